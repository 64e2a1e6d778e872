/**
 * The router is one function of a hundred kilobytes that no bundler can look into, and most of it is for what this product
 * does not do. Here its parts are shut off by name, so that visitors do not load them: mutations and fetchers (we post by
 * our own calls), blockers, view transitions, its own scroll restoration, masks, discovery of routes, routes replaced
 * while developing, instrumentation, React Server Components, and what it says to developers. While developing all of it
 * is there; whoever begins to use one of these takes it out of the list.
 */
import type { Plugin } from 'vite'

/** A piece of the router's source, and what stands in its place. */
type Cut = readonly [find: string | RegExp, put: string]

/** What every module of it may hold. Display names and unmarked calls keep components alive that nobody uses. */
const everywhere: readonly Cut[] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef('],
  [/(?<!function )\bwarn(ing|Once)\(/g, 'false && warn$1('],
]

/** By module. Each has to be found: a router that reads otherwise must be looked at again. */
const modules: Readonly<Record<string, readonly Cut[]>> = {
  'lib/router/router.js': [
    // Instrumentation.
    [/if \((init\.|opts\?\.)instrumentations\)/g, 'if (false)'],
    ['= consumeInstrumentationClientResultMetaReceiver(router)', '= undefined'],
    ['if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'],
    // Other ways to match routes, and to find more of them.
    ['if (future.unstable_routePatternMatching)', 'if (false)'],
    ['future.unstable_customRouteDiscovery', 'false'],
    ['if (pendingDiscoveryCancellation)', 'if (false)'],
    ['fogOfWar.active = false;', ''],
    [/let fogOfWar = checkFogOfWar\(.*\);/g, ''],
    [/fogOfWar\.active && fogOfWar\.matches|fogOfWar\.active|checkFogOfWar\(.*\)\.active/g, 'false'],
    ['if (isFogOfWar)', 'if (false)'],
    ['if (!isFogOfWar)', 'if (true)'],
    // Mutations.
    [/(?<!function )isMutationMethod\([\w.]+\)/g, 'false'],
    ['if (!opts || !isSubmissionNavigation(opts))', 'if (true)'],
    [/(?<!function )getSubmissionFromNavigation\([\w.]+\)/g, 'undefined'],
    // Fetchers, and asking for the data of a page that stays.
    [/^\t\t(fetch|revalidate|getFetcher|resetFetcher|deleteFetcher: \w+|_internalFetchControllers: \w+),$/gm, ''],
    [
      /(?<=^\t+)(fetchLoadMatches|state\.fetchers|fetchersQueuedForDeletion|revalidatingFetchers)(?=\.(filter|forEach)\()/gm,
      'false && $1',
    ],
    [/(unmountedFetchers|mountedFetchers)(?=\.forEach)/g, 'false && $1'],
    ['for (let key of fetchRedirectIds)', 'for (let key of [])'],
    ['for (let [key, id] of fetchReloadIds)', 'for (let [key, id] of [])'],
    // Blockers.
    [/^\t\t(getBlocker|deleteBlocker),$/gm, ''],
    ['let blockerKey = shouldBlockNavigation(', 'let blockerKey = false && shouldBlockNavigation('],
    ['if (blockers.size > 0 && !isUninterruptedRevalidation)', 'if (false)'],
    // View transitions.
    ['restoreAppliedTransitions(routerWindow', 'false && restoreAppliedTransitions(routerWindow'],
    ['routerWindow.addEventListener("pagehide"', 'false && routerWindow.addEventListener("pagehide"'],
    ['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)', 'if (false)'],
    ['if (pendingViewTransitionEnabled)', 'if (false)'],
    // Scroll restoration: `app/arrival.ts` knows of pages that are drawn late.
    [/^\t\tenableScrollRestoration,$/gm, ''],
    ['saveScrollPosition(state.location', 'false && saveScrollPosition(state.location'],
    [/getSavedScrollPosition\(location, newState\.matches \|\| state\.matches\)/g, 'null'],
    // Masks; routes replaced while developing; the end of the router, which lives as long as its document.
    ['if (opts?.mask)', 'if (false)'],
    [/^\t\t(_internalSetRoutes|dispose),$/gm, ''],
    ['_internalSetStateDoNotUseOrYouWillBreakYourApp(newState) {\n\t\t\tupdateState(newState);\n\t\t}', ''],
    // Lazy routes of several functions.
    ['let lazyKeys = Object.keys(route.lazy);', 'return {};'],
  ],
  'lib/components.js': [
    ['newState.fetchers.forEach(', 'false && newState.fetchers.forEach('],
    ['deletedFetchers.forEach(', 'false && deletedFetchers.forEach('],
    ['if (!viewTransitionOpts || !isViewTransitionAvailable)', 'if (true)'],
    ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
    [/if \(renderDfd && pendingState.*?\)(?= )/g, 'if (false)'],
    ['if (!vtContext.isTransitioning && interruption)', 'if (false)'],
  ],
  'lib/hooks.js': [
    ['if (this.context && typeof error', 'if (false && typeof error'],
    ['if (this.context) return', 'if (false) return'],
    ['if (locationArg', 'if (false'],
    ['|| defaultErrorElement', ''],
    [
      'useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
      'useContext(IsDataRouteContext), useNavigateStable()',
    ],
  ],
}

const FOLDER = 'node_modules/react-router/dist/production/'

function cut(code: string, module: string): string {
  const common = everywhere.reduce((left, [find, put]) => left.replaceAll(find, put), code)
  return (modules[module] ?? []).reduce((left, [find, put]) => {
    const without = left.replaceAll(find, put)
    if (without === left)
      throw new Error(`react-router/${module} no longer holds ${String(find)}: look at unused-router-parts.ts`)
    return without
  }, common)
}

export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code, id) => ({ code: cut(code, id.slice(id.indexOf(FOLDER) + FOLDER.length)), map: null }),
  },
}
