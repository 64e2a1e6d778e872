import { PlusOutlined } from '@ant-design/icons'
import { expoAdminPage, ExpoStanding, expoStandings } from '@portal/contract/hall-admin'
import { Button, Flex, Segmented, Tabs } from 'antd'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useListPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { ExpoCards, ExpoTable } from './expo-list.tsx'
import { HallList } from './hall-list.tsx'
import css from './halls.module.css'
import { messages } from './halls.messages.ts'

const PAGE_SIZE = 20

function Create() {
  const t = useMessages(messages)
  return (
    <ButtonLink type="primary" icon={<PlusOutlined aria-hidden="true" />} to="/console/halls/expo/new">
      {t.create}
    </ButtonLink>
  )
}

function Expos() {
  const t = useMessages(messages)
  const { params, pageNum, change } = useAddressQuery()
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const mayEdit = usePermission('hall:edit:any')
  const keywords = params.get('keywords') ?? ''
  const standing = ExpoStanding.safeParse(params.get('standing')).data
  const query = {
    pageNum,
    pageSize: PAGE_SIZE,
    ...(standing ? { standing } : {}),
    ...(keywords === '' ? {} : { keywords }),
  }
  const found = useListPage(endpointQuery(expoAdminPage, { query }), { pageNum, pageSize: PAGE_SIZE }, change)
  const standings = found.data?.standings ?? []
  const countOf = (value: string): number => standings.find((one) => one.value === value)?.count ?? 0
  const all = standings.reduce((sum, { count }) => sum + count, 0)
  const List = mobile ? ExpoCards : ExpoTable
  const filtered = keywords !== '' || standing !== undefined
  const nothing = filtered ? (
    <PageState
      drawing="missing"
      title={t.noneTitle}
      actions={<Button onClick={() => change({ keywords: '', standing: '' })}>{t.clearFilter}</Button>}
    >
      {t.noneText}
    </PageState>
  ) : (
    <PageState drawing="empty" title={t.emptyTitle} actions={mayEdit && <Create />}>
      {t.emptyText}
    </PageState>
  )
  return (
    <>
      <Flex wrap gap={12} className={css.filters ?? ''}>
        <div className={css.tabs}>
          <Segmented
            aria-label={t.standing}
            value={standing ?? ''}
            onChange={(value) => change({ standing: value })}
            options={[
              { value: '', label: t.counted(t.all, all) },
              ...expoStandings.map((value) => ({ value, label: t.counted(t[value], countOf(value)) })),
            ]}
          />
        </div>
        <KeywordSearch className={css.search} label={t.search} keywords={keywords} change={change} />
      </Flex>
      <QueryState query={found}>
        {({ list, total }) =>
          list.length === 0 ? (
            nothing
          ) : (
            <>
              <List rows={list} />
              <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
            </>
          )
        }
      </QueryState>
    </>
  )
}

/** Expos of all standings, and every hall. */
export default function HallsPage() {
  const t = useMessages(messages)
  const { params, setParams } = useAddressQuery()
  const mayEdit = usePermission('hall:edit:any')
  const tab = params.get('tab') === 'halls' ? 'halls' : 'expos'
  return (
    <>
      <PageHead title={t.heading} actions={mayEdit && <Create />}>
        {t.lead}
      </PageHead>
      <Tabs
        activeKey={tab}
        onChange={(next) => setParams(next === 'halls' ? { tab: next } : {})}
        destroyOnHidden
        items={[
          { key: 'expos', label: t.expos, children: <Expos /> },
          { key: 'halls', label: t.halls, children: <HallList /> },
        ]}
      />
    </>
  )
}
