/** Which scripts and styles a page needs, read from Vite's manifest. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Assets } from '@portal/contract/renderer'
import type { ShellFiles } from './renderer.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, Chunk>

const ENTRY = 'src/app/entry-client.tsx'
/** What guard and router ask for one after the other before a page behind the sign-in shows. */
const BEHIND_SIGN_IN = [
  'src/app/load-session.ts',
  'src/app/signed-in-routes.tsx',
  'src/features/shell/shell.tsx',
  'src/features/shell/page-boundary.tsx',
]

/** Everything that loads with these modules: their static imports, transitively. */
export function closure(manifest: Manifest, modules: string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return { scripts: [...scripts], styles: [...styles] }
}

/** Parts of a page whose code is split off: dynamic imports of what only the page brings, not of the entry's routes. */
function splitOff(manifest: Manifest, page: string): string[] {
  const everywhere = new Set(closure(manifest, [ENTRY]).scripts)
  const own = new Set(closure(manifest, [page]).scripts.filter((file) => !everywhere.has(file)))
  return Object.values(manifest).flatMap(({ file, dynamicImports = [] }) => (own.has(file) ? dynamicImports : []))
}

export interface PageFiles {
  /** Loaded at once. */
  scripts: string[]
  /** Loaded when the page has come alive: its parts that are split off. */
  laterScripts: string[]
  /** Of all its parts, since the server renders them all. */
  styles: string[]
}

/** Files that a website page needs, e.g. `website/home/home`. */
export function filesOf(manifest: Manifest, page: string): PageFiles {
  const own = `src/faces/${page}.page.tsx`
  const start = [ENTRY, own]
  const { scripts } = closure(manifest, start)
  const whole = closure(manifest, [...start, ...splitOff(manifest, own)])
  return { scripts, laterScripts: whole.scripts.filter((file) => !scripts.includes(file)), styles: whole.styles }
}

export const sha256 = (source: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`

export interface PageAssets {
  assets: Omit<Assets, 'build' | 'entry'>
  /** The style sheet that stands in the page. */
  styles: Buffer
  /** CSP hash of the inlined style sheet. */
  styleHash: string
}

/** Reads the manifest once; assets of a page are put together on first use and kept. */
export async function openAssets(client: string, inlineScript: string) {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const known = new Map<string, PageAssets>()
  const address = (file: string): string => `/${file}`

  async function put(page: string): Promise<PageAssets> {
    const { scripts, styles } = filesOf(manifest, page)
    const sheet = Buffer.concat(await Promise.all(styles.map((file) => readFile(path.join(client, file)))))
    const assets = { scripts: scripts.map(address), styles: styles.map(address), inlineScript }
    return { assets, styles: sheet, styleHash: sha256(sheet) }
  }

  const start = closure(manifest, [ENTRY])
  return {
    entry: start.scripts.slice(0, 1).map(address),
    /** What the empty document of a page names, so that nothing is found out late. */
    shellOf(page: string, behindSignIn: boolean): ShellFiles {
      const own = `src/faces/${page}.page.tsx`
      const { scripts, styles } = closure(manifest, [ENTRY, ...(behindSignIn ? BEHIND_SIGN_IN : []), own])
      return {
        scripts: scripts.map(address),
        styles: start.styles.map(address),
        laterStyles: styles.filter((file) => !start.styles.includes(file)).map(address),
      }
    },
    async of(page: string): Promise<PageAssets> {
      const found = known.get(page) ?? (await put(page))
      known.set(page, found)
      return found
    },
  }
}
