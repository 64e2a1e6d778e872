import type { Data } from '@portal/contract/kit'
import { type OutboxMessage, outboxPage } from '@portal/contract/message'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Select } from 'antd'
import { useState } from 'react'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { OutboxDetail } from './outbox-detail.tsx'
import css from './outbox.module.css'
import { messages } from './outbox.messages.ts'
import { StateTag } from './state-tag.tsx'
import { channels, type OutboxFilter, states, useOutboxFilter } from './use-outbox-filter.ts'

type Found = Data<typeof outboxPage>

const PAGE_SIZE = 20
/** While something is on its way its state may change at any moment. */
const WATCH_MS = 3_000

/** The variables that set a channel up. */
const variables = { sms: ['SMS_PROVIDER'], mail: ['SMTP_URL', 'MAIL_FROM'] }

/** Whether messages reach people, channel by channel, and how to have them do so. */
function Providers({ providers }: Pick<Found, 'providers'>) {
  const t = useMessages(messages)
  const missing = channels.filter((channel) => !providers[channel])
  return (
    <div className={css.providers}>
      {channels.map((channel) => (
        <div key={channel}>{providers[channel] ? t.provided(t[channel]) : t.unprovided(t[channel])}</div>
      ))}
      {missing.length > 0 && (
        <span className={css.hint}>{t.setUp(missing.flatMap((channel) => variables[channel]))}</span>
      )}
    </div>
  )
}

function Filters({ filter, change }: OutboxFilter) {
  const t = useMessages(messages)
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
      <Select
        className={css.choice ?? ''}
        aria-label={t.channel}
        value={filter.channel ?? ''}
        onChange={(channel: string) => change({ channel })}
        options={[{ value: '', label: t.allChannels }, ...channels.map((value) => ({ value, label: t[value] }))]}
      />
      <Select
        className={css.choice ?? ''}
        aria-label={t.state}
        value={filter.state ?? ''}
        onChange={(state: string) => change({ state })}
        options={[{ value: '', label: t.allStates }, ...states.map((value) => ({ value, label: t[value] }))]}
      />
    </Flex>
  )
}

interface ListProps {
  list: OutboxMessage[]
  onOpen(id: string): void
}

function Content({ message }: { message: OutboxMessage }) {
  return (
    <>
      {message.subject && <strong className={css.excerpt}>{message.subject}</strong>}
      <span className={css.excerpt}>{message.text}</span>
      {message.failure && <span className={css.failure}>{message.failure}</span>}
    </>
  )
}

function OpenButton({ message, onOpen }: { message: OutboxMessage; onOpen(id: string): void }) {
  const t = useMessages(messages)
  return (
    <Button type="link" size="small" aria-label={t.openOf(message.recipient)} onClick={() => onOpen(message.id)}>
      {t.open}
    </Button>
  )
}

function OutboxTable({ list, onOpen }: ListProps) {
  const t = useMessages(messages)
  const columns: Column<OutboxMessage>[] = [
    {
      title: t.recipient,
      key: 'recipient',
      width: 220,
      render: (row) => <span className={css.recipient}>{row.recipient}</span>,
    },
    { title: t.channel, key: 'channel', width: 90, render: (row) => t[row.channel] },
    { title: t.content, key: 'content', render: (row) => <Content message={row} /> },
    { title: t.state, key: 'state', width: 120, render: (row) => <StateTag state={row.state} /> },
    { title: t.created, key: 'created', width: 160, render: (row) => formatInstant(row.createdAt) },
  ]
  return (
    <DataTable
      name="outbox"
      rows={list}
      columns={columns}
      nameOf={({ recipient }) => recipient}
      onOpen={({ id }) => onOpen(id)}
      actions={{ width: 90, render: (row) => <OpenButton message={row} onOpen={onOpen} /> }}
    />
  )
}

function OutboxCards({ list, onOpen }: ListProps) {
  const t = useMessages(messages)
  return (
    <div className={css.cards}>
      {list.map((message) => (
        <Card key={message.id} size="small">
          <div className={css.cardHead}>
            <strong className={css.recipient}>{message.recipient}</strong>
            <StateTag state={message.state} />
          </div>
          <Content message={message} />
          <Flex justify="space-between" align="center" gap={8}>
            <span className={css.meta}>
              {t[message.channel]} · {formatInstant(message.createdAt)}
            </span>
            <OpenButton message={message} onOpen={onOpen} />
          </Flex>
        </Card>
      ))}
    </div>
  )
}

/** What was found, or what it means that nothing was. */
function Results({ found, filter, change, onOpen }: OutboxFilter & { found: Found; onOpen(id: string): void }) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const { list, total } = found
  const filtered = filter.keywords !== '' || filter.channel !== undefined || filter.state !== undefined
  if (list.length === 0 && !filtered && filter.pageNum === 1)
    return (
      <PageState drawing="empty" title={t.emptyTitle}>
        {t.emptyText}
      </PageState>
    )
  if (list.length === 0) {
    const clear = <Button onClick={() => change({ keywords: '', channel: '', state: '' })}>{t.clearFilter}</Button>
    return (
      <PageState drawing="missing" title={t.noneTitle} actions={clear}>
        {t.noneText}
      </PageState>
    )
  }
  const List = mobile ? OutboxCards : OutboxTable
  return (
    <>
      <List list={list} onOpen={onOpen} />
      <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
    </>
  )
}

/** SMS and mails that went out or are kept: find, read, see why one failed. */
export default function OutboxPage() {
  const t = useMessages(messages)
  const { filter, change } = useOutboxFilter()
  const [opened, setOpened] = useState<string | null>(null)
  const { keywords, ...rest } = filter
  const query = { ...rest, pageSize: PAGE_SIZE, ...(keywords === '' ? {} : { keywords }) }
  const found = useQuery({
    ...endpointQuery(outboxPage, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.list.some((message) => message.state === 'waiting') && WATCH_MS,
  })
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      {found.data && <Providers providers={found.data.providers} />}
      <Filters filter={filter} change={change} />
      <QueryState query={found}>
        {(data) => <Results found={data} filter={filter} change={change} onOpen={setOpened} />}
      </QueryState>
      <OutboxDetail
        message={found.data?.list.find((message) => message.id === opened) ?? null}
        onClose={() => setOpened(null)}
      />
    </>
  )
}
