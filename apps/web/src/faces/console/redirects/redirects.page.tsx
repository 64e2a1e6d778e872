import { redirectPage } from '@portal/contract/discovery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FoundList } from '../../../features/listing/found-list.tsx'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useLastPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { RedirectCards, RedirectTable } from './redirect-list.tsx'
import css from './redirects.module.css'
import { messages } from './redirects.messages.ts'

const PAGE_SIZE = 20

/** Addresses of the website that lead elsewhere: enter, find, take back. */
export default function RedirectsPage() {
  const t = useMessages(messages)
  const { params, pageNum, change } = useAddressQuery()
  const mayEdit = usePermission('setting:edit:any')
  const keywords = params.get('keywords') ?? ''
  const query = { pageNum, pageSize: PAGE_SIZE, ...(keywords !== '' && { keywords }) }
  const found = useQuery({ ...endpointQuery(redirectPage, { query }), placeholderData: keepPreviousData })
  useLastPage(found, { pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      {mayEdit && <RedirectForm />}
      <QueryState query={found}>
        {({ list, total }) =>
          total === 0 && keywords === '' ? (
            <PageState drawing="empty" title={t.emptyTitle}>
              {t.emptyText}
            </PageState>
          ) : (
            <>
              <KeywordSearch className={css.search} label={t.search} keywords={keywords} change={change} />
              <FoundList
                isEmpty={list.length === 0}
                t={{ noneTitle: t.noneTitle, noneText: t.noneText, clear: t.clear }}
                clear={() => change({ keywords: '' })}
                cards={<RedirectCards rows={list} mayEdit={mayEdit} />}
                table={<RedirectTable rows={list} mayEdit={mayEdit} />}
                pageNum={pageNum}
                pageSize={PAGE_SIZE}
                total={total}
                say={t.total}
                change={change}
              />
            </>
          )
        }
      </QueryState>
    </>
  )
}
