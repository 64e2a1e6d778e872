import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type FileFailure, type Media, type Picture, PICTURE_ORIGINAL, type UploadKind } from '@portal/contract/file'
import { now } from '../../platform/clock.ts'
import { type JsonObject, publish } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Signer } from '../../platform/signature.ts'
import type { Storage } from '../../platform/storage.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { withoutStyles } from './captions.policy.ts'
import { fileChanged, fileStored } from './file.events.ts'
import { removeMediaJob } from './file.jobs.ts'
import { tokenExpiry } from './file.policy.ts'
import { mediaKey, originalKey } from './file-keys.ts'
import { assertAllReady, madeNameOf, servedOf, signedPlaylist } from './file-media.policy.ts'
import { fileMediaRepo, type ShownRow } from './file-media.repo.ts'
import { mediaView } from './file-media.view.ts'
import type { Files, PictureScope } from './file.service.ts'
import { pictureView } from './file.view.ts'

/** Work that a kind of file needs before it is ready: it is ordered in the transaction that stores the file. */
export type StoredHandler = (tx: Tx, file: { fileId: string; organisationId: string }) => Promise<void>

export interface MediaFacts {
  /** Of pixels, as shown. */
  width?: number
  height?: number
  durationMs?: number
  /** Added to what is known, key by key. */
  detail?: JsonObject
}

/** A file of demo content that needs no work any more. */
export interface PreparedMedia {
  /** A UUID, so that taking the same file in twice makes one. */
  id: string
  kind: 'model' | 'video'
  name: string
  mediaType: string
  content: Buffer
  /** What was made of it, by the names it is served under. */
  made: Record<string, Buffer>
  facts: MediaFacts
}

const changeOf = ({ width, height, durationMs }: MediaFacts) => ({
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(durationMs === undefined ? {} : { duration_ms: durationMs }),
})

/** Where something lies, for whoever may have it. */
export interface Served {
  key: string
  type: string
  isPublic: boolean
  /** The name to save it under; null: shown in place. */
  saveAs: string | null
  /** What to send instead of the bytes: a playlist whose addresses are signed, captions without styles. */
  text: string | null
  /** A `.br` of it may lie beside. */
  mayBeCompressed: boolean
}

/**
 * A picture as it was sent, to be saved: no browser draws bytes of strangers that were not made anew. It may say where it
 * was taken, so that only whoever was given its address has it.
 */
const pictureAsSent = (id: string, { name, media_type: type }: { name: string; media_type: string }): Served => ({
  key: originalKey(id),
  type,
  isPublic: false,
  saveAs: `${name.replace(/\.\w+$/, '')}.${type.replace(/^.*\//, '')}`,
  text: null,
  mayBeCompressed: false,
})

/** Pictures have a size; the table makes sure of it. */
const isPicture = (row: ShownRow): row is ShownRow & { width: number; height: number } => row.kind === 'picture'

/** Files by id; `drawn` are those that are pictures. */
export interface ResolvedMedia {
  pictures: Map<string, Picture>
  media: Map<string, Media>
}

