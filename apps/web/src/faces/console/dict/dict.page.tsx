import { PlusOutlined } from '@ant-design/icons'
import { dictDelete, dictForm, dictPage, type DictRow, dictSave } from '@portal/contract/dict'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Card, Flex, Switch, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useCreateAddress } from '../../../features/shell/use-create-address.ts'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { useTurnOff } from '../../../features/shell/use-turn-off.ts'
import { call } from '../../../lib/client.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { Link } from '../../../ui/link.tsx'
import { DictDrawer, NEW } from './dict-drawer.tsx'
import { DictFilters } from './dict-filters.tsx'
import css from './dict.module.css'
import { messages } from './dict.messages.ts'
import { filterQuery, useDictFilter } from './use-dict-filter.ts'

const PAGE_SIZE = 20

const addressOf = ({ id }: DictRow): string => `/console/dict/${id}`

/** Deletes after a question that says what goes with it. */
function useRemove(onRemoved: () => void): (ids: string[]) => void {
  const t = useMessages(messages)
  const remove = (ids: string[]) => call(dictDelete, { params: { ids: ids.join(',') } })
  const ask = useRemoval({ room: 'dicts', remove, words: t, onRemoved })
  return (ids) => ask(ids, { title: t.removeTitle(ids.length), content: t.removeText })
}

const useName = (): ((row: DictRow) => string) => {
  const language = useLanguage()
  return (row) => (language === 'en' && row.nameEn !== '' ? row.nameEn : row.name)
}

function StateSwitch({ row }: { row: DictRow }) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const editable = usePermission('dict:edit:any')
  const mayTurnOff = useTurnOff(t)
  const name = useName()(row)
  const turn = useMutation({
    // On what stands there now: the row may be older than somebody else's change of the name.
    mutationFn: async (status: number) => {
      const params = { id: row.id }
      await call(dictSave, { params, body: { ...(await call(dictForm, { params })), status } })
    },
    onSuccess: (_nothing, status) => {
      void message.success(status === 1 ? t.turnedOn : t.turnedOff)
      invalidateRoom('dicts')
    },
  })
  if (row.system && row.status === 1)
    return (
      <Tooltip title={t.systemHint}>
        <Tag color="processing">{t.system}</Tag>
      </Tooltip>
    )
  if (!editable)
    return <Tag color={row.status === 1 ? 'success' : 'default'}>{row.status ? t.enabled : t.disabled}</Tag>
  const change = async (on: boolean): Promise<void> => {
    if (on || (await mayTurnOff(name))) turn.mutate(on ? 1 : 0)
  }
  return (
    <Switch
      size="small"
      aria-label={`${t.enabled} ${row.name}`}
      checked={row.status === 1}
      loading={turn.isPending}
      onChange={(on) => void change(on)}
    />
  )
}

interface ActionsProps {
  row: DictRow
  onEdit(id: string): void
  onRemove(ids: string[]): void
}

function Actions({ row, onEdit, onRemove }: ActionsProps) {
  const t = useMessages(messages)
  const editable = usePermission('dict:edit:any')
  return (
    <Flex gap={4} align="center" wrap className={css.actions ?? ''}>
      <Link to={addressOf(row)} aria-label={t.itemsOf(row.name)}>
        {t.items}
      </Link>
      {editable && (
        <>
          <Button type="link" size="small" aria-label={t.editOf(row.name)} onClick={() => onEdit(row.id)}>
            {t.edit}
          </Button>
          {!row.system && (
            <Button
              type="link"
              size="small"
              danger
              aria-label={t.removeOf(row.name)}
              onClick={() => onRemove([row.id])}
            >
              {t.remove}
            </Button>
          )}
        </>
      )}
    </Flex>
  )
}

interface ListProps extends Omit<ActionsProps, 'row'> {
  rows: DictRow[]
  /** Ids. */
  selected: string[]
  onSelect(ids: string[]): void
}

function DictTable({ rows, selected, onSelect, ...actions }: ListProps) {
  const t = useMessages(messages)
  const nameOf = useName()
  const editable = usePermission('dict:edit:any')
  const columns: Column<DictRow>[] = [
    { title: t.name, key: 'name', width: 220, render: (row) => <RowTitle to={addressOf(row)} name={nameOf(row)} /> },
    { title: t.code, key: 'code', render: (row) => <span className={css.code}>{row.dictCode}</span> },
    { title: t.remark, key: 'remark', render: (row) => row.remark },
    { title: t.status, key: 'status', width: 130, render: (row) => <StateSwitch row={row} /> },
  ]
  return (
    <DataTable
      name="dictionaries"
      rows={rows}
      columns={columns}
      nameOf={nameOf}
      opens={addressOf}
      selection={editable ? { selected, onSelect, nameOf, may: ({ system }) => !system } : undefined}
      actions={{ width: 200, render: (row) => <Actions row={row} {...actions} /> }}
    />
  )
}

function DictCards({ rows, onEdit, onRemove }: Omit<ListProps, 'selected' | 'onSelect'>) {
  const nameOf = useName()
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.id} size="small">
          <div className={css.cardHead}>
            <strong>{nameOf(row)}</strong>
            <StateSwitch row={row} />
          </div>
          <span className={css.code}>{row.dictCode}</span>
          {row.remark && <span className={css.meta}>{row.remark}</span>}
          <Actions row={row} onEdit={onEdit} onRemove={onRemove} />
        </Card>
      ))}
    </div>
  )
}

/** Dictionaries: find, create, change, disable, delete. */
export default function DictPage() {
  const t = useMessages(messages)
  const { filter, change } = useDictFilter()
  const editable = usePermission('dict:edit:any')
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const [editing, setEditing] = useState<string | null>(null)
  const [selected, setSelected] = useState<string[]>([])
  useCreateAddress(() => {
    if (editable) setEditing(NEW)
  })
  const remove = useRemove(() => setSelected([]))
  const query = filterQuery(filter, PAGE_SIZE)
  const found = useListPage(
    endpointQuery(dictPage, { query }),
    { pageNum: filter.pageNum, pageSize: PAGE_SIZE },
    change,
  )
  const create = editable && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEditing(NEW)}>
      {t.create}
    </Button>
  )
  const clear = <Button onClick={() => change({ keywords: '', status: '' })}>{t.clearFilter}</Button>
  const parts = { onEdit: setEditing, onRemove: remove }
  return (
    <>
      <PageHead title={t.heading} actions={create}>
        {t.lead}
      </PageHead>
      <DictFilters filter={filter} change={change} search={t.search} />
      {selected.length > 0 && (
        <Flex gap={12} align="center" wrap className={css.selection ?? ''} role="status">
          <span>{t.selected(selected.length)}</span>
          <Button size="small" danger onClick={() => remove(selected)}>
            {t.remove}
          </Button>
          <Button size="small" type="text" onClick={() => setSelected([])}>
            {t.clear}
          </Button>
        </Flex>
      )}
      <QueryState query={found}>
        {({ list, total }) =>
          list.length === 0 ? (
            <PageState drawing="missing" title={t.emptyTitle} actions={clear}>
              {t.emptyText}
            </PageState>
          ) : (
            <>
              {mobile ? (
                <DictCards rows={list} {...parts} />
              ) : (
                <DictTable rows={list} selected={selected} onSelect={setSelected} {...parts} />
              )}
              <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
            </>
          )
        }
      </QueryState>
      <DictDrawer id={editing} onClose={() => setEditing(null)} />
    </>
  )
}
