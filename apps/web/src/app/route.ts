/** What a route of ours is: a page file, a title and who may see it. */
import type { Bilingual } from '@portal/contract/kit'
import type { Face, PageHandle } from '@portal/contract/renderer'
import type { ComponentType } from 'react'
import type { Location, RouteObject } from 'react-router'
import type { TitleKey } from './titles.ts'

/** What every matched page carries as `handle`; menus, breadcrumb, titles, the server and the pictures of all pages read it. */
export interface RouteHandle extends PageHandle {
  title: TitleKey
  /** The title in words, where visitors do not load them. */
  words?: Bilingual
  /** Not in the menu. */
  hidden?: true
  /** Kept alive when left. */
  keepAlive?: true
}

export type PageModules = Record<string, () => Promise<unknown>>
export type PageRoute = Omit<RouteHandle, 'page' | 'face'> & { path: string; page: string; children?: never }

/** Makes the route object of one page. A page file that does not exist fails by name: at start, or while developing when it is opened. */
export function pageRoute(modules: PageModules, face: Face, { path, ...rest }: PageRoute): RouteObject {
  const load = modules[`../faces/${rest.page}.page.tsx`]
  const missing = new Error(`No page file for ${path}: faces/${rest.page}.page.tsx`)
  if (!load && !import.meta.env.DEV) throw missing
  const handle: RouteHandle = { face, ...rest }
  return {
    path,
    id: rest.page,
    handle,
    lazy: async () => {
      if (!load) throw missing
      return { Component: ((await load()) as { default: ComponentType }).default }
    },
  }
}

/** The running router's routes and places, as the guard needs them. */
export interface RouteSet {
  /** Adds generated routes to the running router. */
  add(routes: RouteObject[]): void
  /** Where the navigation under way leads to; undefined on the first load. */
  pending(): Location | undefined
  /** Where somebody is; undefined until the first load has ended. */
  here(): Location | undefined
  publicRoutes: RouteObject[]
}

export const handleOf = (match: { handle?: unknown } | undefined): RouteHandle | undefined =>
  match?.handle as RouteHandle | undefined
