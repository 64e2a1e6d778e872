/** Where to go after the sign-in: an address of ours from `?redirect=`, anything else is home. */
export function safeRedirect(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/')) return '/'
  try {
    const url = new URL(wanted, origin)
    const ours = url.origin === origin && url.pathname !== '/login'
    return ours ? url.pathname + url.search + url.hash : '/'
  } catch {
    return '/'
  }
}
