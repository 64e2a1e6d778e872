import { industries } from '@portal/contract/industry'
import { noticeCancel, type NoticeRow } from '@portal/contract/news-notice'
import { regions } from '@portal/contract/region'
import { Button, Card, Progress, Tag } from 'antd'
import { DictItemTag } from '../../../features/dict/dict-parts.tsx'
import { useDict } from '../../../features/dict/use-dict.ts'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { call } from '../../../lib/client.ts'
import { formatInstant, formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './notices.module.css'
import { messages } from './notices.messages.ts'

const colours = { waiting: 'processing', sending: 'processing', sent: 'success', cancelled: 'default' }

function Subject({ row }: { row: NoticeRow }) {
  return (
    <>
      <strong>{row.title}</strong>
      <span className={css.text}>{row.text}</span>
      {row.link !== '' && <span className={css.link}>{row.link}</span>}
    </>
  )
}

function Kind({ row }: { row: NoticeRow }) {
  const types = useDict('notice_type').items
  const levels = useDict('notice_level').items
  const items = [types.find(({ value }) => value === row.type), levels.find(({ value }) => value === row.level)]
  return items.map((item) => item && <DictItemTag key={`${item.label} ${item.value}`} item={item} />)
}

/** Whom a notice goes to, in words. */
function useAudienceWords(): (row: NoticeRow) => string {
  const t = useMessages(messages)
  const language = useLanguage()
  return ({ audience }) => {
    if (audience.kind === 'all') return t.audienceAll
    if (audience.kind === 'enterprise') return t.enterpriseCount(audience.values.length)
    const names =
      audience.kind === 'region'
        ? audience.values.map((code) => regions[code][language])
        : audience.values.map((code) => industries[code][language])
    return formatList(language, names)
  }
}

function State({ row }: { row: NoticeRow }) {
  const t = useMessages(messages)
  return (
    <>
      <Tag color={colours[row.state]}>{t[row.state]}</Tag>
      <span className={css.meta}>
        {row.state === 'waiting' ? t.sendsAt(formatInstant(row.sendAt)) : formatInstant(row.sentAt ?? row.sendAt)}
      </span>
      <span className={css.meta}>{t.sentBy(row.createdBy)}</span>
    </>
  )
}

function Reading({ row }: { row: NoticeRow }) {
  const t = useMessages(messages)
  const { state, reached, enterprises, read, messages: all } = row
  if (state === 'waiting' || enterprises === 0) return <span className={css.meta}>{t.noReaders}</span>
  const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))
  const sending = state === 'sending'
  const label = sending ? t.progress(reached, enterprises) : t.readCount(read, all)
  return (
    <>
      <span className={css.meta}>{label}</span>
      <Progress
        percent={sending ? percent(reached, enterprises) : percent(read, all)}
        size="small"
        aria-label={label}
        status={sending ? 'active' : 'normal'}
      />
    </>
  )
}

function TakeBack({ row }: { row: NoticeRow }) {
  const t = useMessages(messages)
  const ask = useRemoval({
    room: 'notice',
    remove: (id: string) => call(noticeCancel, { body: { id } }),
    words: { remove: t.takeBack, cancel: t.cancel, removed: t.takenBack },
  })
  if (row.state === 'cancelled' || row.state === 'sending') return null
  const content = row.state === 'waiting' ? t.takeBackWaiting : t.takeBackSent
  return (
    <Button
      type="link"
      size="small"
      danger
      aria-label={t.takeBackOf(row.title)}
      onClick={() => ask(row.id, { title: t.takeBackTitle, content })}
    >
      {t.takeBack}
    </Button>
  )
}

export function NoticeTable({ rows }: { rows: NoticeRow[] }) {
  const t = useMessages(messages)
  const audienceOf = useAudienceWords()
  const columns: Column<NoticeRow>[] = [
    { title: t.notice, key: 'notice', width: 250, render: (row) => <Subject row={row} /> },
    { title: t.kindAndLevel, key: 'kind', width: 150, render: (row) => <Kind row={row} /> },
    { title: t.audience, key: 'audience', width: 150, render: (row) => audienceOf(row) },
    { title: t.time, key: 'state', width: 170, render: (row) => <State row={row} /> },
    { title: t.reading, key: 'reading', width: 150, render: (row) => <Reading row={row} /> },
  ]
  return (
    <DataTable
      name="notices"
      rows={rows}
      columns={columns}
      nameOf={({ title }) => title}
      actions={{ width: 90, render: (row) => <TakeBack row={row} /> }}
    />
  )
}

export function NoticeCards({ rows }: { rows: NoticeRow[] }) {
  const audienceOf = useAudienceWords()
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.id} size="small">
          <Subject row={row} />
          <div className={css.cardFacts}>
            <Kind row={row} />
            <span className={css.meta}>{audienceOf(row)}</span>
          </div>
          <State row={row} />
          <Reading row={row} />
          <TakeBack row={row} />
        </Card>
      ))}
    </div>
  )
}
