/**
 * Where to go after the sign-in: an address of ours that was asked for, anything else is home. A path that begins with
 * two strokes (`/.//evil.example` comes to that) is the address of a host to whoever follows it.
 */
export function safeRedirect(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/')) return '/'
  try {
    const url = new URL(wanted, origin)
    const ours = url.origin === origin && !url.pathname.startsWith('//') && url.pathname !== '/login'
    return ours ? url.pathname + url.search + url.hash : '/'
  } catch {
    return '/'
  }
}
