/** The way to what is loaded only when somebody wants a passkey. */

/** Passkeys belong to a name: a bare address (`127.0.0.1`, `[::1]`) has none. */
const isBareAddress = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname)

/** Whether this browser has passkeys for this site; on plain http it does not know them. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window && !isBareAddress(location.hostname)

export const passkeyCalls = () => import('./passkey-calls.ts')
