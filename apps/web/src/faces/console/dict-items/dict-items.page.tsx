import { ArrowLeftOutlined, PlusOutlined } from '@ant-design/icons'
import { dictForm, dictItemDelete, dictItemPage, type DictItemRow, type DictRow } from '@portal/contract/dict'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Tag } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DictItemTag } from '../../../features/dict/dict-parts.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { Link } from '../../../ui/link.tsx'
import { DictFilters } from '../dict/dict-filters.tsx'
import css from '../dict/dict.module.css'
import { messages as shared } from '../dict/dict.messages.ts'
import { filterQuery, useDictFilter } from '../dict/use-dict-filter.ts'
import { messages } from './dict-items.messages.ts'
import { ItemDrawer, NEW } from './item-drawer.tsx'

const PAGE_SIZE = 50

/** Deletes items after a question that says what it means. */
function useRemove(dictId: string, onRemoved: () => void): (ids: string[]) => void {
  const t = useMessages(messages)
  const remove = (ids: string[]) => call(dictItemDelete, { params: { id: dictId, ids: ids.join(',') } })
  const ask = useRemoval({ room: 'dicts', remove, words: useMessages(shared), onRemoved })
  return (ids) => ask(ids, { title: t.removeTitle(ids.length), content: t.removeText })
}

interface ActionsProps {
  row: DictItemRow
  onEdit(id: string): void
  onRemove(ids: string[]): void
}

function Actions({ row, onEdit, onRemove }: ActionsProps) {
  const t = useMessages(messages)
  const common = useMessages(shared)
  return (
    <Flex gap={4} wrap className={css.actions ?? ''}>
      <Button type="link" size="small" aria-label={t.editOf(row.label)} onClick={() => onEdit(row.id)}>
        {common.edit}
      </Button>
      <Button type="link" size="small" danger aria-label={t.removeOf(row.label)} onClick={() => onRemove([row.id])}>
        {common.remove}
      </Button>
    </Flex>
  )
}

function State({ row }: { row: DictItemRow }) {
  const t = useMessages(shared)
  return <Tag color={row.status === 1 ? 'success' : 'default'}>{row.status === 1 ? t.enabled : t.disabled}</Tag>
}

interface ListProps extends Omit<ActionsProps, 'row'> {
  rows: DictItemRow[]
  /** Ids. */
  selected: string[]
  onSelect(ids: string[]): void
}

function ItemTable({ rows, selected, onSelect, ...actions }: ListProps) {
  const t = useMessages(messages)
  const common = useMessages(shared)
  const editable = usePermission('dict:edit:any')
  const columns: Column<DictItemRow>[] = [
    { title: t.label, key: 'label', render: (row) => <DictItemTag item={row} /> },
    { title: t.sort, key: 'sort', width: 80, render: (row) => row.sort },
    { title: t.labelEn, key: 'labelEn', render: (row) => row.labelEn },
    { title: t.value, key: 'value', render: (row) => <span className={css.code}>{row.value}</span> },
    { title: common.status, key: 'status', width: 100, render: (row) => <State row={row} /> },
  ]
  return (
    <DataTable
      name="dictionaryItems"
      rows={rows}
      columns={columns}
      nameOf={({ label }) => label}
      selection={editable ? { selected, onSelect } : undefined}
      actions={editable ? { width: 140, render: (row) => <Actions row={row} {...actions} /> } : undefined}
    />
  )
}

function ItemCards({ rows, onEdit, onRemove }: Omit<ListProps, 'selected' | 'onSelect'>) {
  const t = useMessages(messages)
  const editable = usePermission('dict:edit:any')
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.id} size="small">
          <div className={css.cardHead}>
            <DictItemTag item={row} />
            <State row={row} />
          </div>
          <span className={css.meta}>
            {t.value} {row.value} · {t.sort} {row.sort}
          </span>
          {editable && <Actions row={row} onEdit={onEdit} onRemove={onRemove} />}
        </Card>
      ))}
    </div>
  )
}

function Items({ dict }: { dict: DictRow }) {
  const t = useMessages(messages)
  const common = useMessages(shared)
  const language = useLanguage()
  const { filter, change } = useDictFilter()
  const editable = usePermission('dict:edit:any')
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const [editing, setEditing] = useState<string | null>(null)
  const [selected, setSelected] = useState<string[]>([])
  const remove = useRemove(dict.id, () => setSelected([]))
  const query = filterQuery(filter, PAGE_SIZE)
  const page = endpointQuery(dictItemPage, { params: { id: dict.id }, query })
  const found = useListPage(page, { pageNum: filter.pageNum, pageSize: PAGE_SIZE }, change)
  const filtered = filter.keywords !== '' || filter.status !== ''
  const name = language === 'en' && dict.nameEn !== '' ? dict.nameEn : dict.name
  const last = found.data?.list.at(-1)?.sort ?? 0
  const create = editable && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEditing(NEW)}>
      {t.create}
    </Button>
  )
  const parts = { onEdit: setEditing, onRemove: remove }
  return (
    <>
      <PageHead title={t.heading(name)} actions={create}>
        {t.lead(dict.dictCode)}
      </PageHead>
      {dict.status !== 1 && <Alert type="warning" showIcon title={t.disabled} style={{ marginBottom: 16 }} />}
      <DictFilters filter={filter} change={change} search={t.search} />
      {selected.length > 0 && (
        <Flex gap={12} align="center" wrap className={css.selection ?? ''} role="status">
          <span>{common.selected(selected.length)}</span>
          <Button size="small" danger onClick={() => remove(selected)}>
            {common.remove}
          </Button>
          <Button size="small" type="text" onClick={() => setSelected([])}>
            {common.clear}
          </Button>
        </Flex>
      )}
      <QueryState query={found}>
        {({ list, total }) => (
          <>
            {list.length === 0 && (
              <PageState drawing="missing" title={filtered ? t.nothing : t.emptyTitle}>
                {!filtered && t.emptyText}
              </PageState>
            )}
            {list.length > 0 && mobile && <ItemCards rows={list} {...parts} />}
            {list.length > 0 && !mobile && (
              <ItemTable rows={list} selected={selected} onSelect={setSelected} {...parts} />
            )}
            <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={total} say={common.total} change={change} />
          </>
        )}
      </QueryState>
      <ItemDrawer dictId={dict.id} itemId={editing} nextSort={last + 1} onClose={() => setEditing(null)} />
    </>
  )
}

/** The items of one dictionary, in their order. */
export default function DictItemsPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const dict = useQuery(endpointQuery(dictForm, { params: { id } }))
  return (
    <>
      <Link to="/console/dict" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={dict}>{(found) => <Items key={found.id} dict={found} />}</QueryState>
    </>
  )
}
