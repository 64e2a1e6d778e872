/** Passkeys (WebAuthn): they sign in alone, and stand for the second factor. */
import { z } from 'zod'
import { endpoint, Id, Instant, requiredText, text } from './kit.ts'
import { RememberMe } from './user-factor-code.ts'
import { Person } from './user-factor.ts'
import { AccessToken } from './user.ts'

/** Bytes as base64url. */
const Bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/)

/** What `navigator.credentials.create()` answered, as JSON. */
const Created = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
})

/** What `navigator.credentials.get()` answered, as JSON. */
export const Signed = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
})

export const Passkey = z.object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
export type Passkey = z.infer<typeof Passkey>

export const passkeyList = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/passkey/list',
  access: 'signed-in',
  whileOwing: ['factor'],
  summary: "The caller's passkeys, the oldest first.",
  data: z.array(Passkey),
})

export const passkeyBegin = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/enterprise/user/passkey/begin',
  access: 'signed-in',
  whileOwing: ['factor'],
  summary:
    'Begin to add a passkey, by the password or a fresh code: answers what the browser makes it of, within ten minutes.',
  body: Person,
  data: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
    authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  }),
})

export const passkeyAdd = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/passkey/add',
  access: 'signed-in',
  whileOwing: ['factor'],
  summary:
    'Add the passkey that the browser made. Answers recovery codes with the first second factor of the account, once.',
  body: z.object({ name: requiredText(40), credential: Created }),
  data: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
})

export const passkeyRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/passkey/remove',
  access: 'signed-in',
  summary:
    'Remove a passkey, by the password or a fresh code. A0404 when it is not the caller’s, A0400 for the last second factor where the platform requires one.',
  body: Person.extend({ id: Id }),
})

export const passkeyChallenge = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/enterprise/user/passkey/challenge',
  access: 'public',
  summary: 'What a passkey signs to sign in; good once and for ten minutes.',
  data: z.object({ challenge: z.string(), rpId: z.string(), userVerification: z.literal('required') }),
})

export const passkeyLogin = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/passkey/login',
  access: 'public',
  summary: 'Sign in by a passkey, whose authenticator verified its person: neither a password nor a code is asked for.',
  body: z.object({ credential: Signed, rememberMe: RememberMe, linkTicket: text(64).optional() }),
  data: AccessToken,
})
