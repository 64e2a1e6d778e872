import { type FilingSource, filingSourceSave } from '@portal/contract/filing-admin'
import { App } from 'antd'
import { filingMessages } from '../../../features/filing/filing.messages.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './filing-sources.messages.ts'

type Change = Partial<Pick<FilingSource, 'active' | 'url' | 'keyId'>>

/** Saves a source; putting it in or out of use is asked about first. */
export function useSource(source: FilingSource) {
  const t = useMessages(messages)
  const names = useMessages(filingMessages)
  const { message, modal } = App.useApp()
  const { kind, active, url, keyId, revision } = source
  const saving = useSubmission({
    mutationFn: (change: Change) =>
      call(filingSourceSave, { body: { kind, active, url, keyId, revision, ...change } }, { quiet: true }),
    onSuccess: () => void message.success(t.saved),
    onError: (error) =>
      void message.error(error instanceof CallError && error.code === 'A0409' ? t.conflict : error.message),
    onSettled: () => invalidateRoom('filing'),
  })
  const ask = (title: string, content: string | undefined, change: Change): void =>
    void modal.confirm({
      title,
      content,
      cancelText: t.cancel,
      onOk: () => saving.mutateAsync(change).catch(() => undefined),
    })
  return {
    save: saving.mutate,
    saving: saving.isPending,
    begin: (change: Change = {}) => ask(t.beginConfirm(names[kind]), t.beginText, { ...change, active: true }),
    end: () => ask(t.stopConfirm, undefined, { active: false }),
  }
}
