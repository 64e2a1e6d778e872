/** Routes of pages, made of their files. */
import type { Face } from '@portal/contract/renderer'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { PageRoute, RouteHandle } from './route.ts'

export type PageModules = Record<string, () => Promise<unknown>>

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
