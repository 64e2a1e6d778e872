/** Multipart: one file streamed to disk under a cap, and plain fields. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fault } from '../errors.ts'
import { both } from './language.ts'

/** An uploaded file, on disk until `remove`. */
export interface Upload {
  path: string
  bytes: number
  /** The file's name as the sender's device gives it: for display only, never part of a path. */
  name: string
  fields: Record<string, string>
  remove(): Promise<void>
}

const FIELD_LIMITS = { fields: 40, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 100 }
const MEBIBYTE = 1024 * 1024

const tooLarge = (maxBytes: number) => {
  const most = `${Math.floor(maxBytes / MEBIBYTE)} MB`
  return fault('A0413', both(`文件不能超过 ${most}`, `A file may have at most ${most}`))
}

function addField(fields: Record<string, string>, part: Multipart): void {
  if (part.type !== 'field' || typeof part.value !== 'string') return
  if (part.valueTruncated || part.fieldnameTruncated) throw fault('A0413')
  if (part.fieldname !== '__proto__') fields[part.fieldname] = part.value
}

/** The plain fields of a multipart form; a file among them is refused. */
export async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  const parts = request.parts({ limits: { ...FIELD_LIMITS, files: 0, parts: 40 } })
  for await (const part of parts) addField(fields, part)
  return fields
}

/**
 * Takes the first file of a multipart request to `folder`. Throws A0413 as soon as more than `maxBytes` came;
 * what was written by then is removed. Answers null when the form holds no file.
 */
export async function takeUpload(
  request: FastifyRequest,
  options: { folder: string; maxBytes: number },
): Promise<Upload | null> {
  if (!request.isMultipart()) throw fault('A0415')
  const path = join(options.folder, randomUUID())
  const remove = () => rm(path, { force: true })
  const fields: Record<string, string> = {}
  let taken: { name: string; bytes: number } | null = null
  try {
    // The cap lies one byte higher: a file of exactly `maxBytes` passes.
    const limits = { ...FIELD_LIMITS, files: 1, parts: 41, fileSize: options.maxBytes + 1 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(fields, part)
      else {
        const sink = createWriteStream(path, { flags: 'wx', mode: 0o600 })
        await pipeline(part.file, sink)
        if (part.file.truncated || sink.bytesWritten > options.maxBytes) throw tooLarge(options.maxBytes)
        taken = { name: part.filename, bytes: sink.bytesWritten }
      }
    }
  } catch (error) {
    await remove()
    throw error
  }
  return taken && { path, ...taken, fields, remove }
}
