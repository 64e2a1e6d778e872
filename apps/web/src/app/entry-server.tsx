import type { Language } from '@portal/contract/kit'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { type Assets, Document } from './document.tsx'
import { documentWords } from './document.messages.ts'
import inlineScript from './document-script.js?raw'
import { decide, type GuardState } from './guard.ts'
import Root from './root.tsx'
import { handleOf, type RouteHandle } from './route.ts'
import { publicRoutes } from './routes.tsx'
import { signedInRoutes } from './signed-in-routes.tsx'
import { type DataContext, notFound } from './website-data.ts'

export { decide, type GuardState, inlineScript }

/** Sentences of the empty document in which workbench and console start; nobody's language is known there yet. */
export const shellWords: Record<Language, { oldBrowser: string; needsScript: string }> = {
  'zh-cn': { oldBrowser: documentWords['zh-cn'].oldBrowser, needsScript: documentWords['zh-cn'].needsScript },
  en: { oldBrowser: documentWords.en.oldBrowser, needsScript: documentWords.en.needsScript },
}

type AnyLoad = (context: DataContext) => Promise<unknown>
const dataModules = import.meta.glob<{ load: AnyLoad }>('../faces/website/**/*.data.ts', { eager: true })

export interface PageRequest {
  request: Request
  /** Calls endpoints in the process, as an anonymous visitor. */
  call: DataContext['call']
}

export const languageOf = (url: URL): Language => (url.searchParams.get('lang') === 'en' ? 'en' : 'zh-cn')

async function loadPage(page: string, request: Request, call: DataContext['call']): Promise<unknown> {
  const url = new URL(request.url)
  const load = dataModules[`../faces/${page}.data.ts`]?.load
  if (!load) return null
  const loaded = await load({ url, language: languageOf(url), call })
  return loaded ?? notFound()
}

function routesFor(call: DataContext['call']): RouteObject[] {
  return [{ id: 'root', Component: Root, children: publicRoutes((page, request) => loadPage(page, request, call)) }]
}

export interface Matched {
  handle: RouteHandle | undefined
  matched: boolean
}

const table = [...publicRoutes(() => Promise.resolve(null)), ...signedInRoutes]
/** The page that an address leads to, of all routes, whoever asks. */
export function match(path: string): Matched {
  const last = matchRoutes(table, path)?.at(-1)?.route
  return { handle: handleOf(last), matched: last !== undefined && last.path !== '*' }
}

const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Errors as data: the browser's router reads only what an error response has. */
const plainErrors = (errors: StaticHandlerContext['errors']): Record<string, unknown> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: isRouteErrorResponse(error) ? error.status : 500, statusText: '', internal: false, data: null },
    ]),
  )

export interface Rendered {
  status: number
  headers: Headers
  body: ReadableStream | null
}

/** Runs loaders and renders a public page; redirects come back as 3xx. `assetsOf` gives scripts and styles of a page file. */
export async function render(
  { request, call }: PageRequest,
  assetsOf: (page: string) => Assets,
  entry: string[],
): Promise<Rendered> {
  const handler = createStaticHandler(routesFor(call))
  const context = await handler.query(request)
  if (context instanceof Response) return { status: context.status, headers: context.headers, body: null }
  const handle = handleOf(context.matches.at(-1)?.route)
  const assets = assetsOf(handle?.page ?? '')
  const language = handle?.face === 'website' ? languageOf(new URL(request.url)) : 'zh-cn'
  const router = createStaticRouter(handler.dataRoutes, context)
  const { loaderData, errors } = context
  const stateJson = escapeJson({ assets, language, hydration: { loaderData, errors: plainErrors(errors) } })
  const body = await renderToReadableStream(
    <StrictMode>
      <Document assets={assets} language={language} stateJson={stateJson}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </StrictMode>,
    { signal: request.signal, bootstrapModules: entry },
  )
  const status = handle?.title === 'notFound' ? 404 : context.statusCode
  return { status, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), body }
}

/** The data of one website page alone, for navigation in the browser. */
export async function pageData({ request, call }: PageRequest): Promise<{ status: number; data: unknown }> {
  const { handle } = match(new URL(request.url).pathname)
  const load = handle?.face === 'website' ? dataModules[`../faces/${handle.page}.data.ts`]?.load : undefined
  if (!load) return { status: 404, data: null }
  const url = new URL(request.url)
  const loaded = await load({ url, language: languageOf(url), call })
  return { status: loaded === null ? 404 : 200, data: loaded }
}
