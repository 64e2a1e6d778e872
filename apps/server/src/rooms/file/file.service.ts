import { createHash, randomUUID } from 'node:crypto'
import type { Picture } from '@portal/contract/file'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Signer } from '../../platform/signature.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { FileStorage } from './file-storage.service.ts'
import { defineFileJobs, encodeAvifJob, removeBytesJob, removeUnknownBytes } from './file.jobs.ts'
import {
  type Box,
  cropInside,
  cropOfField,
  cropOfFractions,
  refusals,
  renditionOf,
  type Size,
  tokenExpiry,
  UPLOADS_PER_HOUR,
} from './file.policy.ts'
import { type DrawnRow, fileRepo, type NewFile } from './file.repo.ts'
import { pictureView, uploadedView } from './file.view.ts'
import type { Encoded, Original } from './picture-encoder.ts'
import { originalKey, renditionKey } from './file-keys.ts'

/** Whose pictures are asked for: published ones, an enterprise's own, or all (for operators). */
export type PictureScope = 'public' | 'any' | { organisationId: string }

interface Owner {
  organisationId: string | null
  userId: string | null
}

/** A picture whose renditions were made beforehand (demo content): nothing is left to encode. */
export interface PreparedPicture {
  /** A UUID, so that taking the same picture in twice makes one. */
  id: string
  name: string
  mediaType: string
  original: Buffer
  width: number
  height: number
  placeholder: string
  /** WebP and AVIF by width, ascending. */
  renditions: { width: number; webp: Buffer; avif: Buffer }[]
}

/** The encoder brings a large native library: it is loaded with the first picture. */
const encoder = () => import('./picture-encoder.ts')

/** Whose a picture becomes: the uploader's enterprise's, or the platform's own. */
const ownerOf = ({ organisationId, userId }: Actor): Owner => ({ organisationId, userId })

const rowOf = (
  id: string,
  owner: Owner,
  name: string,
  original: Omit<Original, 'size'>,
  seen: { size: Size; alpha: boolean | null; widths: number[]; placeholder: string },
): NewFile => ({
  id,
  organisation_id: owner.organisationId,
  uploaded_by: owner.userId,
  name: name.slice(0, 200),
  kind: 'picture',
  media_type: original.mediaType,
  bytes: original.bytes.length,
  sha256: createHash('sha256').update(original.bytes).digest(),
  width: seen.size.width,
  height: seen.size.height,
  alpha: seen.alpha,
  widths: seen.widths,
  placeholder: seen.placeholder,
  avif: false,
})

