import { type BulkAction, productBulk } from '@portal/contract/product-own'
import { App } from 'antd'
import { useSubmissionReport } from '../../../features/content/submission-report.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { bulkMessages } from './bulk.messages.ts'
import { Failures, hasKeptBack } from './failures.tsx'

/** Does one thing with products after a question, and tells what became of each. */
export function useBulk(onDone?: () => void) {
  const t = useMessages(bulkMessages)
  const { modal, message } = App.useApp()
  const report = useSubmissionReport()
  const bulk = useSubmission({
    mutationFn: (body: { action: BulkAction; productIds: string[] }) => call(productBulk, { body }),
    onSuccess: ({ done, items }, { action }) => {
      onDone?.()
      const [only] = items
      if (only && items.length === 1 && action === 'submit') {
        report(only)
        return
      }
      const partly = items.filter((item) => item.says === null && hasKeptBack(item)).length
      if (done === items.length && partly === 0) {
        void message.success(t.allDone(done))
        return
      }
      const dialog = modal.warning({
        title: t.someDone(done, items.length - done, partly),
        content: <Failures items={items} onGo={() => dialog.destroy()} />,
      })
    },
    onSettled: () => invalidateRoom('product'),
  })
  return {
    ask: (action: BulkAction, productIds: string[]): void =>
      void modal.confirm({
        title: t[`title_${action}`](productIds.length),
        content: t[`text_${action}`],
        okText: t[action],
        cancelText: t.cancel,
        okButtonProps: { danger: action === 'withdraw' || action === 'archive' || action === 'remove' },
        onOk: () => bulk.mutateAsync({ action, productIds }).catch(() => undefined),
      }),
  }
}
