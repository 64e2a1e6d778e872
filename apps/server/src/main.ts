/** Production's entry: the process with the pages as built. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'

/** Both the sources (src/) and the bundle (dist/) lie one folder below the server's package. */
const root = path.join(import.meta.dirname, '../../..')

// Compiled once, kept for the next start: a fifth of its work. Where nothing can be written it is simply not kept.
enableCompileCache(path.join(root, '.cache/compiled'))

const { runInProduction } = await import('./env.ts')
const { runProcess } = await import('./process.ts')
const { builtSource } = await import('./web/built-source.ts')

runInProduction()
await runProcess({ source: () => builtSource(path.join(root, 'apps/web/dist')) })
