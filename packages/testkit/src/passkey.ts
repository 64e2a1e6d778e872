/** An authenticator in software (WebAuthn, attestation `none`, ES256), as phones and keys have it. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { passkeyAdd, passkeyBegin, passkeyChallenge } from '@portal/contract/user-passkey'
import type { Client } from './client.ts'

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')

/** The head of a CBOR item (RFC 8949): its kind, and its length or value below 65,536. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff])
}
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** An ES256 key as COSE has it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export interface Authenticator {
  /** What `navigator.credentials.create()` answers on a page of `origin`. */
  create(challenge: string): ReturnType<typeof asJson> & { response: { attestationObject: string } }
  /** What `navigator.credentials.get()` answers there. `verified` false: nobody showed who they are. */
  get(
    challenge: string,
    how?: { verified?: boolean; origin?: string },
  ): ReturnType<typeof asJson> & { response: { authenticatorData: string; signature: string } }
}

const asJson = (id: string, clientData: Buffer) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: base64url(clientData) },
})

/** A new authenticator with one key, for pages of `origin`. */
export function newAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let counter = 0
  const clientData = (type: string, challenge: string, at = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authenticatorData = (flags: number): Buffer => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  return {
    create(challenge) {
      const made = asJson(id, clientData('webauthn.create', challenge))
      const length = Buffer.from([0, credentialId.length])
      const data = Buffer.concat([
        authenticatorData(PRESENT | VERIFIED | HAS_CREDENTIAL),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ])
      return { ...made, response: { ...made.response, attestationObject: base64url(attestation) } }
    },
    get(challenge, { verified = true, origin: at = origin } = {}) {
      const client = clientData('webauthn.get', challenge, at)
      const data = authenticatorData(verified ? PRESENT | VERIFIED : PRESENT)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const signed = asJson(id, client)
      const response = { ...signed.response, authenticatorData: base64url(data), signature: base64url(signature) }
      return { ...signed, response }
    },
  }
}

/** Adds a passkey for somebody with this password. */
export async function addPasskey(client: Client, password: string, name = '手机') {
  const authenticator = newAuthenticator(client.origin)
  const { challenge } = await client.call(passkeyBegin, { body: { password } })
  const body = { name, credential: authenticator.create(challenge) }
  return { authenticator, ...(await client.call(passkeyAdd, { body })) }
}

/** What an authenticator signs to sign in at this server. */
export async function signedBy(client: Client, authenticator: Authenticator) {
  const { challenge } = await client.call(passkeyChallenge, {})
  return authenticator.get(challenge)
}
