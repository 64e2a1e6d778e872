import { articlePublish, articleUnschedule, articleWithdraw } from '@portal/contract/news-admin'
import { App } from 'antd'
import type { ReactElement } from 'react'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { SHOWN_SECONDS, ShownOnWebsite } from '../../../features/shell/shown-on-website.tsx'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './news-detail.messages.ts'
import type { ArticleControl } from './use-article.ts'

type Step = { kind: 'publish'; at: string | null } | { kind: 'unschedule' } | { kind: 'withdraw' }

/** Bringing what is typed to its readers, now or later, and taking it back. */
export function usePublication(id: string | undefined, article: Pick<ArticleControl, 'settle' | 'form'>) {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()

  /** Answers what to say of what was done; undefined where nothing was. */
  async function take(step: Step): Promise<ReactElement | string | undefined> {
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
    if (step.at !== null) return t.scheduleDone(formatInstant(step.at))
    // What only enterprises read is nowhere on the website.
    if (!standing || article.form.audience === 'workbench') return t.publishDone
    return <ShownOnWebsite said={t.publishDone} to={`/website/news/detail?id=${standing.id}`} />
  }

  const run = useSubmission({
    mutationFn: take,
    onSuccess: (said) => {
      invalidateRoom('news')
      if (said !== undefined) void message.success({ content: said, duration: SHOWN_SECONDS })
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