/** Videos, models, documents and captions: what is made of them, who may have them. */
export function createMedia(deps: {
  transactor: Transactor
  storage: Storage
  signer: Signer
  jobs: Jobs
  files: Files
}) {
  const { transactor, storage, signer, jobs, files } = deps
  const handlers = new Map<string, StoredHandler>()
  const tokenOf = (id: string): string => signer.sign(`/file/${id}`, tokenExpiry(now()))

  async function tell(tx: Tx, fileId: string, organisationId: string | null): Promise<void> {
    await publish(tx, fileChanged, { fileId, organisationId })
  }

  /** What the file is by now is shown by whoever published it. */
  const shownAnew = async (tx: Tx, fileId: string): Promise<void> =>
    pagesChanged(tx, [`file:${fileId}`, ...(await fileMediaRepo(tx).holders(fileId))])

  /** The row of a file on which work goes on; null when it is over, one way or the other. */
  async function working(tx: Tx, fileId: string) {
    const file = await fileMediaRepo(tx).locked(fileId)
    return file?.state === 'checking' ? file : null
  }

  /** Files by id, as far as `scope` may see them, and which of them are pictures; unpublished ones with a signed token. */
  async function resolvedMedia(tx: ReadTx, scope: PictureScope, ids: readonly string[]): Promise<ResolvedMedia> {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return { pictures: new Map(), media: new Map() }
    const organisationId = typeof scope === 'string' ? null : scope.organisationId
    const rows = await fileMediaRepo(tx).shown(wanted, organisationId)
    const visible = (scope === 'public' ? rows.filter((row) => row.published) : rows).map((row) => ({
      row,
      token: row.published ? '' : tokenOf(row.id),
    }))
    const pictures = new Map(
      visible.flatMap(({ row, token }) => (isPicture(row) ? [[row.id, pictureView(row, token)] as const] : [])),
    )
    const faces = visible.flatMap(({ row: { poster } }) => (poster === null || pictures.has(poster) ? [] : poster))
    const posters = await files.pictures(tx, scope, faces)
    const media = visible.map(({ row, token }) => {
      const face = row.poster ?? row.id
      return [row.id, mediaView(row, token, pictures.get(face) ?? posters.get(face) ?? null)] as const
    })
    return { pictures, media: new Map(media) }
  }

  return {
    /** Says what has to be done with a kind of file before it is ready. Without it, it is ready once it is stored. */
    onStored(kind: UploadKind, handle: StoredHandler): void {
      if (handlers.has(kind)) throw new Error(`what becomes of ${kind} is said twice`)
      handlers.set(kind, handle)
    },

    /** The bytes lie in the storage; repeated, nothing happens. */
    async stored(tx: Tx, fileId: string, sha256: Buffer): Promise<void> {
      const repo = fileMediaRepo(tx)
      const file = await repo.byId(fileId)
      if (!file || file.organisation_id === null) return
      const handle = handlers.get(file.kind)
      if (!(await repo.markStored(fileId, sha256, handle ? 'checking' : 'ready'))) return
      await shownAnew(tx, fileId)
      const organisationId = file.organisation_id
      await handle?.(tx, { fileId, organisationId })
      await publish(tx, fileStored, { fileId, kind: file.kind, organisationId })
      await tell(tx, fileId, organisationId)
    },

    /** What was uploaded, or with `name` what was made of it. Rejects when there is none. */
    open: (fileId: string, name?: string): Promise<Readable> => storage.get(mediaKey(fileId, name)),
    read: (fileId: string, name?: string): Promise<Buffer> => storage.read(mediaKey(fileId, name)),

    /** Stores something made of a file; it is served as `/file/<fileId>/<name>`. */
    async put(fileId: string, name: string, content: Readable | Uint8Array): Promise<void> {
      if (name.startsWith('original')) throw new Error('what was uploaded stays as it is')
      await storage.put(mediaKey(fileId, name), content)
    },

    /** Takes a prepared model or video in; repeating it is harmless. */
    async adopt(tx: Tx, owner: { organisationId: string; userId: string }, media: PreparedMedia): Promise<void> {
      const { id, kind, name, mediaType, content, made, facts } = media
      const repo = fileMediaRepo(tx)
      if (await repo.byId(id)) return
      await storage.put(mediaKey(id), content)
      for (const [as, bytes] of Object.entries(made)) await storage.put(mediaKey(id, as), bytes)
      const whose = { organisation_id: owner.organisationId, uploaded_by: owner.userId }
      await repo.insert({ id, name, ...whose, kind, media_type: mediaType, bytes: String(content.length) })
      await repo.describe(id, changeOf(facts), facts.detail ?? {})
      await repo.markStored(id, createHash('sha256').update(content).digest(), 'ready')
      await shownAnew(tx, id)
    },

    /** Tells how far the work is, in per cent. */
    async progress(fileId: string, percent: number): Promise<void> {
      await transactor.transact(async (tx) => {
        const repo = fileMediaRepo(tx)
        const file = await repo.byId(fileId)
        const whole = Math.min(99, Math.max(0, Math.round(percent)))
        if (file && (await repo.advance(fileId, whole))) await tell(tx, fileId, file.organisation_id)
      })
    },

    /** Makes this picture stand for the file; the one before goes. A0415 and A0700 when it cannot be read. */
    async setPicture(fileId: string, bytes: Buffer): Promise<void> {
      const file = await fileMediaRepo(transactor.read).byId(fileId)
      if (!file) return
      const owner = { organisationId: file.organisation_id, userId: file.uploaded_by }
      await files.derive(owner, `${file.name}.webp`.slice(-200), bytes, async (tx, poster) => {
        const before = (await fileMediaRepo(tx).locked(fileId))?.poster ?? null
        await fileMediaRepo(tx).setPoster(fileId, poster)
        await shownAnew(tx, fileId)
        if (before !== null) await files.forget(tx, [before])
        await tell(tx, fileId, file.organisation_id)
      })
    },

    /** The work is done: the file is ready. Repeated, nothing happens. */
    async finish(tx: Tx, fileId: string, facts: MediaFacts = {}): Promise<void> {
      const file = await working(tx, fileId)
      if (!file) return
      const repo = fileMediaRepo(tx)
      await repo.describe(fileId, changeOf(facts), facts.detail ?? {})
      await repo.finish(fileId)
      await shownAnew(tx, fileId)
      await tell(tx, fileId, file.organisation_id)
    },

    /** Nothing can be made of the file: its bytes go, the reason stays. */
    async fail(tx: Tx, fileId: string, failure: FileFailure, detail: JsonObject = {}): Promise<void> {
      const file = await working(tx, fileId)
      if (!file) return
      await fileMediaRepo(tx).describe(fileId, {}, detail)
      await fileMediaRepo(tx).fail(fileId, failure)
      await shownAnew(tx, fileId)
      await jobs.enqueue(tx, removeMediaJob, { fileId })
      await tell(tx, fileId, file.organisation_id)
    },

    resolve: resolvedMedia,

    /** The same without telling pictures from other files. */
    media: async (tx: ReadTx, scope: PictureScope, ids: readonly string[]): Promise<Map<string, Media>> =>
      (await resolvedMedia(tx, scope, ids)).media,

    /** The caller's own files, in the order asked for; unknown ones are left out. */
    async list(organisationId: string | null, ids: readonly string[]): Promise<Media[]> {
      if (organisationId === null) return []
      const found = (await resolvedMedia(transactor.read, { organisationId }, ids)).media
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** A0404 unless all files are the enterprise's own and of this kind, A0400 unless they are ready. */
    async assertReady(tx: ReadTx, organisationId: string, kind: UploadKind, ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)]
      if (wanted.length > 0) assertAllReady(kind, wanted, await fileMediaRepo(tx).states(wanted, organisationId))
    },

    /**
     * Where `/file/<fileId>/<name>` lies, for whoever may have it: everybody when it is published, else the holder of a
     * signature, who alone has pictures as they were sent. Null when there is none, or not for this caller.
     */
    async served(fileId: string, name: string, signature: { e?: unknown; s?: unknown }): Promise<Served | null> {
      const id = fileId.toLowerCase()
      const file = await fileMediaRepo(transactor.read).served(id)
      if (!file) return null
      const signed = signer.holds(`/file/${id}`, signature, now())
      const isAsSent = signed && name === PICTURE_ORIGINAL
      if (file.kind === 'picture') return isAsSent ? pictureAsSent(id, file) : null
      if (!signed && !file.published) return null
      const found = servedOf(file, name)
      if (!found || (!signed && found.name === null && madeNameOf(file) !== null)) return null
      const key = mediaKey(id, found.name ?? undefined)
      const isPlaylist = signed && name.endsWith('.m3u8') && found.name !== null
      const isCaptions = file.kind === 'captions' && found.name === null
      const isRead = (isPlaylist || isCaptions) && (await storage.exists(key))
      const whole = isRead ? await text(await storage.get(key)) : null
      return {
        key,
        type: found.type,
        isPublic: !signed,
        saveAs: found.saved ? (found.name ?? file.name) : null,
        text: whole && (isCaptions ? withoutStyles(whole) : signedPlaylist(whole, tokenOf(id))),
        mayBeCompressed: name.endsWith('.glb') && found.name !== null,
      }
    },
  }
}
export type MediaLibrary = ReturnType<typeof createMedia>
