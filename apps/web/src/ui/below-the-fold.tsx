import { type ReactNode, Suspense } from 'react'

/** While code is awaited in the browser; keeps what follows out of sight instead of letting it jump. */
const room = <div style={{ minHeight: '100vh' }} />

/**
 * Holds a `lazy()` part of a page that nobody sees without scrolling. The server renders it in place, so that it is
 * read and followed at once; its script is not part of the page's first load and joins when the rest has come alive.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return <Suspense fallback={room}>{children}</Suspense>
}

/** Made by `app/document-script.js`; the server and tests have none. */
const { firstMove } = globalThis as { firstMove?: Promise<unknown> }

/**
 * For `lazy()`: fetches a part when somebody first scrolls, touches or types on a phone, and at once elsewhere. Until then
 * what the server rendered is read as it stands; its links and forms work without script.
 */
export const onFirstMove =
  <Part,>(fetchPart: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await firstMove
    return fetchPart()
  }
