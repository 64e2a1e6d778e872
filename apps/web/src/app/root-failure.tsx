import { useLanguage, useMessages } from '../lib/i18n/language.ts'
import { useReloadOnline } from '../lib/use-reload-online.ts'
import { failureMessages } from '../ui/failure.messages.ts'
import { useRouteError } from 'react-router'

/** Known by its name: its module is the signed-in faces' client, which visitors do not load. */
const isCallError = (error: unknown): error is Error => error instanceof Error && error.name === 'CallError'

/** Stands in when not even the frame of a page could be put together: offline at the start, or the server is away. */
export function RootFailure() {
  const t = useMessages(failureMessages)
  const language = useLanguage()
  const error = useRouteError()
  useReloadOnline(true)
  return (
    <main className="root-failure" lang={language}>
      <title>{t.title}</title>
      <h1>{t.title}</h1>
      <p>{isCallError(error) ? error.message : t.text}</p>
      <button type="button" onClick={() => location.reload()}>
        {t.retry}
      </button>
    </main>
  )
}
