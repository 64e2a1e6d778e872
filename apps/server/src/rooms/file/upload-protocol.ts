/** The tus protocol (1.0.0: creation, creation-with-upload, expiration, termination) over our uploads. Loaded with the first upload. */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { UPLOAD_PATH } from '@portal/contract/file'
import { DataStore, MemoryLocker, Server, Upload } from '@tus/server'
import { fault, Fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { admitUploader, announcedOf, UPLOAD_DAYS, uploadAddress, uploadRefusals } from './file-media.policy.ts'
import type { UploadRow } from './file-upload.repo.ts'
import type { Uploads } from './file-upload.service.ts'

/**
 * Within a process a new request makes the one before end and store what it holds; that saves sending it again. Between
 * processes nothing is locked: a piece that does not follow is refused by the database.
 */
const locker = new MemoryLocker()
const DRAIN_MS = 1

const asTus = (row: UploadRow): Upload =>
  new Upload({
    id: row.id,
    size: Number(row.bytes),
    offset: Number(row.received),
    metadata: { kind: row.kind, name: row.name },
    creation_date: row.created_at.toISOString(),
  })

/** The store of one request: what it may see is what its actor may see. */
class RequestStore extends DataStore {
  readonly #uploads: Uploads
  readonly #actor: Actor

  constructor(uploads: Uploads, actor: Actor) {
    super()
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination']
    this.#uploads = uploads
    this.#actor = actor
  }

  override async create(upload: Upload): Promise<Upload> {
    const announced = announcedOf(upload.metadata, upload.size)
    const row = await this.#uploads.begin(admitUploader(this.#actor, announced.kind), upload.id, announced)
    upload.creation_date = row.created_at.toISOString()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    return asTus(await this.#uploads.get(this.#actor, id))
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    return this.#uploads.append(await this.#uploads.get(this.#actor, id), stream, offset)
  }

  override async remove(id: string): Promise<void> {
    await this.#uploads.cancel(this.#actor, id)
  }

  override getExpiration(): number {
    return UPLOAD_DAYS * 24 * 3600 * 1000
  }
}

const statusOf = (error: unknown): number => {
  const status = error !== null && typeof error === 'object' ? Reflect.get(error, 'status_code') : undefined
  return typeof status === 'number' ? status : 500
}

/** What the library says no with, as a refusal of ours. */
function refusalOf(status: number): Fault {
  if (status === 404 || status === 410) return uploadRefusals.gone()
  if (status === 409) return uploadRefusals.offset()
  if (status === 413) return fault('A0413')
  return uploadRefusals.protocol()
}

/** Answers one request of the protocol. Throws Fault for whatever is refused. */
export async function answerUpload(uploads: Uploads, actor: Actor, request: Request): Promise<Response> {
  let thrown: unknown = null
  const server = new Server({
    path: UPLOAD_PATH,
    datastore: new RequestStore(uploads, actor),
    locker,
    lockDrainTimeout: DRAIN_MS,
    namingFunction: () => randomUUID(),
    generateUrl: (_request, { id }) => uploadAddress(id),
    getFileIdFromRequest: (one) => new URL(one.url).pathname.split('/').at(-1),
    onUploadFinish: async (_request, { id }) => {
      await uploads.finish(actor, id)
      return {}
    },
    onIncomingRequest: async (one, id) => {
      // Who was killed between the last piece and the end finds it finished now.
      if (one.method === 'HEAD') await uploads.finish(actor, (await uploads.get(actor, id)).id)
    },
    onResponseError: (_request, error) => {
      thrown = error
      return undefined
    },
  })
  const response = await server.handleWeb(request)
  if (thrown instanceof Fault) throw thrown
  if (thrown !== null && statusOf(thrown) >= 500)
    throw thrown instanceof Error ? thrown : new Error('the upload protocol failed', { cause: thrown })
  if (response.status >= 400) throw refusalOf(response.status)
  return response
}
