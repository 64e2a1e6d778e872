/** The way to what is loaded only when somebody wants a passkey. */

/** Whether this browser knows passkeys; on plain http it does not. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

export const passkeyCalls = () => import('./passkey-calls.ts')
