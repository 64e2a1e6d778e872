import { type ReactNode, Suspense, useEffect } from 'react'

/** While code is awaited in the browser; keeps what follows out of sight instead of letting it jump. */
const room = <div style={{ minHeight: '100vh' }} />

/** Leads whoever followed a link into a part that was just being fetched, and has not moved since, to where it led. */
function Arrival() {
  useEffect(() => {
    if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return null
}

/**
 * Holds a `lazyPart()` of a page that nobody sees without scrolling. The server renders it in place, so that it is
 * read and followed at once; its script is not part of the page's first load and joins when the rest has come alive.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={room}>
      {children}
      <Arrival />
    </Suspense>
  )
}

/** Made by `app/document-script.js`; the server and tests have none. */
const { firstMove } = globalThis as { firstMove?: Promise<unknown> }

/**
 * For `lazyPart()`: fetches a part when somebody first scrolls, touches or types on a phone, and at once elsewhere. Until then
 * what the server rendered is read as it stands; its links and forms work without script.
 */
export const onFirstMove =
  <Part,>(fetchPart: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await firstMove
    return fetchPart()
  }
