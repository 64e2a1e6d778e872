/**
 * Prepares the renditions of the demo pictures with the file room's own encoder, so that seeding need not encode:
 * demo/pictures/<machine>/<view>.webp, demo/pictures/{close-ups,covers}/<id>.webp → demo/renditions/…/<width>.{webp,avif},
 * and a manifest. The parts of a machine one by one, demo/pictures/<machine>/layers/<part>.webp, and licences are small:
 * they are kept in the one width they were rendered in.
 * Pictures whose content did not change are skipped.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeAvif, encodePicture, readOriginal } from '../apps/server/src/rooms/file/picture-encoder.ts'

interface Prepared {
  /** SHA-256 of the picture, the first 16 digits. */
  source: string
  width: number
  height: number
  widths: number[]
  placeholder: string
}

const pictures = path.join(import.meta.dirname, 'pictures')
const renditions = path.join(import.meta.dirname, 'renditions')
const manifestFile = path.join(renditions, 'manifest.json')
const VIEWS = ['hero', 'exploded']

async function prepare(key: string, file: string, source: string): Promise<Prepared> {
  const original = await readOriginal(file)
  const { size, renditions: webp, placeholder } = await encodePicture(original.bytes, original.size)
  const folder = path.join(renditions, key)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [width, bytes] of webp) {
    await writeFile(path.join(folder, `${width}.webp`), bytes)
    await writeFile(path.join(folder, `${width}.avif`), await encodeAvif(original.bytes, width))
  }
  return { source, ...size, widths: [...webp.keys()], placeholder }
}

async function prepareSmall(key: string, file: string, source: string): Promise<Prepared> {
  const { bytes, size } = await readOriginal(file)
  const folder = path.join(renditions, key)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${size.width}.webp`), bytes)
  await writeFile(path.join(folder, `${size.width}.avif`), await encodeAvif(bytes, size.width))
  return { source, ...size, widths: [size.width], placeholder: '' }
}

/** Both views of every machine and its layers, as far as it has them, all close-ups, covers, certificates, licences and logos. */
async function pictureKeys(): Promise<string[]> {
  const folders = (await readdir(pictures, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const keys = folders.flatMap(({ name }) => VIEWS.map((view) => `${name}/${view}`))
  const layered = folders
    .map(({ name }) => `${name}/layers`)
    .filter((folder) => existsSync(path.join(pictures, folder)))
  for (const folder of ['close-ups', 'covers', 'certificates', 'licences', 'logos', ...layered]) {
    const files = (await readdir(path.join(pictures, folder))).filter((file) => file.endsWith('.webp'))
    keys.push(...files.map((file) => `${folder}/${file.slice(0, -'.webp'.length)}`))
  }
  return keys.filter((key) => existsSync(path.join(pictures, `${key}.webp`))).toSorted()
}

async function main(): Promise<void> {
  const known: Record<string, Prepared> = existsSync(manifestFile)
    ? (JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, Prepared>)
    : {}
  const manifest: Record<string, Prepared> = {}
  for (const key of await pictureKeys()) {
    const file = path.join(pictures, `${key}.webp`)
    const source = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 16)
    const before = known[key]
    const isFresh = before?.source === source
    const prepareIt = /\/layers\/|^licences\//.test(key) ? prepareSmall : prepare
    manifest[key] = isFresh ? before : await prepareIt(key, file, source)
    process.stdout.write(`${key}: ${isFresh ? 'unchanged' : 'prepared'}\n`)
  }
  await mkdir(renditions, { recursive: true })
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
}

await main()
