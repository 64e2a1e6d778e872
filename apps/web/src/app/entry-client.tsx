import './global.css'
import type { Language } from '@portal/contract/kit'
import type { Assets } from '@portal/contract/renderer'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { followOtherTabs, paintTheme, useSettings } from '../lib/settings.ts'
import { noteDestination, recoverFromLostChunks } from './chunk-recovery.ts'
import { Document, PRELOADS } from './document.tsx'
import { guardMiddleware } from './navigation.ts'
import { RootFailure } from './root-failure.tsx'
import Root from './root.tsx'
import { publicRoutes } from './routes.tsx'
import { fetchPageData } from './website-data.ts'

interface State {
  assets: Assets
  language: Language
  hydration: HydrationState
}

recoverFromLostChunks()
paintTheme()
followOtherTabs()
useSettings.subscribe(paintTheme)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintTheme)

const routes = publicRoutes(fetchPageData)

/** Resolves the lazy modules of the first match before the router starts: no flash, no mismatch. */
async function resolveFirstMatch(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/**
 * Vite's preloader fetches every style sheet that no link names. Links to those that are inlined are put in disabled:
 * written into the page that way, some browsers fetch them nevertheless.
 */
function markInlined(styles: readonly string[]): void {
  const place = document.getElementById(PRELOADS)
  for (const href of styles)
    place?.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }))
}

const stateJson = document.getElementById('state')?.textContent ?? ''
const state = stateJson === '' ? undefined : (JSON.parse(stateJson) as State)
if (state) {
  markInlined(state.assets.styles)
  await resolveFirstMatch()
}

const root: RouteObject = {
  id: 'root',
  Component: Root,
  ErrorBoundary: RootFailure,
  HydrateFallback: () => null,
  middleware: [
    guardMiddleware(() => ({
      publicRoutes: routes,
      add: (more) => router.patchRoutes('root', more),
      pending: () => router.state.navigation.location,
      here: () => (router.state.initialized ? router.state.location : undefined),
    })),
  ],
  children: routes,
}
/** The server let whoever gets a rendered page in: with data for the root too, the router does not ask the guard once more. */
const hydrationOf = ({ hydration }: State): HydrationState => ({
  ...hydration,
  loaderData: { ...hydration.loaderData, root: null },
})
const router = createBrowserRouter([root], state ? { hydrationData: hydrationOf(state) } : {})
router.subscribe(({ navigation }) => {
  noteDestination(navigation.location && createPath(navigation.location))
  document.documentElement.toggleAttribute('data-leaving', navigation.state !== 'idle')
})

const tree = <RouterProvider router={router} />
const app = state ? (
  <Document assets={state.assets} language={state.language} oldBrowser="" stateJson={stateJson}>
    {tree}
  </Document>
) : (
  tree
)
// As a transition React hands the processor back every few milliseconds; a touch meanwhile is answered first.
if (state) startTransition(() => void hydrateRoot(document, <StrictMode>{app}</StrictMode>))
else createRoot(document.getElementById('root') ?? document.body).render(<StrictMode>{app}</StrictMode>)

/** Not before what is shown has come alive: nobody points at a link sooner. */
const PREFETCH_AFTER_MS = 1000
if (state)
  setTimeout(() => void import('./prefetch.ts').then((module) => module.prefetchOnApproach(routes)), PREFETCH_AFTER_MS)
