/**
 * After a deployment an open page may ask for chunks that are gone: it loads anew, where somebody was going if they were
 * on their way, and not again within a minute.
 */
const KEY = 'chunk-reload-at'

let destination: string | undefined

/** Tells where a navigation under way leads to; undefined when none is. */
export function noteDestination(address: string | undefined): void {
  destination = address
}

export function recoverFromLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? '0')
    if (!navigator.onLine || Date.now() - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    if (destination === undefined) location.reload()
    else location.assign(destination)
  })
}
