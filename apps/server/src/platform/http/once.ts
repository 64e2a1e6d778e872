/** Calls that are done once: their key, and what tells one from another. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { bilingual } from '@portal/contract/bilingual'
import { IDEMPOTENCY_KEY } from '@portal/contract/idempotency-key'
import type { AnyEndpoint } from '@portal/contract/kit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fault } from '../errors.ts'
import type { Idempotency, KeyedCall } from '../idempotency.ts'
import type { Call } from './endpoints.ts'
import type { PostedForm } from './posted-form.ts'

const KEY = /^[\x21-\x7e]{8,128}$/

const says = {
  key: bilingual(
    'Idempotency-Key 须为 8–128 个可见的 ASCII 字符',
    'An Idempotency-Key has 8 to 128 visible ASCII characters',
  ),
}

/** The key of a call that is done once; null without one. Throws A0400 for one that is malformed. */
export function idempotencyKeyOf(endpoint: AnyEndpoint, request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_KEY]
  if (!endpoint.once || key === undefined) return null
  if (typeof key !== 'string' || !KEY.test(key)) throw fault('A0400', says.key)
  return key
}

/** SHA-256 of a file, which may be as large as a list. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url')
}

async function contentOf({ query, params, body, upload }: Call): Promise<string> {
  const file = upload && { name: upload.name, fields: upload.fields, digest: await digestOf(upload.path) }
  return JSON.stringify([query, params, body, file])
}

function answerOf({ once, data }: AnyEndpoint): KeyedCall['answer'] {
  if (once === 'secret') return 'secret'
  if (data instanceof z.ZodNull) return 'nothing'
  return (result) => data.safeParse(result).data
}

/** Does the work of a parsed call, once where it comes with a key. Nobody's calls have none: visitors post forms. */
export async function performCall(
  idempotency: Idempotency,
  endpoint: AnyEndpoint,
  call: Call,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { idempotencyKey: key, actor } = call
  if (key === null || actor === null) return work()
  const content = await contentOf(call)
  const name = `${endpoint.method} ${endpoint.path}`
  return idempotency.perform(
    { actor: `user:${actor.userId}`, key, endpoint: name, content, answer: answerOf(endpoint) },
    work,
  )
}

/**
 * Takes a visitor's form once. It has no key: the same content under the same stamp is the same form. Its answer leads to
 * what only its sender may read, and is not kept.
 */
export async function performForm<T>(
  idempotency: Idempotency,
  path: string,
  { fields, files }: PostedForm,
  work: () => Promise<T>,
): Promise<T> {
  const { stamp = '' } = fields
  const digests = await Promise.all(files.map(({ path: file }) => digestOf(file)))
  const content = JSON.stringify([path, fields, digests])
  const actor = `form:${createHash('sha256').update(stamp).digest('base64url')}`
  return idempotency.perform({ actor, key: content, endpoint: `POST ${path}`, content, answer: 'secret' }, work)
}
