import { articlePublish, articleUnschedule, articleWithdraw } from '@portal/contract/news-admin'
import { App } from 'antd'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './news-detail.messages.ts'
import type { ArticleControl } from './use-article.ts'

type Step = { kind: 'publish'; at: string | null } | { kind: 'unschedule' } | { kind: 'withdraw' }

/** Bringing what is typed to its readers, now or later, and taking it back. */
export function usePublication(id: string | undefined, article: Pick<ArticleControl, 'settle'>) {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()

  async function take(step: Step): Promise<string | undefined> {
    if (step.kind === 'unschedule') {
      await call(articleUnschedule, { body: { id: id ?? '' } })
      return t.unscheduleDone
    }
    const standing = step.kind === 'publish' ? await article.settle() : undefined
    if (step.kind === 'publish' && !standing) return undefined
    const { refused } = standing
      ? await call(articlePublish, {
          body: {
            articles: [{ id: standing.id, revision: standing.revision }],
            at: step.kind === 'publish' ? step.at : null,
          },
        })
      : await call(articleWithdraw, { body: { ids: [id ?? ''] } })
    const [first] = refused
    if (first) {
      void message.error(t[first.reason])
      return undefined
    }
    if (step.kind === 'withdraw') return t.withdrawDone
    return step.at === null ? t.publishDone : t.scheduleDone(formatInstant(step.at))
  }

  const run = useSubmission({
    mutationFn: take,
    onSuccess: (said) => {
      invalidateRoom('news')
      if (said !== undefined) void message.success(said)
    },
  })
  return {
    busy: run.isPending && run.variables ? run.variables.kind : null,
    publish: (at: string | null): void => run.mutate({ kind: 'publish', at }),
    unschedule: (): void => run.mutate({ kind: 'unschedule' }),
    withdraw: (): void =>
      void modal.confirm({
        title: t.withdrawTitle,
        content: t.withdrawText,
        okText: t.withdraw,
        okButtonProps: { danger: true },
        cancelText: t.cancel,
        onOk: () => run.mutateAsync({ kind: 'withdraw' }).catch(() => undefined),
      }),
  }
}
