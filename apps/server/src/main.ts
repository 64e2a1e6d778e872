/** Production's entry: the process with the pages as built. */
import path from 'node:path'
import { runProcess } from './process.ts'
import { builtSource } from './web/built-source.ts'

/** Both the sources (src/) and the bundle (dist/) lie one folder below the server's package. */
const WEB_DIST = path.join(import.meta.dirname, '../../web/dist')

await runProcess({ source: () => builtSource(WEB_DIST) })
