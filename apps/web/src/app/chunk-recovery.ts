/** After a deployment an open page may ask for chunks that are gone: it reloads once, and not again within a minute. */
const KEY = 'chunk-reload-at'

export function recoverFromLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? '0')
    if (!navigator.onLine || Date.now() - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
