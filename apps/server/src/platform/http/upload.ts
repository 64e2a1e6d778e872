/** Multipart: one file streamed to disk under a cap, and plain fields. */
import { bilingual } from '@portal/contract/bilingual'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Fault, fault } from '../errors.ts'

/** An uploaded file, on disk until `remove`. */
export interface Upload {
  path: string
  bytes: number
  /** The file's name as the sender's device gives it: for display only, never part of a path. */
  name: string
  fields: Record<string, string>
  remove(): Promise<void>
}

export const FIELD_LIMITS = { fields: 40, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 100 }
const MEBIBYTE = 1024 * 1024
/** What a form may weigh beside its file: fields, part headers, boundaries. */
const FORM_MAX_BYTES = MEBIBYTE

const says = {
  broken: bilingual(
    '表单内容不完整或无法识别，请重试',
    'The form is incomplete or could not be read. Please try again',
  ),
}

const tooLarge = (maxBytes: number): Fault => {
  if (maxBytes === 0) return fault('A0413')
  const most = `${Math.floor(maxBytes / MEBIBYTE)} MB`
  return fault('A0413', bilingual(`文件不能超过 ${most}`, `A file may have at most ${most}`))
}

/** The parser throws plain errors for forms that end early or have no boundary; those of the disk have a code. */
const asRefusal = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof Fault) && !('code' in error)
    ? fault('A0400', says.broken, null, error)
    : error

/**
 * Reads the parts of a request, but no more than `maxBytes` beside the form itself: the refusal comes as soon as more
 * was announced or sent, whatever part it is in. What still arrives then is not read.
 */
export async function underCap<T>(request: FastifyRequest, maxBytes: number, read: () => Promise<T>): Promise<T> {
  const most = maxBytes + FORM_MAX_BYTES
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(maxBytes)
  const { promise: exceeded, reject } = Promise.withResolvers<never>()
  let seen = 0
  const count = (chunk: Buffer): void => {
    seen += chunk.length
    if (seen <= most) return
    request.raw.off('data', count)
    request.raw.unpipe()
    request.raw.pause()
    reject(tooLarge(maxBytes))
  }
  const reading = read()
  // Left behind when the cap is exceeded; it ends with the connection.
  reading.catch(() => undefined)
  request.raw.on('data', count)
  try {
    return await Promise.race([reading, exceeded])
  } catch (error) {
    throw asRefusal(error)
  } finally {
    request.raw.off('data', count)
  }
}

export function addField(fields: Record<string, string>, part: Multipart): void {
  if (part.type !== 'field' || typeof part.value !== 'string') return
  if (part.valueTruncated || part.fieldnameTruncated) throw fault('A0413')
  if (part.fieldname !== '__proto__') fields[part.fieldname] = part.value
}

/** The plain fields of a multipart form; a file among them is refused. */
export function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  return underCap(request, 0, async () => {
    const fields: Record<string, string> = {}
    const parts = request.parts({ limits: { ...FIELD_LIMITS, files: 0, parts: 40 } })
    for await (const part of parts) addField(fields, part)
    return fields
  })
}

interface UploadedForm {
  file: { name: string; bytes: number } | null
  fields: Record<string, string>
}

async function receiveParts(request: FastifyRequest, path: string, maxBytes: number): Promise<UploadedForm> {
  const received: UploadedForm = { file: null, fields: {} }
  // The cap lies one byte higher: a file of exactly `maxBytes` passes.
  const limits = { ...FIELD_LIMITS, files: 1, parts: 41, fileSize: maxBytes + 1 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') addField(received.fields, part)
    else {
      part.file.once('limit', () => part.file.destroy(tooLarge(maxBytes)))
      const sink = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      await pipeline(part.file, sink)
      received.file = { name: part.filename, bytes: sink.bytesWritten }
    }
  }
  return received
}

/**
 * Takes the one file of a multipart request to `folder`. Throws A0413 as soon as more than `maxBytes` came; what was
 * written by then is removed. Answers null when the form holds no file.
 */
export async function takeUpload(
  request: FastifyRequest,
  options: { folder: string; maxBytes: number },
): Promise<Upload | null> {
  if (!request.isMultipart()) throw fault('A0415')
  const { folder, maxBytes } = options
  const path = join(folder, randomUUID())
  const remove = () => rm(path, { force: true })
  try {
    const { file, fields } = await underCap(request, maxBytes, () => receiveParts(request, path, maxBytes))
    return file && { path, ...file, fields, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
