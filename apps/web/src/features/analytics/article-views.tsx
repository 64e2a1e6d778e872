import type { Data } from '@portal/contract/kit'
import type { ArticleRow } from '@portal/contract/news-admin'
import { articleViews } from '@portal/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { endpointQuery } from '../shell/query-client.ts'
import { articleViewsMessages } from './article-views.messages.ts'

type Counted = Pick<ArticleRow, 'id' | 'publishedAt' | 'audience'>
type ArticleViews = Omit<Data<typeof articleViews>[number], 'id'>

/** Only what visitors can open is counted. */
const isCounted = ({ publishedAt, audience }: Counted): boolean => publishedAt !== null && audience !== 'workbench'

/** How often each article was opened on the website; undefined until that is known, and for one that is not counted. */
export function useArticleViews(articles: readonly Counted[]): (article: Counted) => ArticleViews | undefined {
  const ids = articles
    .filter(isCounted)
    .map(({ id }) => id)
    .join(',')
  const { data } = useQuery({ ...endpointQuery(articleViews, { query: { ids } }), enabled: ids !== '' })
  return (article) =>
    data && isCounted(article) ? (data.find(({ id }) => id === article.id) ?? { views: 0, lately: 0 }) : undefined
}

/** How often an article was opened, altogether and lately, in one line. */
export function ArticleViewsLine({ of, className }: { of: ArticleViews | undefined; className: string | undefined }) {
  const t = useMessages(articleViewsMessages)
  return of && <span className={className}>{t.viewedOften(formatNumber(of.views), formatNumber(of.lately))}</span>
}
