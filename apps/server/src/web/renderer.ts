/** What the built web application gives the server. Declared here, because server and web meet only in the contract. */
import type { AnyEndpoint, Data, Input, Language } from '@portal/contract/kit'

export interface Assets {
  /** The build that the page is made by. */
  build: string
  scripts: string[]
  entry: string[]
  styles: string[]
  inlineScript: string
}

export type CallAsVisitor = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) => Promise<Data<E>>

export interface PageRequest {
  request: Request
  call: CallAsVisitor
}

interface GuardState {
  signedIn: boolean
  user: { roles: readonly string[]; perms: readonly string[] } | null
  routesLoaded: boolean
  examineState: string | null | undefined
}

export interface Matched {
  matched: boolean
  handle:
    | {
        face: 'base' | 'website' | 'workbench' | 'console'
        page: string
        public?: true
        serverRendered?: true
        framed?: true
        permission?: readonly string[]
      }
    | undefined
}

export type Step = { do: 'pass' } | { do: 'redirect'; to: string } | { do: 'load'; what: string }

/** A page in two, between which its styles belong. */
export interface Drawn {
  head: string
  rest: string
  /** False where a part failed: it is left to the browser. */
  whole: boolean
}

/** The exports of apps/web/src/app/entry-server.tsx. */
export interface Renderer {
  inlineScript: string
  shellWords: Record<Language, { oldBrowser: string; needsScript: string }>
  languageOf(url: URL): Language
  /** The address under which this page's answer is kept for everybody; null: it is not to be kept. */
  keptAs(url: URL): string | null
  match(path: string): Matched
  decide(state: GuardState, target: { path: string; matched: boolean; public: boolean; permitted: boolean }): Step
  render(
    page: PageRequest,
    assetsOf: (page: string) => Assets,
  ): Promise<{ status: number; headers: Headers; state: string | null; draw(): Drawn }>
  pageData(page: PageRequest): Promise<{ status: number; data: unknown }>
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
