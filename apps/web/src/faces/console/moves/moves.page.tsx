import { movePage } from '@portal/contract/discovery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FoundList } from '../../../features/listing/found-list.tsx'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useLastPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { MoveForm } from './move-form.tsx'
import { MoveCards, MoveTable } from './move-list.tsx'
import css from './moves.module.css'
import { messages } from './moves.messages.ts'

const PAGE_SIZE = 20

/** Addresses of the website that lead elsewhere: enter, find, take back. */
export default function MovesPage() {
  const t = useMessages(messages)
  const { params, pageNum, change } = useAddressQuery()
  const mayEdit = usePermission('setting:edit:any')
  const keywords = params.get('keywords') ?? ''
  const query = { pageNum, pageSize: PAGE_SIZE, ...(keywords !== '' && { keywords }) }
  const found = useQuery({ ...endpointQuery(movePage, { query }), placeholderData: keepPreviousData })
  useLastPage(found, { pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      {mayEdit && <MoveForm />}
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
                cards={<MoveCards rows={list} mayEdit={mayEdit} />}
                table={<MoveTable rows={list} mayEdit={mayEdit} />}
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
