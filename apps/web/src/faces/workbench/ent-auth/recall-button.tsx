import { certificationRecall } from '@portal/contract/enterprise-certification'
import { App, Button } from 'antd'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { refreshSession } from '../../../features/shell/refresh-session.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { entAuthMessages } from './ent-auth.messages.ts'

/** Takes the certification that waits back from review, after asking. */
export function RecallButton() {
  const t = useMessages(entAuthMessages)
  const { modal, message } = App.useApp()
  const recall = useSubmission({
    mutationFn: () => call(certificationRecall, {}, { quiet: true }),
    onSuccess: async () => {
      void message.success(t.recalledToast)
      invalidateRoom('ent')
      await refreshSession()
    },
    // Somebody may have decided meanwhile: then the page shows that.
    onError: (error) => {
      invalidateRoom('ent')
      if (error instanceof CallError) void message.error(error.message)
    },
  })
  const ask = (): void =>
    void modal.confirm({
      title: t.recallTitle,
      content: t.recallText,
      okText: t.recallOk,
      cancelText: t.recallCancel,
      onOk: () => recall.mutateAsync().catch(() => undefined),
    })
  return (
    <Button onClick={ask} loading={recall.isPending}>
      {t.recall}
    </Button>
  )
}
