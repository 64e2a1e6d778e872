/** Production's entry: the process with the pages as built. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'

/** Both the sources (src/) and the bundle (dist/) lie one folder below the server's package. */
const root = path.join(import.meta.dirname, '../../..')

// Compiled once, kept for the next start: a fifth of its work. Where nothing can be written it is simply not kept.
enableCompileCache(path.join(root, '.cache/compiled'))

const { runProcess } = await import('./process.ts')
const { builtSource } = await import('./web/built-source.ts')

// React chooses its production build by it when the first page loads the renderer; nothing of ours is decided by it.
process.env['NODE_ENV'] ??= 'production'
await runProcess({ source: () => builtSource(path.join(root, 'apps/web/dist')) })
