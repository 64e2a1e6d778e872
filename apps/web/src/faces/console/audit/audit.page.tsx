import { DownloadOutlined } from '@ant-design/icons'
import { auditExport, auditPage, type AuditRow } from '@portal/contract/audit'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { App, Button, Card } from 'antd'
import { useState } from 'react'
import { actionText, subjectName, subjectText } from '../../../features/audit/audit-words.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { Failed, Loading, PageState } from '../../../features/shell/page-state.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useSettings } from '../../../lib/settings.ts'
import { AuditDrawer } from './audit-detail.tsx'
import { AuditFilters } from './audit-filters.tsx'
import css from './audit.module.css'
import { messages } from './audit.messages.ts'
import { auditQuery, type AuditFilterState, useAuditFilter } from './use-audit-filter.ts'

const PAGE_SIZE = 50

/** The log from its newest entry on, as far as somebody went. */
const useEntries = (filter: AuditFilterState['filter']) =>
  useInfiniteQuery({
    queryKey: [auditPage.path, 'from the newest', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...auditQuery(filter), pageSize: PAGE_SIZE, ...(pageParam === '' ? {} : { after: pageParam }) }
      return call(auditPage, { query }, { signal, quiet: true })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

function ExportButton({ filter }: Pick<AuditFilterState, 'filter'>) {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()
  const download = useMutation({
    mutationFn: () => call(auditExport, { query: auditQuery(filter) }),
    onSuccess: (file) => {
      saveFile(file)
      void message.success(t.exported)
      invalidateRoom('audit')
    },
  })
  const ask = (): void =>
    void modal.confirm({
      title: t.exportTitle,
      content: t.exportText,
      okText: t.export,
      cancelText: t.cancel,
      onOk: () => download.mutateAsync().catch(() => undefined),
    })
  return (
    <Button icon={<DownloadOutlined />} loading={download.isPending} onClick={ask}>
      {download.isPending ? t.exporting : t.export}
    </Button>
  )
}

interface ListProps {
  list: AuditRow[]
  onOpen(id: string): void
}

function LookButton({ row, onOpen }: { row: AuditRow; onOpen(id: string): void }) {
  const t = useMessages(messages)
  const name = t.lookOf(actionText(useLanguage(), row.action), formatInstant(row.at))
  return (
    <Button type="link" size="small" aria-label={name} onClick={() => onOpen(row.id)}>
      {t.look}
    </Button>
  )
}

function AuditTable({ list, onOpen }: ListProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const columns: Column<AuditRow>[] = [
    {
      title: t.time,
      key: 'time',
      width: 160,
      render: (row) => <span className={css.time}>{formatInstant(row.at)}</span>,
    },
    { title: t.who, key: 'who', width: 160, render: (row) => (row.actorId === null ? t.platform : row.actorName) },
    { title: t.actions, key: 'action', width: 200, render: (row) => actionText(language, row.action) },
    {
      title: t.subject,
      key: 'subject',
      render: (row) => (
        <>
          {subjectText(language, row.subjectType)}
          <span className={css.meta}>{subjectName(language, row)}</span>
        </>
      ),
    },
    { title: t.enterprise, key: 'enterprise', render: (row) => row.organisationName },
  ]
  return (
    <DataTable
      name="auditLog"
      rows={list}
      columns={columns}
      nameOf={(row) => `${formatInstant(row.at)} ${actionText(language, row.action)}`}
      onOpen={({ id }) => onOpen(id)}
      actions={{ width: 90, render: (row) => <LookButton row={row} onOpen={onOpen} /> }}
    />
  )
}

function AuditCards({ list, onOpen }: ListProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <div className={css.cards}>
      {list.map((row) => (
        <Card key={row.id} size="small" extra={<LookButton row={row} onOpen={onOpen} />} title={formatInstant(row.at)}>
          <strong>{actionText(language, row.action)}</strong>
          <span className={css.meta}>
            {row.actorId === null ? t.platform : row.actorName}
            {row.organisationName && ` · ${row.organisationName}`}
          </span>
          <span className={css.meta}>
            {subjectText(language, row.subjectType)} {subjectName(language, row)}
          </span>
        </Card>
      ))}
    </div>
  )
}

/** What was found so far, and more of it on request. */
function Entries({ filter, onOpen }: Pick<AuditFilterState, 'filter'> & { onOpen(id: string): void }) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const entries = useEntries(filter)
  if (entries.data === undefined)
    return entries.isError ? <Failed error={entries.error} onRetry={() => void entries.refetch()} /> : <Loading />
  const list = entries.data.pages.flatMap((page) => page.list)
  if (list.length === 0) {
    const filtered = Object.values(filter).some((value) => value.length > 0)
    return (
      <PageState drawing={filtered ? 'missing' : 'empty'} title={filtered ? t.noneTitle : t.emptyTitle}>
        {filtered ? t.noneText : t.emptyText}
      </PageState>
    )
  }
  const List = mobile ? AuditCards : AuditTable
  return (
    <>
      <List list={list} onOpen={onOpen} />
      <div className={css.more}>
        {entries.hasNextPage ? (
          <Button loading={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            {t.more}
          </Button>
        ) : (
          t.end
        )}
      </div>
    </>
  )
}

/** Who changed what: find, compare, take along as a file. */
export default function AuditPage() {
  const t = useMessages(messages)
  const filtering = useAuditFilter()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <PageHead title={t.heading} actions={<ExportButton filter={filtering.filter} />}>
        {t.lead}
      </PageHead>
      <AuditFilters {...filtering} />
      <Entries filter={filtering.filter} onOpen={setOpened} />
      <AuditDrawer id={opened} onClose={() => setOpened(null)} />
    </>
  )
}
