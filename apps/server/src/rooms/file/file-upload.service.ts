import { createHash, randomBytes, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { UploadKind } from '@portal/contract/file'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor, OrganisationActor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { defineCaptionsJobs } from './file-captions.jobs.ts'
import { defineDocumentJobs } from './file-document.jobs.ts'
import { defineVideoJobs, type VideoDependencies } from './file-video.jobs.ts'
import { defineModelJobs } from './file-model.jobs.ts'
import { defineRestJobs } from './file-rest.jobs.ts'
import { mediaKey, pieceKey, uploadFolder } from './file-keys.ts'
import {
  admitUploader,
  type Announced,
  assertType,
  VIDEOS_PER_DAY,
  HEAD_BYTES,
  MOST_UNFINISHED,
  UPLOAD_DAYS,
  uploadRefusals,
} from './file-media.policy.ts'
import { fileMediaRepo } from './file-media.repo.ts'
import type { MediaLibrary } from './file-media.service.ts'
import type { FileStorage } from './file-storage.service.ts'
import { fileChanged } from './file.events.ts'
import { refusals, UPLOADS_PER_HOUR } from './file.policy.ts'
import { fileUploadRepo, type UploadRow } from './file-upload.repo.ts'
import { mediaTypeOf } from './upload-content.ts'

/** Bytes that are gathered before they are stored: as much as a killed process can lose, and the memory of one upload. */
export const PIECE_BYTES = 4 * 1024 * 1024
const DAY_MS = 24 * 3600 * 1000
const PUT_TOGETHER = { concurrency: 2, retries: 12, expireSeconds: 3600 }

export const putTogetherJob = defineJob<{ uploadId: string }>('file.put-together')
export const removePiecesJob = defineJob<{ uploadId: string }>('file.remove-pieces')
export const expireUploadJob = defineJob<{ uploadId: string }>('file.expire-upload')

type Deps = {
  transactor: Transactor
  storage: Storage
  jobs: Jobs
  throttle: Throttle
  media: MediaLibrary
}

/** With what the work on videos needs, and what holds quotas. */
type AllDeps = Deps & Pick<VideoDependencies, 'ffmpegPath' | 'temporaryFolder'> & { fileStorage: FileStorage }

/** The bytes of some pieces, one after the other; `hash` sees them pass. */
async function* bytesOf(storage: Storage, pieces: readonly { key: string }[], hash?: Hash): AsyncGenerator<Buffer> {
  for (const { key } of pieces) {
    for await (const chunk of await storage.get(key)) {
      const bytes = chunk as Buffer
      hash?.update(bytes)
      yield bytes
    }
  }
}

/** What happens to an upload when nobody waits: its pieces become one file; what is over is cleaned away. */
function defineUploadJobs({ transactor, storage, jobs, media }: Deps): void {
  async function putTogether(uploadId: string): Promise<void> {
    const upload = await fileUploadRepo(transactor.read).byId(uploadId)
    const file = await fileMediaRepo(transactor.read).byId(uploadId)
    if (!upload || !file || file.stored || file.state !== 'checking') return
    const pieces = await fileUploadRepo(transactor.read).pieces(uploadId)
    const hash = createHash('sha256')
    await storage.put(mediaKey(uploadId), Readable.from(bytesOf(storage, pieces, hash), { objectMode: false }))
    await transactor.transact(async (tx) => {
      await media.stored(tx, uploadId, hash.digest())
      await fileUploadRepo(tx).forgetPieces(uploadId)
      await jobs.enqueue(tx, removePiecesJob, { uploadId })
    })
  }

  jobs.define(putTogetherJob, ({ uploadId }) => putTogether(uploadId), PUT_TOGETHER)
  jobs.define(removePiecesJob, ({ uploadId }) => storage.delete(uploadFolder(uploadId)))
  jobs.define(expireUploadJob, async ({ uploadId }) => {
    const upload = await fileUploadRepo(transactor.read).byId(uploadId)
    if (!upload || upload.expires_at > now()) return
    await transactor.transact(async (tx) => {
      if (upload.finished_at) await fileUploadRepo(tx).remove(uploadId)
      else if (await fileUploadRepo(tx).cancel(uploadId)) await jobs.enqueue(tx, removePiecesJob, { uploadId })
    })
  })
}

/**
 * Uploads that survive whatever happens to a connection, a browser or this process. Bytes are stored in pieces as they
 * come; a piece counts once its row is committed, and only when it follows the one before. No process owns an upload.
 */
export function createUploads(deps: AllDeps) {
  const { transactor, storage, jobs, throttle, fileStorage } = deps
  defineUploadJobs(deps)
  defineRestJobs(deps)
  defineCaptionsJobs(deps)
  defineDocumentJobs(deps)
  defineModelJobs(deps)
  defineVideoJobs(deps)

  async function count(key: string, limit: Parameters<Throttle['consume']>[1]): Promise<void> {
    const consumed = await throttle.consume(key, limit)
    if (consumed !== 'ok') throw refusals.often(consumed.retryAfter)
  }

  /** Throws an upload away that is not finished. */
  async function discard(uploadId: string): Promise<boolean> {
    return transactor.transact(async (tx) => {
      const removed = await fileUploadRepo(tx).cancel(uploadId)
      if (removed) await jobs.enqueue(tx, removePiecesJob, { uploadId })
      return removed
    })
  }

  /** Looks at what the file is as soon as enough has come. What is no such file is thrown away: A0415. */
  async function judge(upload: UploadRow, received: number): Promise<string | null> {
    if (upload.media_type !== null) return upload.media_type
    if (received < Math.min(HEAD_BYTES, Number(upload.bytes))) return null
    const kind = upload.kind as UploadKind
    const pieces = await fileUploadRepo(transactor.read).pieces(upload.id, HEAD_BYTES)
    const head = (await buffer(Readable.from(bytesOf(storage, pieces)))).subarray(0, HEAD_BYTES)
    try {
      const type = assertType(kind, upload.name, await mediaTypeOf(kind, head))
      await transactor.transact((tx) => fileUploadRepo(tx).setType(upload.id, type))
      return type
    } catch (error) {
      await discard(upload.id)
      throw error
    }
  }

  /** Stores a piece and writes it down. A0409 when another connection was faster. */
  async function addPiece(uploadId: string, start: number, bytes: Buffer): Promise<void> {
    const key = pieceKey(uploadId, start, randomBytes(6).toString('hex'))
    await storage.put(key, bytes)
    const piece = { start, bytes: bytes.length, key }
    if (await transactor.transact((tx) => fileUploadRepo(tx).addPiece(uploadId, piece))) return
    await storage.delete(key)
    throw uploadRefusals.offset()
  }

  async function get(actor: Actor, id: string): Promise<UploadRow> {
    const upload = actor.organisationId && (await fileUploadRepo(transactor.read).own(id, actor.organisationId))
    if (!upload || upload.expires_at <= now()) throw uploadRefusals.gone()
    admitUploader(actor, upload.kind as UploadKind)
    return upload
  }

  return {
    get,

    /** Begins an upload under `id`. A0501 after too many, A0700 when too many are unfinished or it does not fit any more. */
    async begin(actor: OrganisationActor, id: string, { kind, name, bytes }: Announced): Promise<UploadRow> {
      const { organisationId, userId } = actor
      await count(`upload:organisation:${organisationId}`, UPLOADS_PER_HOUR)
      if (kind === 'video') await count(`upload:video:${organisationId}`, VIDEOS_PER_DAY)
      const open = await fileUploadRepo(transactor.read).countUnfinished(organisationId)
      if (open >= MOST_UNFINISHED) throw uploadRefusals.unfinished()
      const expires_at = new Date(now().getTime() + UPLOAD_DAYS * DAY_MS)
      await transactor.transact(async (tx) => {
        const row = { id, organisation_id: organisationId, uploaded_by: userId, kind, name, bytes, expires_at }
        await fileUploadRepo(tx).insert(row)
        await fileStorage.assertKept(tx, actor)
        await jobs.enqueue(tx, expireUploadJob, { uploadId: id }, { afterSeconds: UPLOAD_DAYS * 24 * 3600 + 60 })
      })
      return get(actor, id)
    },

    /**
     * Takes bytes in from `start` on; answers where the upload stands afterwards. When the stream breaks, what had come
     * by then is kept. A0409 when `start` is not where the upload stands, A0415 when it is not such a file.
     */
    async append(upload: UploadRow, stream: AsyncIterable<Uint8Array>, start: number): Promise<number> {
      let at = start
      let held: Uint8Array[] = []
      let size = 0
      let storing = Promise.resolve()
      // One piece is stored while the next one is gathered: what waits in the network's buffers is lost with it.
      const flush = async (): Promise<void> => {
        const bytes = Buffer.concat(held)
        held = []
        size = 0
        await storing
        if (bytes.length === 0) return
        storing = addPiece(upload.id, at, bytes)
        storing.catch(() => undefined)
        at += bytes.length
      }
      try {
        for await (const chunk of stream) {
          held.push(chunk)
          size += chunk.length
          if (size >= PIECE_BYTES) await flush()
        }
      } finally {
        // After a failure nothing is held: what could not be stored is sent again.
        await flush()
        await storing
      }
      await judge(upload, at)
      return at
    },

    /** All bytes have come: the file exists from now on. Repeated, nothing happens. A0700 where the quota is less by now. */
    async finish(actor: Actor, id: string): Promise<void> {
      const upload = await fileUploadRepo(transactor.read).byId(id)
      if (!upload || upload.finished_at || upload.received !== upload.bytes) return
      const mediaType = await judge(upload, Number(upload.received))
      if (mediaType === null) return
      await transactor.transact(async (tx) => {
        if (!(await fileUploadRepo(tx).finish(id))) return
        const { organisation_id, uploaded_by, kind, name, bytes } = upload
        await fileMediaRepo(tx).insert({ id, organisation_id, uploaded_by, kind, name, bytes, media_type: mediaType })
        await fileStorage.assertKept(tx, actor)
        await jobs.enqueue(tx, putTogetherJob, { uploadId: id })
        await publish(tx, fileChanged, { fileId: id, organisationId: organisation_id })
      })
    },

    /** Cancels: nothing of it stays. A0404 when it is finished. */
    async cancel(actor: Actor, id: string): Promise<void> {
      await get(actor, id)
      if (!(await discard(id))) throw uploadRefusals.gone()
    },
  }
}
export type Uploads = ReturnType<typeof createUploads>
