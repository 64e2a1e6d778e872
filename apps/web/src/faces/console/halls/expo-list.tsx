import type { ExpoRow } from '@portal/contract/hall-admin'
import { Card, Table, type TableColumnsType, Tag } from 'antd'
import { hallMessages } from '../../../features/hall/hall.messages.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import css from './halls.module.css'
import { messages } from './halls.messages.ts'

const colours = { draft: 'default', published: 'success', withdrawn: 'warning' }

function Title({ row }: { row: ExpoRow }) {
  const t = useMessages(messages)
  return (
    <div className={css.subject}>
      <span className={css.cover}>{row.banner && <Picture picture={row.banner} sizes="96px" alt="" />}</span>
      <span>
        <Link to={`/console/halls/expo/${row.id}`}>{row.title}</Link>
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
  const columns: TableColumnsType<ExpoRow> = [
    { title: t.expo, key: 'title', render: (_, row) => <Title row={row} /> },
    { title: t.period, key: 'period', width: 210, render: (_, row) => <Period row={row} /> },
    { title: t.standing, key: 'standing', width: 150, render: (_, row) => <Standing row={row} /> },
    { title: t.answers, key: 'answers', width: 230, render: (_, row) => <Answers row={row} /> },
    {
      title: t.updated,
      key: 'updated',
      width: 150,
      render: (_, row) => (
        <>
          {row.updatedBy}
          <span className={css.meta}>{formatInstant(row.updatedAt)}</span>
        </>
      ),
    },
  ]
  return <Table rowKey="id" columns={columns} dataSource={rows} pagination={false} scroll={{ x: 1000 }} />
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
