import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { complaintLimits } from '@portal/contract/complaint-kind'
import { fileTypeFromBuffer } from 'file-type'
import { createLimiter } from '../../platform/limiter.ts'
import type { Storage } from '../../platform/storage.ts'
import { refusals } from './complaint.policy.ts'

/** A file as it came, on disk. */
export interface PostedProof {
  path: string
  name: string
  /** More was sent than is taken; what lies on disk is not all of it. */
  tooLarge: boolean
}
/** A proof that may be kept. */
export interface Proof {
  id: string
  name: string
  mediaType: 'image/webp' | 'application/pdf'
  bytes: Buffer
}

const MEBIBYTE = 1024 * 1024
const MOST_PIXELS = 64_000_000
const LONGEST_SIDE = 3_200
const SECONDS = 20
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

// Anybody may send pictures here: one at a time, so that those who work are not held up.
const inLine = createLimiter(1)

/** The pixels alone: what a camera noted beside them, and whatever else was hidden there, stays behind. */
const pixelsOf = (bytes: Buffer): Promise<Buffer> =>
  inLine(async () => {
    const { default: sharp } = await import('sharp')
    return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  })

async function read({ path, name, tooLarge }: PostedProof): Promise<Proof> {
  const shown = name.replaceAll('\0', '').slice(0, 200)
  if (tooLarge) throw refusals.fileSize(shown, complaintLimits.fileBytes / MEBIBYTE)
  const bytes = await readFile(path)
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const id = randomUUID()
  if (type?.mime === 'application/pdf') return { id, name: shown, mediaType: 'application/pdf', bytes }
  if (type === undefined || !pictures.has(type.mime)) throw refusals.fileType(shown)
  const pixels = await pixelsOf(bytes).catch((cause: unknown) => {
    throw refusals.fileType(shown, cause)
  })
  return { id, name: shown, mediaType: 'image/webp', bytes: pixels }
}

const keyOf = (id: string): string => `complaint/${id}`

/** Proofs of complainants: judged by their content, read by operators only, removed with the contact data. */
export function createProofs({ storage }: { storage: Storage }) {
  return {
    /** Reads what was sent; A0400 names the file that cannot be taken. */
    async read(posted: readonly PostedProof[]): Promise<Proof[]> {
      if (posted.length > complaintLimits.files) throw refusals.files(complaintLimits.files)
      const proofs: Proof[] = []
      for (const one of posted) proofs.push(await read(one))
      return proofs
    },
    async store(proofs: readonly Proof[]): Promise<void> {
      for (const { id, bytes } of proofs) await storage.put(keyOf(id), bytes)
    },
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) await storage.delete(keyOf(id))
    },
    bytes: (id: string): Promise<Buffer> => storage.read(keyOf(id)),
  }
}
export type Proofs = ReturnType<typeof createProofs>
