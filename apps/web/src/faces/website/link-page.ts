/** Pages that a mailed link opens: what lies behind the token, and what a refused form of the page held. */
import type { FormEntrance } from '@portal/contract/site-form'
import { originOf, orNull, type PageContext, type PageHead } from './page-data.ts'

export interface LinkPageData<Thread> {
  head: PageHead
  token: string
  /** null: the link leads nowhere, or to what was erased. */
  thread: Thread | null
  entrance: Pick<FormEntrance, 'entries' | 'faults'>
}

/** The key of a refused form, as the calls are asked with it. */
export const attemptOf = ({ url }: PageContext): { attempt?: string } => {
  const attempt = url.searchParams.get('attempt')?.slice(0, 64)
  return attempt ? { attempt } : {}
}

/** Finds what a link opens, by the calls of its room. `path`: of the page. */
export async function openLink<Thread extends { number: string }>(
  context: PageContext,
  path: string,
  words: { title: string; titleOf(number: string): string; description: string },
  calls: {
    thread(query: { token: string }): Promise<Thread>
    entrance(query: { attempt?: string }): Promise<FormEntrance>
  },
): Promise<LinkPageData<Thread>> {
  const token = context.url.searchParams.get('token')?.slice(0, 64) ?? ''
  const asked = attemptOf(context)
  const [thread, { entries, faults }] = await Promise.all([
    token === '' ? null : orNull(calls.thread({ token })),
    asked.attempt ? calls.entrance(asked) : { entries: {}, faults: [] },
  ])
  return {
    head: {
      title: thread ? words.titleOf(thread.number) : words.title,
      description: words.description,
      // The token opens the page: it is named to nobody.
      address: path,
      origin: originOf(context),
    },
    token,
    thread,
    entrance: { entries, faults },
  }
}
