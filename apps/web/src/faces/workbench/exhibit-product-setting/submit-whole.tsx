import type { ContentStatus } from '@portal/contract/content'
import type { ProductKind } from '@portal/contract/product-document'
import { productBulk } from '@portal/contract/product-own'
import { App, Button } from 'antd'
import { unsentKinds, useKindList, useSubmissionReport } from '../../../features/content/submission-report.tsx'
import { submissionMessages } from '../../../features/content/submission.messages.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'

interface Props {
  productId: string
  statuses: Readonly<Record<ProductKind, ContentStatus>>
}

/** Sends everything of the product that is ready to review, after a question; nothing while nothing is to be sent. */
export function SubmitWhole({ productId, statuses }: Props) {
  const t = useMessages(submissionMessages)
  const list = useKindList()
  const { modal } = App.useApp()
  const report = useSubmissionReport()
  const submit = useSubmission({
    mutationFn: () => call(productBulk, { body: { productIds: [productId], action: 'submit' } }),
    onSuccess: ({ items }) => items.forEach((item) => report(item)),
    onSettled: () => invalidateRoom('product'),
  })
  const unsent = unsentKinds(statuses)
  if (unsent.length === 0) return null
  const ask = (): void =>
    void modal.confirm({
      title: t.wholeTitle,
      content: t.wholeText(list(unsent)),
      okText: t.whole,
      cancelText: t.cancel,
      onOk: () => submit.mutateAsync().catch(() => undefined),
    })
  return (
    <Button type="primary" loading={submit.isPending} onClick={ask}>
      {t.whole}
    </Button>
  )
}
