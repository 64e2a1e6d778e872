import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const demo = fileURLToPath(new URL('..', import.meta.url))
const importedFile = /from '(\.{1,2}\/[^']+\.ts)'/g

/** Ids of all machines: each has `machines/<id>.ts` beside its `machines/<id>.parts.ts`. */
export async function machineIds(): Promise<string[]> {
  const ending = '.parts.ts'
  const files = await readdir(join(demo, 'machines'))
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
}

/** A file and every file that it imports by a relative path, directly or through others. */
async function withImports(file: string, known: Map<string, string>): Promise<void> {
  if (known.has(file)) return
  const source = await readFile(file, 'utf8')
  known.set(file, source)
  for (const [, path] of source.matchAll(importedFile)) {
    if (path) await withImports(join(dirname(file), path), known)
  }
}

/**
 * A hash of everything a machine's pictures depend on: its own sources, the parts of the kit they use, the studio,
 * and the settings of the order.
 */
export async function inputHash(machineId: string, settings: unknown): Promise<string> {
  const sources = new Map<string, string>()
  await withImports(join(demo, 'machines', `${machineId}.ts`), sources)
  await withImports(join(demo, 'studio', 'page', 'studio.ts'), sources)
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of [...sources.keys()].sort()) {
    hash.update(`\n${relative(demo, file)}\n`).update(sources.get(file) ?? '')
  }
  return hash.digest('hex').slice(0, 24)
}
