/** The routes behind the sign-in, inside the shell. */
import { redirect, type RouteObject } from 'react-router'
import { formerAddresses } from '../features/shell/former-addresses.ts'
import { consolePages, workbenchPages } from './signed-in-pages.ts'
import { titles } from './titles.ts'
import { type PageModules, pageRoute } from './page-route.ts'
import type { PageRoute } from './route.ts'

const modules: PageModules = import.meta.glob('../faces/{workbench,console,base/redirect}/**/*.page.tsx')

/** Visitors do not load these titles: each page brings its own. */
const withWords = (route: PageRoute): PageRoute => ({
  ...route,
  words: { 'zh-cn': titles['zh-cn'][route.title], en: titles.en[route.title] },
})

const forward = (path: string, to: string): RouteObject => ({
  path,
  handle: { face: 'workbench', title: 'workbench', page: '', hidden: true },
  loader: ({ request }) => redirect(to + new URL(request.url).search),
})

/** Any other address below these: told inside the shell. */
const missing = (path: string): RouteObject => ({
  ...pageRoute(
    modules,
    'workbench',
    withWords({ path, page: 'workbench/missing/missing', title: 'notFound', hidden: true }),
  ),
  // The same page stands at several places.
  id: `missing ${path}`,
})

/** All workbench and console pages inside the shell. */
export const signedInRoutes: RouteObject[] = [
  {
    id: 'shell',
    lazy: async () => ({ Component: (await import('../features/shell/shell.tsx')).Shell }),
    children: [
      {
        // A page that fails leaves menu and bar standing.
        lazy: async () => ({ ErrorBoundary: (await import('../features/shell/page-boundary.tsx')).PageError }),
        children: [
          // Inside the shell: what is refreshed through it leaves menu, tags and the other kept pages standing.
          pageRoute(modules, 'base', {
            path: '/redirect/*',
            page: 'base/redirect/redirect',
            title: 'redirect',
            hidden: true,
          }),
          forward('/workbench', '/workbench/index'),
          forward('/myEnt', '/myEnt/businessDisplay'),
          forward('/personalCenter', '/personalCenter/message'),
          forward('/console', '/console/dashboard'),
          ...formerAddresses.map(({ path, to }) => forward(path, to)),
          ...workbenchPages.map((route) => pageRoute(modules, 'workbench', withWords(route))),
          ...consolePages.map((route) => pageRoute(modules, 'console', withWords(route))),
          ...['/workbench/*', '/myEnt/*', '/personalCenter/*', '/console/*'].map(missing),
        ],
      },
    ],
  },
]
