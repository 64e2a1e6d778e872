import { useMessages } from '../../../lib/i18n/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import page from '../../../ui/page.module.css'
import { Pagination } from '../../../ui/pagination.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { ArticleList } from './article-list.tsx'
import css from './expo-articles.module.css'
import { type ArticleView, expoAddress } from './expo-view.ts'
import { expoMessages } from './expo.messages.ts'

interface Props {
  expoId: string
  page: number
  last: number
  articles: readonly ArticleView[]
}

/** The articles of an expo, a page of them. */
export default function ExpoArticles({ expoId, page: current, last, articles }: Props) {
  const t = useMessages(expoMessages)
  const addressOf = useListAddress()
  const back = (
    <SiteLink className={page['button']} to={expoAddress(expoId)}>
      {t.backToExpo}
    </SiteLink>
  )
  if (articles.length === 0) {
    return (
      <Empty level={2} title={t.noNews}>
        <p>{t.noNewsNote}</p>
        {back}
      </Empty>
    )
  }
  return (
    <div className={css['articles']}>
      <ArticleList articles={articles} headingLevel={2} />
      <Pagination
        current={current}
        last={last}
        addressOf={(number) => addressOf({ pageNum: number === 1 ? null : String(number) })}
      />
      <p className={css['back']}>{back}</p>
    </div>
  )
}
