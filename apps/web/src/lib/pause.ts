/** Waits, but no longer than until the network is back or `signal` aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const now = (): void => {
      clearTimeout(timer)
      resolve()
    }
    window.addEventListener('online', now, { once: true, signal })
    signal.addEventListener('abort', now, { once: true })
  })
}
