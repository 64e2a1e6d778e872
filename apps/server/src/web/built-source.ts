/** The web application as built: files under apps/web/dist. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '@portal/contract/renderer'
import { openAssets } from './assets.ts'
import { rendererOf, type WebSource } from './renderer.ts'

/** `dist` is apps/web/dist. The renderer is loaded once, with the first page. */
export async function builtSource(dist: string): Promise<WebSource> {
  const load = async (): Promise<Renderer> =>
    rendererOf(await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href))
  let renderer: Promise<Renderer> | undefined
  const loaded = (): Promise<Renderer> => (renderer ??= load())
  const { inlineScript } = await loaded()
  const assets = await openAssets(path.join(dist, 'client'), inlineScript)
  const { entry, shellOf } = assets
  // The names carry the hashes of all that is loaded.
  const build = createHash('sha256').update(entry.join()).digest('hex').slice(0, 12)
  return {
    build,
    renderer: loaded,
    entry,
    shellOf,
    files: path.join(dist, 'client'),
    assetsOf: (page) => assets.of(page),
  }
}
