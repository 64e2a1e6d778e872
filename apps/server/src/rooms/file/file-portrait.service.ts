import { createHash, randomUUID } from 'node:crypto'
import type { Upload } from '../../platform/http/upload.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { removeBytesJob, removeUnknownBytes } from './file.jobs.ts'
import { PORTRAIT_SIDES, PORTRAITS_PER_HOUR, refusals, squareOf } from './file.policy.ts'
import { fileRepo, type NewFile } from './file.repo.ts'
import { renditionKey } from './file-keys.ts'

/** A picture of somebody in use. */
export interface Portrait {
  fileId: string
  /** Needs no signature as long as it is in use. */
  address: string
}

const [SMALL, LARGE] = PORTRAIT_SIDES

const holderOf = (userId: string): string => `user:${userId}`

const rowOf = (id: string, userId: string, name: string, bytes: Buffer): NewFile => ({
  id,
  organisation_id: null,
  uploaded_by: userId,
  name: name.replaceAll('\0', '').slice(0, 200),
  kind: 'picture',
  media_type: 'image/webp',
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest(),
  width: LARGE,
  height: LARGE,
  alpha: null,
  widths: [...PORTRAIT_SIDES],
  placeholder: '',
  avif: false,
})

/** Pictures of people: square, public while in use, gone afterwards; what was uploaded is not kept. */
export function createPortraits(deps: { transactor: Transactor; storage: Storage; jobs: Jobs; throttle: Throttle }) {
  const { transactor, storage, jobs, throttle } = deps

  async function forget(tx: Tx, ids: string[]): Promise<void> {
    if (ids.length === 0) return
    await fileRepo(tx).remove(ids)
    for (const fileId of ids) await jobs.enqueue(tx, removeBytesJob, { fileId })
  }

  async function encode({ path, fields }: Upload): Promise<{ small: Buffer; large: Buffer }> {
    const { encodeSquares, readOriginal } = await import('./picture-encoder.ts')
    const { bytes, size } = await readOriginal(path)
    const squares = await encodeSquares(bytes, squareOf(fields['crop'], size), PORTRAIT_SIDES)
    return { small: squares.get(SMALL) ?? Buffer.alloc(0), large: squares.get(LARGE) ?? Buffer.alloc(0) }
  }

  return {
    /**
     * Takes an uploaded picture as the one of this person and removes the one before; `use` writes its address down in
     * the same transaction. A0415 and A0700 say what is wrong with the file, A0501 after too many.
     */
    async replace(
      userId: string,
      upload: Upload,
      use: (tx: Tx, portrait: Portrait) => Promise<void>,
    ): Promise<Portrait> {
      const consumed = await throttle.consume(`upload:portrait:${userId}`, PORTRAITS_PER_HOUR)
      if (consumed !== 'ok') throw refusals.often(consumed.retryAfter)
      const { small, large } = await encode(upload)
      const fileId = randomUUID()
      const portrait = { fileId, address: `/file/${fileId}/${SMALL}.webp` }
      try {
        await storage.put(renditionKey(fileId, SMALL, 'webp'), small)
        await storage.put(renditionKey(fileId, LARGE, 'webp'), large)
        await transactor.transact(async (tx) => {
          const repo = fileRepo(tx)
          // First the account: two uploads at once wait for each other there, and the later one sees the earlier.
          await use(tx, portrait)
          const before = await repo.heldBy(holderOf(userId))
          await repo.insert(rowOf(fileId, userId, upload.name, large))
          await repo.hold(new Map([[holderOf(userId), [fileId]]]))
          await forget(tx, before)
        })
      } catch (error) {
        // Not without looking: a commit whose answer was lost has happened all the same.
        await removeUnknownBytes(deps, fileId).catch(() => undefined)
        throw error
      }
      return portrait
    },

    /** Takes the picture of this person away. */
    async remove(tx: Tx, userId: string): Promise<void> {
      await forget(tx, await fileRepo(tx).heldBy(holderOf(userId)))
    },
  }
}
export type Portraits = ReturnType<typeof createPortraits>
