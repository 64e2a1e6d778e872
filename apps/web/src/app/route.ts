/** What a route of ours is: a page file, a title and who may see it. */
import type { Bilingual } from '@portal/contract/kit'
import type { PageHandle } from '@portal/contract/renderer'
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

export type PageRoute = Omit<RouteHandle, 'page' | 'face'> & { path: string; page: string; children?: never }

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