/** Pictures: stored, encoded, published, served. */
export function createFiles(deps: {
  transactor: Transactor
  storage: Storage
  signer: Signer
  jobs: Jobs
  throttle: Throttle
  fileStorage: FileStorage
}) {
  const { transactor, storage, signer, jobs, throttle, fileStorage } = deps
  defineFileJobs(deps)

  const tokenOf = (id: string): string => signer.sign(`/file/${id}`, tokenExpiry(now()))

  /** A picture for whoever may see its row. */
  const drawn = (row: DrawnRow): Picture => pictureView(row, row.published ? '' : tokenOf(row.id))

  async function store(id: string, original: Buffer, encoded: Encoded): Promise<void> {
    await storage.put(originalKey(id), original)
    for (const [width, bytes] of encoded.renditions) await storage.put(renditionKey(id, width, 'webp'), bytes)
  }

  /** Bytes first, row second: a crash in between leaves bytes that nobody knows, never a row without bytes. */
  async function keep(
    owner: Owner,
    name: string,
    original: Omit<Original, 'size'>,
    encoded: Encoded,
    then: (tx: Tx, id: string) => Promise<void> = async () => undefined,
  ): Promise<Picture> {
    const id = randomUUID()
    const { size, alpha, placeholder } = encoded
    const widths = [...encoded.renditions.keys()]
    const row = rowOf(id, owner, name, original, { size, alpha, placeholder, widths })
    try {
      await store(id, original.bytes, encoded)
      await transactor.transact(async (tx) => {
        await fileRepo(tx).insert(row)
        await jobs.enqueue(tx, encodeAvifJob, { fileId: id })
        await then(tx, id)
      })
    } catch (error) {
      // Not without looking: a commit whose answer was lost has happened all the same.
      await removeUnknownBytes(deps, id).catch(() => undefined)
      throw error
    }
    return pictureView(row, tokenOf(id))
  }

  async function countUpload(owner: Owner): Promise<void> {
    const whose = owner.organisationId === null ? `operator:${owner.userId}` : `organisation:${owner.organisationId}`
    const consumed = await throttle.consume(`upload:${whose}`, UPLOADS_PER_HOUR)
    if (consumed !== 'ok') throw refusals.often(consumed.retryAfter)
  }

  /** What an enterprise keeps has to fit into its quota, also when several come at once. */
  const withinQuota = (actor: Actor) => (tx: Tx) => fileStorage.assertKept(tx, actor)

  async function cut(actor: Actor, name: string, original: Original, crop: Box): Promise<Picture> {
    const { cutOut, encodePicture } = await encoder()
    const bytes = await cutOut(original.bytes, crop)
    const size = { width: crop.width, height: crop.height }
    const cropped = { bytes, mediaType: 'image/webp' }
    return keep(ownerOf(actor), name, cropped, await encodePicture(bytes, size), withinQuota(actor))
  }

  return {
    /** Takes an uploaded picture in; with the field `crop`, only that part of it. A0700 where it does not fit any more. */
    async upload(actor: Actor, upload: Upload): Promise<Picture> {
      const owner = ownerOf(actor)
      await countUpload(owner)
      const field = cropOfField(upload.fields['crop'])
      const { readOriginal, encodePicture } = await encoder()
      const original = await readOriginal(upload.path)
      await fileStorage.assertRoomFor(actor, original.bytes.length)
      const name = upload.name.replaceAll('\0', '')
      if (field) return cut(actor, name, original, cropInside(field, original.size))
      return keep(owner, name, original, await encodePicture(original.bytes, original.size), withinQuota(actor))
    },

    /** Refuses what was written in this transaction, when it is too much beside what the enterprise keeps: A0700. */
    assertKept: (tx: Tx, actor: Actor): Promise<void> => fileStorage.assertKept(tx, actor),

    /** Makes a picture of bytes at hand; `then` ties it to what it is of, in the same transaction. A0415 and A0700. */
    async derive(
      owner: Owner,
      name: string,
      bytes: Buffer,
      then?: (tx: Tx, id: string) => Promise<void>,
    ): Promise<Picture> {
      const { originalOf, encodePicture } = await encoder()
      const original = await originalOf(bytes)
      return keep(owner, name, original, await encodePicture(original.bytes, original.size), then)
    },

    /** Forgets pictures that nothing refers to any more. */
    async forget(tx: Tx, ids: string[]): Promise<void> {
      await fileRepo(tx).remove(ids)
      for (const fileId of ids) await jobs.enqueue(tx, removeBytesJob, { fileId })
    },

    /** Takes a prepared picture in. Its bytes are stored at once, its row with the transaction; repeating it is harmless. */
    async adopt(tx: Tx, owner: Owner, picture: PreparedPicture): Promise<void> {
      const { id, name, mediaType, original, width, height, placeholder, renditions } = picture
      if (await fileRepo(tx).byId(id)) return
      await Promise.all([
        storage.put(originalKey(id), original),
        ...renditions.flatMap(({ width: wide, webp, avif }) => [
          storage.put(renditionKey(id, wide, 'webp'), webp),
          storage.put(renditionKey(id, wide, 'avif'), avif),
        ]),
      ])
      const widths = renditions.map((rendition) => rendition.width)
      const row = rowOf(
        id,
        owner,
        name,
        { bytes: original, mediaType },
        { size: { width, height }, alpha: null, widths, placeholder },
      )
      await fileRepo(tx).insert({ ...row, avif: true })
    },

    /** Cuts a new picture out of one's own; the old one stays. Fractions are of the picture as seen. */
    async crop(actor: Actor, body: { fileId: string } & Box): Promise<Picture> {
      const row = await fileRepo(transactor.read).own(body.fileId, actor.organisationId)
      if (!row) throw refusals.missing()
      await countUpload(ownerOf(actor))
      const bytes = await storage.read(originalKey(row.id))
      const size = { width: row.width, height: row.height }
      return cut(actor, row.name, { bytes, mediaType: row.media_type, size }, cropOfFractions(body, size))
    },

    /** Pictures by id, as far as `scope` may see them; unpublished ones with a signed token. */
    async pictures(tx: ReadTx, scope: PictureScope, ids: readonly string[]): Promise<Map<string, Picture>> {
      const wanted = [...new Set(ids)]
      if (wanted.length === 0) return new Map()
      const repo = fileRepo(tx)
      if (scope === 'public') {
        return new Map((await repo.publicPictures(wanted)).map((row) => [row.id, pictureView(row, '')]))
      }
      const rows = await repo.pictures(wanted, scope === 'any' ? null : scope.organisationId)
      return new Map(rows.map((row) => [row.id, drawn(row)]))
    },

    drawn,

    /** Whether the platform may show these pictures in what it writes: its own, and those that are public already. */
    async mayShow(tx: ReadTx, ids: readonly string[]): Promise<boolean> {
      const wanted = [...new Set(ids)]
      return wanted.length === 0 || (await fileRepo(tx).countShowable(wanted)) === wanted.length
    },

    /** Makes exactly these files public on behalf of `holder` ('product:12'); what it held before and no longer holds is not. */
    async publish(tx: Tx, holder: string, ids: readonly string[]): Promise<void> {
      await pagesChanged(tx, [holder])
      await fileRepo(tx).hold(new Map([[holder, ids]]))
    },

    /** The same for many holders at once. */
    async publishAll(tx: Tx, idsByHolder: ReadonlyMap<string, readonly string[]>): Promise<void> {
      await pagesChanged(tx, [...idsByHolder.keys()])
      await fileRepo(tx).hold(idsByHolder)
    },

    /** What is known of the files that somebody uploaded, for the export of their data. */
    personalData: async (tx: ReadTx, userId: string): Promise<Record<string, unknown>> => ({
      files: (await fileRepo(tx).uploadedBy(userId)).map(uploadedView),
    }),

    /** Lets go of everything that `holder` held. */
    async unpublish(tx: Tx, holder: string): Promise<void> {
      await pagesChanged(tx, [holder])
      await fileRepo(tx).letGo([holder])
    },

    /** The same for many holders at once. */
    unpublishAll: async (tx: Tx, holders: string[]): Promise<void> => {
      if (holders.length === 0) return
      await pagesChanged(tx, holders)
      await fileRepo(tx).letGo(holders)
    },

    /** A0404 unless all files belong to the enterprise; holds them until the end of the transaction. */
    async assertOwned(tx: Tx, organisationId: string, ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)]
      if (wanted.length === 0) return
      if ((await fileRepo(tx).holdOwned(wanted, organisationId)) !== wanted.length) throw refusals.missing()
    },

    /**
     * Where a rendition lies, for whoever may see it: everybody when it is published, else the holder of a signature.
     * Null when there is none, or not for this caller.
     */
    async rendition(
      fileId: string,
      name: string,
      signature: { e?: unknown; s?: unknown },
    ): Promise<{ key: string; format: 'webp' | 'avif'; isPublic: boolean } | null> {
      const wanted = renditionOf(name)
      if (!wanted) return null
      const id = fileId.toLowerCase()
      const signed = signer.holds(`/file/${id}`, signature, now())
      const isPublic = !signed && (await fileRepo(transactor.read).isPublic(id))
      if (!signed && !isPublic) return null
      return { key: renditionKey(id, wanted.width, wanted.format), format: wanted.format, isPublic }
    },
  }
}
export type Files = ReturnType<typeof createFiles>
