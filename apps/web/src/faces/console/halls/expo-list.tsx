import type { ExpoRow } from '@portal/contract/hall-admin'
import { Card, Tag } from 'antd'
import { hallMessages } from '../../../features/hall/hall.messages.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import css from './halls.module.css'
import { messages } from './halls.messages.ts'

const addressOf = ({ id }: ExpoRow): string => `/console/halls/expo/${id}`

const colours = { draft: 'default', published: 'success', withdrawn: 'warning' }

function Title({ row }: { row: ExpoRow }) {
  const t = useMessages(messages)
  return (
    <div className={css.subject}>
      <span className={css.cover}>{row.banner && <Picture picture={row.banner} sizes="96px" alt="" />}</span>
      <span>
        <RowTitle to={addressOf(row)} name={row.title} />
        <span className={css.meta}>{row.titleEn === '' ? t.chineseOnly : row.titleEn}</span>
      </span>
    </div>
  )
}

function Standing({ row }: { row: ExpoRow }) {
  const t = useMessages(messages)
  const changed = row.publishedRevision !== null && row.publishedRevision < row.revision
  return (
    <>
      <Tag color={colours[row.standing]}>{t[row.standing]}</Tag>
      {changed && <span className={css.meta}>{t.changedSince}</span>}
    </>
  )
}

function Period({ row }: { row: ExpoRow }) {
  const t = useMessages(hallMessages)
  return (
    <>
      {t.period(row.startsOn, row.endsOn)}
      <span className={css.meta}>{t[row.state]}</span>
    </>
  )
}

function Answers({ row }: { row: ExpoRow }) {
  const t = useMessages(messages)
  return <span>{t.answered(row.accepted, row.invited, row.declined)}</span>
}

export function ExpoTable({ rows }: { rows: ExpoRow[] }) {
  const t = useMessages(messages)
  const columns: Column<ExpoRow>[] = [
    { title: t.expo, key: 'title', width: 280, render: (row) => <Title row={row} /> },
    { title: t.period, key: 'period', width: 200, render: (row) => <Period row={row} /> },
    { title: t.standing, key: 'standing', width: 140, render: (row) => <Standing row={row} /> },
    { title: t.answers, key: 'answers', width: 220, render: (row) => <Answers row={row} /> },
    {
      title: t.updated,
      key: 'updated',
      width: 150,
      render: (row) => (
        <>
          {row.updatedBy}
          <span className={css.meta}>{formatInstant(row.updatedAt)}</span>
        </>
      ),
    },
  ]
  return <DataTable name="expos" rows={rows} columns={columns} nameOf={({ title }) => title} opens={addressOf} />
}

export function ExpoCards({ rows }: { rows: ExpoRow[] }) {
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.id} size="small">
          <Title row={row} />
          <div className={css.facts}>
            <Standing row={row} />
            <Period row={row} />
          </div>
          <span className={css.meta}>
            <Answers row={row} />
          </span>
        </Card>
      ))}
    </div>
  )
}
