import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageMeta } from './page-meta.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Another page of a list, or other filters, begin at the top like any navigation. */
function useTopOfList(): void {
  const { search } = useLocation()
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current !== search) window.scrollTo(0, 0)
    shown.current = search
  }, [search])
}

export function WebsiteLayout() {
  useTopOfList()
  return (
    <SiteFrame>
      <PageMeta />
      <Outlet />
    </SiteFrame>
  )
}
