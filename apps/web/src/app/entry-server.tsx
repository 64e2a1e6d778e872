import type { Language } from '@portal/contract/kit'
import type { CallAsVisitor, Matched, PageRequest, Rendered, Renderer } from '@portal/contract/renderer'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { remembered } from '../lib/remembered.ts'
import { partsFetched } from '../ui/lazy-part.tsx'
import { Document, STYLES_PLACE } from './document.tsx'
import { documentMessages } from './document.messages.ts'
import inlineScript from './document-script.js?raw'
import { decide } from './guard.ts'
import Root from './root.tsx'
import { handleOf } from './route.ts'
import { publicRoutes } from './routes.tsx'
import { signedInRoutes } from './signed-in-routes.tsx'
import { type DataContext, notFound } from './website-data.ts'

/** Sentences of the empty document in which workbench and console start; nobody's language is known there yet. */
const shellWords: Renderer['shellWords'] = {
  'zh-cn': { oldBrowser: documentMessages['zh-cn'].oldBrowser, needsScript: documentMessages['zh-cn'].needsScript },
  en: { oldBrowser: documentMessages.en.oldBrowser, needsScript: documentMessages.en.needsScript },
}

interface DataModule {
  load: (context: DataContext) => Promise<unknown>
  /** What it reads of the address beside the language. A page without is made anew for everybody. */
  query?: readonly string[]
  /** What makes it the page of one visitor: with any of these in its address it is made anew. */
  personal?: readonly string[]
}
const dataModules = import.meta.glob<DataModule>('../faces/website/**/*.data.ts', { eager: true })

const languageOf = (url: URL): Language => (url.searchParams.get('lang') === 'en' ? 'en' : 'zh-cn')

async function loadPage(page: string, request: Request, call: CallAsVisitor): Promise<unknown> {
  const url = new URL(request.url)
  const load = dataModules[`../faces/${page}.data.ts`]?.load
  if (!load) return null
  const loaded = await load({ url, language: languageOf(url), call })
  return loaded ?? notFound()
}

/** The in-process call of the request that is rendered. */
const callContext = createContext<CallAsVisitor>()

/** Made once: routes do not depend on the request, their loaders get what they need from its context. */
const routes = publicRoutes((page, request, context) => loadPage(page, request, context.get(callContext)))
const handler = createStaticHandler([{ id: 'root', Component: Root, children: routes }])

const table = [...routes, ...signedInRoutes]
/** More than there are pages. */
const MOST_MATCHES = 500

/**
 * The page that an address leads to, of all routes, whoever asks. Remembered: the router ranks all routes anew for every
 * match, which costs more than the rest of a kept page.
 */
const match = remembered(MOST_MATCHES, (path): Matched => {
  const last = matchRoutes(table, path)?.at(-1)?.route
  return { handle: handleOf(last), matched: last !== undefined && last.path !== '*' }
})

/** Longer addresses are answered, but not kept: nobody links to them. */
const LONGEST_KEPT = 512

/** Path and known query, sorted: addresses that lead to the same page read the same. null: the page is not to be kept. */
function cacheKeyOf(url: URL): string | null {
  const { handle } = match(url.pathname)
  const { query, personal } = (handle?.face === 'website' && dataModules[`../faces/${handle.page}.data.ts`]) || {}
  if (!query || personal?.some((name) => url.searchParams.has(name))) return null
  const known = new URLSearchParams()
  for (const name of query.toSorted()) {
    const values = url.searchParams.getAll(name)
    // Several of a name are a choice, such as products to compare: too many to keep them all.
    if (values.length > 1) return null
    if (values[0]) known.set(name, values[0])
  }
  if (languageOf(url) === 'en') known.set('lang', 'en')
  const kept = known.size > 0 ? `${url.pathname}?${known}` : url.pathname
  return kept.length > LONGEST_KEPT ? null : kept
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

const DOCTYPE = '<!DOCTYPE html>'
/** What React writes for a part that it leaves to the browser; it tells nobody why. */
const FAILED_PART = '<!--$!-->'

type AssetsOf = Parameters<Renderer['render']>[1]

/** Runs loaders and prepares a public page; redirects come back as 3xx. `assetsOf` gives scripts and styles of a page file. */
async function render({ request, call }: PageRequest, assetsOf: AssetsOf): Promise<Rendered> {
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, call)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) {
    const { status, headers } = context
    return { status, headers, state: null, draw: () => ({ head: '', rest: '', whole: true }) }
  }
  const handle = handleOf(context.matches.at(-1)?.route)
  const assets = assetsOf(handle?.page ?? '')
  const language = handle?.face === 'website' ? languageOf(new URL(request.url)) : 'zh-cn'
  const router = createStaticRouter(handler.dataRoutes, context)
  const { loaderData, errors } = context
  const kept = { ...assets, inlineScript: '' }
  const state = escapeJson({ assets: kept, language, hydration: { loaderData, errors: plainErrors(errors) } })
  await partsFetched()
  // Not as a stream: nothing may go out before all is there, as a part sent later needs an inline script, which the policy forbids.
  const draw = () => {
    const html = renderToString(
      <StrictMode>
        <Document
          assets={assets}
          language={language}
          stateJson={state}
          oldBrowser={documentMessages[language].oldBrowser}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Document>
      </StrictMode>,
    )
    // With its tag: names may hold anything, but no tag.
    const at = html.indexOf(`<style>${STYLES_PLACE}`) + '<style>'.length
    const rest = html.slice(at + STYLES_PLACE.length)
    return { head: DOCTYPE + html.slice(0, at), rest, whole: !rest.includes(FAILED_PART) }
  }
  const status = handle?.title === 'notFound' ? 404 : context.statusCode
  return { status, headers: new Headers(), state, draw }
}

/** The data of one website page alone, for navigation in the browser. */
async function pageData({ request, call }: PageRequest): Promise<{ status: number; data: unknown }> {
  const { handle } = match(new URL(request.url).pathname)
  const load = handle?.face === 'website' ? dataModules[`../faces/${handle.page}.data.ts`]?.load : undefined
  if (!load) return { status: 404, data: null }
  const url = new URL(request.url)
  const loaded = await load({ url, language: languageOf(url), call })
  return { status: loaded === null ? 404 : 200, data: loaded }
}

/** All that the server asks of the pages; checked here against what it expects. */
export const renderer: Renderer = { inlineScript, shellWords, languageOf, cacheKeyOf, match, decide, render, pageData }
