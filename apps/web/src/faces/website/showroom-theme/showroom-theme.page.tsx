import { useLoaderData } from 'react-router'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ShowroomHead } from '../hall/showroom-head.tsx'
import page from '../../../ui/page.module.css'
import type { ShowroomThemeData } from './showroom-theme.data.ts'

const ExpoList = lazyPart(() => import('../expo/expo-list.tsx'))
const ExpoDetail = lazyPart(() => import('../expo/expo-detail.tsx'))

/** The list of theme expos, or one of them. */
export default function ShowroomThemePage() {
  const { head, crumbs, note, list, expo } = useLoaderData<ShowroomThemeData>()
  return (
    <div className={page['container']}>
      <ShowroomHead crumbs={crumbs} title={head.title} note={note} />
      <BelowTheFold>
        {list && <ExpoList view={list} />}
        {expo && <ExpoDetail key={expo.card.id} view={expo} />}
      </BelowTheFold>
    </div>
  )
}
