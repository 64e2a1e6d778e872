import { useLoaderData } from 'react-router'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import { ShowroomHead } from '../hall/showroom-head.tsx'
import type { ShowroomData } from './showroom.data.ts'

const ShowroomDepth = lazyPart(() => import('./showroom-depth.tsx'))

/** The overview of all halls. */
export default function ShowroomPage() {
  const { head, crumbs, counts, note, groups, expos } = useLoaderData<ShowroomData>()
  return (
    <div className={page['container']}>
      <ShowroomHead crumbs={crumbs} title={head.title} counts={counts} note={note} />
      <BelowTheFold>
        <ShowroomDepth groups={groups} expos={expos} />
      </BelowTheFold>
    </div>
  )
}
