import type { HallKind } from '@portal/contract/hall'
import { useLoaderData } from 'react-router'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import type { Crumb } from '../../../ui/breadcrumb.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import type { PageHead } from '../page-data.ts'
import type { AreaView } from './area-view.ts'
import type { HallView } from './hall-view.ts'
import { ShowroomHead } from './showroom-head.tsx'

const HallDepth = lazyPart(() => import('./hall-depth.tsx'))

export interface HallPageData {
  head: PageHead
  kind: HallKind
  crumbs: Crumb[]
  intro: string
  counts: string
  areas: AreaView[]
  hall: HallView
}

/** A hall of an industry, a region or a city. The server renders all of it; what walks and draws comes alive later. */
export function HallPage() {
  const { crumbs, intro, counts, kind, areas, hall } = useLoaderData<HallPageData>()
  return (
    <div className={page['container']}>
      <ShowroomHead crumbs={crumbs} title={hall.title} counts={counts} note={intro} />
      <BelowTheFold>
        <HallDepth kind={kind} areas={areas} hall={hall} />
      </BelowTheFold>
    </div>
  )
}
