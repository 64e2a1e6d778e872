/** The web application while developing: Vite transforms every module on demand and replaces changed ones in open pages. */
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { rendererOf, type WebSource } from '../apps/server/src/web/renderer.ts'

const ENTRY = '/src/app/entry-development.ts'

export interface DevelopingWeb {
  source: WebSource
  vite: ViteDevServer
}

/** Starts Vite as a middleware; hot replacement has a WebSocket port of its own. */
export async function developingWeb(): Promise<DevelopingWeb> {
  const root = path.join(import.meta.dirname, '../apps/web')
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const renderer = async () => rendererOf(await vite.ssrLoadModule('/src/app/entry-server.tsx'))
  const { inlineScript } = await renderer()
  const assets = { scripts: [], styles: [], inlineScript }
  return {
    vite,
    source: {
      build: 'development',
      renderer,
      entry: [ENTRY],
      files: undefined,
      shellOf: () => ({ scripts: [], styles: [], laterStyles: [] }),
      assetsOf: () => Promise.resolve({ assets, styles: Buffer.alloc(0), styleHash: '' }),
      developing: true,
    },
  }
}
