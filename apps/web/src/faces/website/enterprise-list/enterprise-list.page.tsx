import { useLoaderData, useLocation } from 'react-router'
import { EnterpriseCard } from '../../../features/enterprise/enterprise-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import pageCss from '../../../ui/page.module.css'
import { Pagination } from '../../../ui/pagination.tsx'
import { QueryForm } from '../../../ui/query-form.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { ListPage } from '../list/list-page.tsx'
import type { EnterpriseListData } from './enterprise-list.data.ts'
import { enterpriseListWords } from './enterprise-list.messages.ts'
import css from './enterprise-list.module.css'

const PATH = '/website/enterprise'

/** Keywords together with the filters that are set. */
function SearchForm({ keywords }: { keywords: string }) {
  const t = useMessages(enterpriseListWords)
  const { search } = useLocation()
  const kept = [...new URLSearchParams(search)].filter(([key]) => key !== 'keywords' && key !== 'pageNum')
  return (
    <QueryForm className={css['search']} action={PATH} role="search" aria-label={t.search}>
      <input
        key={keywords}
        type="search"
        name="keywords"
        defaultValue={keywords}
        maxLength={100}
        aria-label={t.search}
        placeholder={t.searchHint}
      />
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" className={`${pageCss['button']} ${pageCss['small']}`}>
        {t.searchButton}
      </button>
    </QueryForm>
  )
}

function NothingFound({ filtered }: { filtered: boolean }) {
  const t = useMessages(enterpriseListWords)
  return (
    <Empty level={2} title={filtered ? t.empty : t.emptyAll}>
      <p>{filtered ? t.emptyNote : t.emptyAllNote}</p>
      <p className={css['ways']}>
        {filtered && (
          <SiteLink className={`${pageCss['button']} ${pageCss['primary']}`} to={PATH}>
            {t.clear}
          </SiteLink>
        )}
        <SiteLink className={pageCss['button']} to="/website/product">
          {t.byProduct}
        </SiteLink>
      </p>
    </Empty>
  )
}

export default function EnterpriseListPage() {
  const data = useLoaderData<EnterpriseListData>()
  const t = useMessages(enterpriseListWords)
  const language = useLanguage()
  const addressOf = useListAddress()
  return (
    <ListPage
      title={data.keywords === '' ? t.title : t.found(data.keywords)}
      count={t.count(formatNumber(language, data.total))}
      facets={data.facets}
      chosen={data.chosen}
      path={PATH}
      tools={<SearchForm keywords={data.keywords} />}
    >
      {data.list.length === 0 ? (
        <NothingFound filtered={data.chosen.length > 0} />
      ) : (
        <>
          <div className={css['list']}>
            {data.list.map((enterprise) => (
              <EnterpriseCard
                key={enterprise.id}
                enterprise={enterprise}
                words={data.keywords.split(/\s+/)}
                headingLevel={2}
              />
            ))}
          </div>
          <Pagination
            current={data.page}
            last={data.last}
            addressOf={(page) => addressOf({ pageNum: page === 1 ? null : String(page) })}
          />
        </>
      )}
    </ListPage>
  )
}
