import { useLoaderData } from 'react-router'
import { EnterpriseCard } from '../../../features/enterprise/enterprise-card.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { useListAddress } from '../list/list-address.ts'
import { ListPage } from '../list/list-page.tsx'
import { NothingFound } from '../list/nothing-found.tsx'
import { SearchForm } from '../list/search-form.tsx'
import type { EnterpriseListData } from './enterprise-list.data.ts'
import { enterpriseListMessages } from './enterprise-list.messages.ts'
import css from './enterprise-list.module.css'

const PATH = '/website/enterprise'

export default function EnterpriseListPage() {
  const data = useLoaderData<EnterpriseListData>()
  const t = useMessages(enterpriseListMessages)
  const addressOf = useListAddress()
  return (
    <ListPage
      title={data.keywords === '' ? t.title : t.found(data.keywords)}
      count={t.count(formatNumber(data.total))}
      facets={data.facets}
      chosen={data.chosen}
      path={PATH}
      tools={<SearchForm path={PATH} keywords={data.keywords} words={t} />}
    >
      {data.list.length === 0 ? (
        <NothingFound path={PATH} filtered={data.chosen.length > 0} words={t} />
      ) : (
        <>
          <div className={css['list']}>
            {data.list.map((enterprise) => (
              <EnterpriseCard
                key={enterprise.id}
                enterprise={enterprise}
                picture={enterprise.picture}
                terms={data.keywords.split(/\s+/)}
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
