import type { Data } from '@portal/contract/kit'
import { articlePublish, articleRemove, type ArticleRow, articleWithdraw } from '@portal/contract/news-admin'
import { App } from 'antd'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './news.messages.ts'

export type Act = 'publish' | 'withdraw' | 'remove'

async function perform(act: Act, rows: readonly ArticleRow[]): Promise<Data<typeof articlePublish>> {
  const ids = rows.map(({ id }) => id)
  if (act === 'withdraw') return call(articleWithdraw, { body: { ids } })
  if (act === 'remove') return call(articleRemove, { body: { ids } })
  return call(articlePublish, { body: { articles: rows.map(({ id, revision }) => ({ id, revision })) } })
}

/** Does one thing to several articles after a question, and says of each that was left why. */
export function useBatch(onDone: () => void): (act: Act, rows: readonly ArticleRow[]) => void {
  const t = useMessages(messages)
  const { modal, message } = App.useApp()
  const batch = useSubmission({
    mutationFn: ({ act, rows }: { act: Act; rows: readonly ArticleRow[] }) => perform(act, rows),
    onSuccess: ({ done, refused }) => {
      invalidateRoom('news')
      onDone()
      if (refused.length === 0) {
        void message.success(t.done(done.length))
        return
      }
      const lines = refused.map(({ id, title, reason }) => <li key={id}>{t.refusedLine(title, t[reason])}</li>)
      modal.warning({ title: t.someRefused(done.length, refused.length), content: <ul>{lines}</ul>, okText: t.ok })
    },
  })
  return (act, rows) => {
    const count = rows.length
    const questions = {
      publish: { title: t.publishTitle(count), content: t.publishText },
      withdraw: { title: t.withdrawTitle(count), content: t.withdrawText },
      remove: { title: t.removeTitle(count), content: t.removeText },
    }
    modal.confirm({
      ...questions[act],
      okText: t[act],
      cancelText: t.cancel,
      okButtonProps: { danger: act !== 'publish' },
      onOk: () => batch.mutateAsync({ act, rows }).catch(() => undefined),
    })
  }
}
