/** Forms that browsers post by themselves: plain fields, and several files that may be too large without all being lost. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Fault, fault } from '../errors.ts'
import { addField, FIELD_LIMITS, underCap } from './upload.ts'

/** A file of a form, on disk until `remove`. */
export interface PostedFile {
  path: string
  /** As the sender's device calls it: for display only. */
  name: string
  /** More came than is taken; the rest was passed over. */
  tooLarge: boolean
}

export interface PostedForm {
  fields: Record<string, string>
  files: PostedFile[]
  /** Why the form could not be read to its end; what came before is here. */
  refusal: Fault | null
  remove(): Promise<void>
}

export interface PostedFormLimits {
  folder: string
  /** Bytes of one file. */
  maxBytes: number
  maxFiles: number
}

/** A form with more files than are wanted is still read, so that it can be given back. */
const SPARE_FILES = 5
/** Files of twice the size are read through and given up; beyond that the connection is. */
const SPARE_BYTES = 2

/** The first of several values: a plain form asks for each once. */
const plain = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).flatMap(([name, value]): [string, string][] => {
          const first: unknown = Array.isArray(value) ? value[0] : value
          return typeof first === 'string' ? [[name, first]] : []
        }),
      )
    : {}

async function takeFile(part: MultipartFile, { folder, maxBytes }: PostedFormLimits): Promise<PostedFile | null> {
  const path = join(folder, randomUUID())
  const sink = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(part.file, sink)
  // A chooser in which nothing was chosen is sent as a file without name and content.
  if (sink.bytesWritten > 0)
    return { path, name: part.filename, tooLarge: part.file.truncated || sink.bytesWritten > maxBytes }
  await rm(path, { force: true })
  return null
}

/** Reads a form, multipart or not. A0415 for anything else; what goes wrong on the way is told in `refusal`. */
export async function readPostedForm(request: FastifyRequest, limits: PostedFormLimits): Promise<PostedForm> {
  const files: PostedFile[] = []
  const remove = async (): Promise<void> => {
    for (const { path } of files) await rm(path, { force: true })
  }
  if (!request.isMultipart()) {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    if (!isForm) throw fault('A0415')
    return { fields: plain(request.body), files, refusal: null, remove }
  }
  const fields: Record<string, string> = {}
  const { maxBytes, maxFiles } = limits
  const most = maxFiles + SPARE_FILES
  const parts = { ...FIELD_LIMITS, files: most, parts: FIELD_LIMITS.fields + most, fileSize: maxBytes + 1 }
  try {
    await underCap(request, maxBytes * maxFiles * SPARE_BYTES, async () => {
      for await (const part of request.parts({ limits: parts })) {
        if (part.type === 'field') addField(fields, part)
        else {
          const file = await takeFile(part, limits)
          if (file) files.push(file)
        }
      }
    })
    return { fields, files, refusal: null, remove }
  } catch (error) {
    if (error instanceof Fault) return { fields, files, refusal: error, remove }
    await remove()
    throw error
  }
}
