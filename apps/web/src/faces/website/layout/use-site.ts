import type { PublicSettings } from '@portal/contract/setting'
import { useRouteLoaderData } from 'react-router'

/** What operators decided for the whole site; undefined where it could not be had: pages go without. */
export const useSite = (): PublicSettings | undefined =>
  useRouteLoaderData<() => PublicSettings | null>('website') ?? undefined
