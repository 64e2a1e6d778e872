/** What the built web application gives the server: `apps/web/src/app/entry-server.tsx` makes it, `apps/server/src/web` asks it. */
import type { AnyEndpoint, Data, Input, Language, Owed } from './kit.ts'

export interface Assets {
  /** The build that the page is made by; workbench and console compare it with the server's. */
  build: string
  /** Whether the credential's cookie is for this host alone; told where the page is drawn on the server. */
  hostCookie?: boolean
  /** Module scripts of the page: it is readable before them. */
  scripts: string[]
  /** Those of them that start the page. */
  entry: string[]
  /** Style sheets already inlined. */
  styles: string[]
  /** The inline script of `document-script.js`; empty in the browser. */
  inlineScript: string
}

/** Calls endpoints in the process, as an anonymous visitor. */
export type CallAsVisitor = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) => Promise<Data<E>>

export interface PageRequest {
  request: Request
  call: CallAsVisitor
}

export interface GuardState {
  /** A stored credential exists. */
  signedIn: boolean
  /** null: not loaded yet. */
  user: { roles: readonly string[]; perms: readonly string[]; owes?: Owed | undefined } | null
  routesLoaded: boolean
  /** undefined: not loaded yet; null: the user belongs to no enterprise. */
  examineState: string | null | undefined
}

export interface Target {
  path: string
  /** Whether a route of the table matches. */
  matched: boolean
  /** Whether the route is open to visitors (/404, /login and the listed /website paths). */
  public: boolean
  /** Passes for holders of any of these permissions; console pages only. */
  permitted: boolean
}

export type Step =
  | { do: 'pass' }
  | { do: 'redirect'; to: string }
  | { do: 'load'; what: 'user' | 'routes' | 'enterprise' }

export type Face = 'base' | 'website' | 'workbench' | 'console'

/** What the server knows of a page. */
export interface PageHandle {
  face: Face
  /** Path of the page's file below `faces/` without `.page.tsx`; the server finds scripts, styles and data by it. */
  page: string
  /** Rendered on the server though it is no website page. */
  serverRendered?: true
  /** Open to visitors. */
  public?: true
  /** Any site may show it in a frame. */
  framed?: true
  /** Passes for holders of any of these; console pages always name some. */
  permission?: readonly string[]
}

export interface Matched {
  handle: PageHandle | undefined
  matched: boolean
}

/** A page in two, between which its styles belong. */
export interface Drawn {
  head: string
  rest: string
  /** False where a part failed: it is left to the browser. */
  whole: boolean
}

export interface Rendered {
  status: number
  headers: Headers
  /** All that the page is made of beside the build, as it stands in it; null: there is no page. */
  state: string | null
  draw: () => Drawn
}

/** As properties, not as methods: their parameters are compared in both directions. */
export interface Renderer {
  inlineScript: string
  /** Sentences of the empty document in which workbench and console start. */
  shellWords: Record<Language, { oldBrowser: string; needsScript: string }>
  languageOf: (url: URL) => Language
  /** The address under which this page's answer is kept for everybody; null: it is not to be kept. */
  cacheKeyOf: (url: URL) => string | null
  match: (path: string) => Matched
  /** The guard: what to do next for a navigation. */
  decide: (state: GuardState, target: Target) => Step
  /** Runs loaders and prepares a public page; redirects come back as 3xx. `assetsOf` gives scripts and styles of a page file. */
  render: (page: PageRequest, assetsOf: (page: string) => Assets) => Promise<Rendered>
  /** The data of one website page alone, for navigation in the browser. */
  pageData: (page: PageRequest) => Promise<{ status: number; data: unknown }>
}
