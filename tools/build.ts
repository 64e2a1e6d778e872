/** Builds what production runs: the browser's files (precompressed), the server-side renderer, the server. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as buildWithVite } from 'vite'

// Vite and React take their production forms by it, also when the caller works in another mode.
process.env['NODE_ENV'] = 'production'

const root = path.join(import.meta.dirname, '..')
const web = path.join(root, 'apps/web')

/** Writes `.br` and `.gz` beside every text file, so that no request pays for compression. */
async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /\.(js|css|svg|json)$/.test(file)).map((file) => path.join(folder, file))
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

const configFile = path.join(web, 'vite.config.ts')
const shared = { root: web, configFile, logLevel: 'warn' as const }
await buildWithVite({ ...shared, mode: 'production' })
await Promise.all([
  buildWithVite({ ...shared, mode: 'production', build: { ssr: 'src/app/entry-server.tsx' } }),
  precompress(path.join(web, 'dist/client')),
])
await import(path.join(root, 'apps/server/build.mjs'))
