import type { ComponentProps, SubmitEvent } from 'react'
import { useSubmissionGuard } from '../../lib/use-submission-guard.ts'

/** A browser that has not left by then was stopped; the form may be posted anew. */
const GIVEN_UP_MS = 15_000

/** Rejects when the page did not go away after all, or was come back to. */
const leaving = (): Promise<never> =>
  new Promise((_, stayed) => {
    const givenUp = AbortSignal.timeout(GIVEN_UP_MS)
    givenUp.addEventListener('abort', stayed)
    // The page's own arrival, which the form may have been quicker than, is no return.
    addEventListener('pageshow', ({ persisted }) => persisted && stayed(), { signal: givenUp })
  })

/** A form that the browser posts by itself, whose answer is another page: posted once, however often it is pressed. */
export function PostedForm(props: Omit<ComponentProps<'form'>, 'method' | 'onSubmit'>) {
  const { once } = useSubmissionGuard<never>()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    let posts = false
    const left = once(null, () => {
      posts = true
      return leaving()
    })
    left.catch(() => undefined)
    if (!posts) event.preventDefault()
  }
  return <form {...props} method="post" onSubmit={submit} />
}
