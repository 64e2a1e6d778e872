import { useEffect, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { handleOf } from '../../app/route.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { activeGroup, activePath, menuFor } from './menu.ts'

/** The menu of this person, the page of it that is open, and its group, remembered for pages that belong to none. */
export function useMenu(remember: boolean) {
  const { routes, user, enterprise } = useSession()
  const { pathname } = useLocation()
  const { activeTopMenuPath, set } = useSettings()
  const title = handleOf(useMatches().at(-1))?.title
  const menu = useMemo(() => menuFor(routes, { user, enterprise }), [routes, user, enterprise])
  const active = activePath(menu, pathname, title)
  const group = activeGroup(menu, active, activeTopMenuPath)
  useEffect(() => {
    if (remember && group) set('activeTopMenuPath', group.path)
  }, [remember, group, set])
  return { menu, active, group }
}
