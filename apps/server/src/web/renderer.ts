/** The web application as the server uses it, and the one place where what it exports becomes a `Renderer`. */
import type { Assets, Renderer } from '@portal/contract/renderer'
import { z } from 'zod'
import { StartError } from '../platform/start-error.ts'

const callable = <Member extends keyof Renderer>() => z.custom<Renderer[Member]>((value) => typeof value === 'function')
const shellSentences = z.object({ oldBrowser: z.string(), needsScript: z.string() })

/** Every member of the contract, or it does not compile. */
const members = {
  inlineScript: z.string(),
  shellWords: z.object({ 'zh-cn': shellSentences, en: shellSentences }),
  languageOf: callable<'languageOf'>(),
  cacheKeyOf: callable<'cacheKeyOf'>(),
  match: callable<'match'>(),
  decide: callable<'decide'>(),
  render: callable<'render'>(),
  pageData: callable<'pageData'>(),
} satisfies { [Member in keyof Renderer]: z.ZodType<Renderer[Member]> }
const built = z.object({ renderer: z.object(members) })

/**
 * The renderer that the web application's module exports. Throws a StartError that names what is missing: the build is
 * then of another version than this server.
 */
export function rendererOf(module: unknown): Renderer {
  const { success, data, error } = built.safeParse(module)
  if (success) return data.renderer
  const missing = [...new Set(error.issues.map(({ path }) => path.join('.')))].join(', ')
  throw new StartError({
    zh: `网页构建与本服务端版本不一致（缺少 ${missing}），请用 npm start 重新构建`,
    en: `The built pages are of another version than this server (without ${missing}); please build them again with npm start`,
  })
}

/** Files that the empty document of a page names. */
export interface ShellFiles {
  /** All that the page needs until it shows, the entry first. */
  scripts: string[]
  /** In place before anything is painted. */
  styles: string[]
  /** Fetched ahead; the scripts they belong to put them in place, in their order. */
  laterStyles: string[]
}

/** Where scripts, styles and the renderer come from: the build, or Vite while developing. */
export interface WebSource {
  /** Changes with every build. */
  build: string
  renderer(): Promise<Renderer>
  entry: string[]
  /** Folder of the built files; undefined where Vite serves them. */
  files: string | undefined
  assetsOf(page: string): Promise<{ assets: Omit<Assets, 'build' | 'entry'>; styles: Buffer; styleHash: string }>
  /** `behindSignIn`: guard and shell stand before the page. */
  shellOf(page: string, behindSignIn: boolean): ShellFiles
  /** Vite puts styles and a WebSocket of its own into pages: the policy is loosened for them. */
  developing?: true
}
