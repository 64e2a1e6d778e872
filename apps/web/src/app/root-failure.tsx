import { useLanguage, useMessages } from '../lib/i18n/language.ts'
import { CallError } from '../lib/http.ts'
import { rootFailureWords } from './root-failure.messages.ts'
import { useRouteError } from 'react-router'

/** Stands in when not even the frame of a page could be put together: offline at the start, or the server is away. */
export function RootFailure() {
  const words = useMessages(rootFailureWords)
  const language = useLanguage()
  const error = useRouteError()
  return (
    <main className="root-failure" lang={language}>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p>{error instanceof CallError ? error.message : words.text}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.retry}
      </button>
    </main>
  )
}
