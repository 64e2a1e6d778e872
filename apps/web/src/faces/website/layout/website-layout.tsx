import { Outlet } from 'react-router'
import { PageMeta } from './page-meta.tsx'
import { SiteFrame } from './site-frame.tsx'

export function WebsiteLayout() {
  return (
    <SiteFrame>
      <PageMeta />
      <Outlet />
    </SiteFrame>
  )
}
