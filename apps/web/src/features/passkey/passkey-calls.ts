/** Passkeys in the browser. Loaded when somebody wants one: the library and the contract's schemas are no part of a first load. */
import { passkeyAdd, passkeyBegin, passkeyChallenge, passkeyLogin } from '@portal/contract/user-passkey'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from '../../lib/client.ts'
import { NO_AUTH } from '../../lib/http.ts'

/** Whether the person closed the browser's dialog, or let it wait too long. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** No extension is asked for; what a browser volunteers is not passed on. */
const unextended = { clientExtensionResults: {} }

const visitor = { quiet: true, authorization: NO_AUTH } as const

/** Has a passkey of this device sign something fresh. */
export async function signByPasskey() {
  const optionsJSON = await call(passkeyChallenge, {}, visitor)
  return { ...(await startAuthentication({ optionsJSON })), ...unextended }
}

/** Signs in by a passkey of this device; answers the access token. */
export async function signInByPasskey(how: { rememberMe: boolean; linkTicket?: string }): Promise<string> {
  const credential = await signByPasskey()
  return (await call(passkeyLogin, { body: { ...how, credential } }, visitor)).accessToken
}

/** Makes a passkey on this device; answers recovery codes with the first second factor of the account, else null. */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<string[] | null> {
  const optionsJSON = await call(passkeyBegin, { body: { password } }, { quiet: true })
  const credential = { ...(await startRegistration({ optionsJSON })), ...unextended }
  return (await call(passkeyAdd, { body: { name, credential } }, { quiet: true })).recoveryCodes
}
