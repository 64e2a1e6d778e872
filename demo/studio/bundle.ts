import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Machine } from '../kit/machine.ts'

/** Ids of all machines: each has `machines/<id>.ts` beside its `machines/<id>.parts.ts`. */
export async function machineIds(): Promise<string[]> {
  const ending = '.parts.ts'
  const files = await readdir(new URL('../machines/', import.meta.url))
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
}

const entries = {
  studio: `import { openStudio } from './page/studio.ts'
        window.opened = openStudio(machine).then((studio) => { window.studio = studio })`,
  set: `import { openSet } from './page/set.ts'
        window.opened = openSet(machine).then((set) => { window.videoSet = set })`,
}

/** What is bundled: a machine for one of the pages, with other labels where it stands for another product. */
export type BundleOrder = {
  readonly machineId: string
  readonly entry: keyof typeof entries
  readonly labels?: Machine['labels']
}

/**
 * One machine as a script for the page, with the studio of its two pictures or the set of its videos and close-ups; it
 * sets `window.opened` and then `window.studio` or `window.videoSet`.
 */
export async function bundleMachine({ machineId, entry, labels }: BundleOrder): Promise<string> {
  const relabel = labels ? `Object.assign(machine.labels, ${JSON.stringify(labels)})` : ''
  const bundle = await build({
    stdin: {
      contents: `import { machine } from '../machines/${machineId}.ts'
        ${relabel}
        ${entries[entry]}`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    target: 'esnext',
    minify: true,
    legalComments: 'none',
    write: false,
  })
  return bundle.outputFiles[0]?.text ?? ''
}

/**
 * A hash of all that a machine's pictures depend on: the bundle holds its sources, the kit, the studio and three
 * itself, without comments and layout; `settings` are sizes, samples and encoding.
 */
export function inputHash(bundle: string, settings: unknown): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(bundle).digest('hex').slice(0, 24)
}
