import { useLoaderData } from 'react-router'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import { ShowroomHead } from '../hall/showroom-head.tsx'
import type { ShowroomThemeNewsData } from './showroom-theme-news.data.ts'

const ExpoArticles = lazyPart(() => import('../expo/expo-articles.tsx'))

/** What is written about one expo. */
export default function ShowroomThemeNewsPage() {
  const { head, crumbs, note, ...view } = useLoaderData<ShowroomThemeNewsData>()
  return (
    <div className={page['container']}>
      <ShowroomHead crumbs={crumbs} title={head.title} note={note} />
      <BelowTheFold>
        <ExpoArticles {...view} />
      </BelowTheFold>
    </div>
  )
}
