/** What a public page loads before anybody touches it, read from the build's manifest. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { closure, filesOf, type Manifest } from '@portal/server/src/web/assets.ts'

const client = resolve(import.meta.dirname, '../apps/web/dist/client')

/** Bytes over the wire, brotli at its best, as the server sends them. */
export const budget = { scriptBytes: 100_000, styleBytes: 12_000 }

export interface FirstLoad {
  page: string
  scriptBytes: number
  /** Parts below the first screen, which load when the page has come alive. */
  laterScriptBytes: number
  styleBytes: number
  scripts: string[]
}

const compressed = (content: Buffer) => brotliCompressSync(content).length
const read = (file: string) => readFileSync(join(client, file))

const bytesOf = (files: string[]) => files.reduce((total, file) => total + compressed(read(file)), 0)

/** First-load scripts and inlined styles of every public page of the website. Throws when there is no build. */
export function firstLoads(): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const pages = Object.keys(manifest).flatMap((key) => /^src\/faces\/(website\/.+)\.page\.tsx$/.exec(key)?.[1] ?? [])
  return pages.toSorted().map((page) => {
    const { scripts, laterScripts, styles } = filesOf(manifest, page)
    const styleBytes = compressed(Buffer.concat(styles.map(read)))
    return { page, scriptBytes: bytesOf(scripts), laterScriptBytes: bytesOf(laterScripts), styleBytes, scripts }
  })
}

/** Bytes over the wire that the 3D viewer may have, with everything that it brings along. */
export const VIEWER_BUDGET = 150_000

/** Script that is fetched when somebody asks for a 3D model: the viewer with all it imports. Throws when there is no build. */
export function viewerBytes(): number {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const { scripts } = closure(manifest, ['src/heavy/model-viewer/model-viewer.ts'])
  if (scripts.length === 0) throw new Error('the build has no 3D viewer')
  return bytesOf(scripts)
}
