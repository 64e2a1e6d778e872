import type { ArticleRow } from '@portal/contract/news-admin'
import { Card, Checkbox, Tag } from 'antd'
import { DictItemTag } from '../../../features/dict/dict-parts.tsx'
import { useDict } from '../../../features/dict/use-dict.ts'
import { ArticleViewsLine, useArticleViews } from '../../../features/analytics/article-views.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import type { Sorting } from '../../../features/table/sorting.ts'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import css from './news.module.css'
import { messages } from './news.messages.ts'

const addressOf = ({ id }: ArticleRow): string => `/console/news/${id}`

const colours = { draft: 'default', scheduled: 'processing', published: 'success', withdrawn: 'warning' }

function State({ row }: { row: ArticleRow }) {
  const t = useMessages(messages)
  const { publishedRevision, publishedAt, scheduledAt, revision, state } = row
  const changed = publishedRevision !== null && publishedRevision < revision
  return (
    <>
      <Tag color={colours[state]}>{t[state]}</Tag>
      {publishedAt && <span className={css.meta}>{formatInstant(publishedAt)}</span>}
      {scheduledAt && <span className={css.meta}>{t.scheduledFor(formatInstant(scheduledAt))}</span>}
      {changed && !scheduledAt && <span className={css.meta}>{t.changedSince}</span>}
    </>
  )
}

function Category({ value }: { value: string }) {
  const { items } = useDict('news_category')
  const item = items.find((one) => one.value === value)
  return item && <DictItemTag item={item} />
}

function Title({ row }: { row: ArticleRow }) {
  const t = useMessages(messages)
  return (
    <div className={css.subject}>
      <span className={css.cover}>{row.cover && <Picture picture={row.cover} sizes="72px" alt="" />}</span>
      <span>
        <RowTitle to={addressOf(row)} name={row.title} />
        <span className={css.meta}>
          {row.pinned && (
            <Tag color="warning" variant="filled">
              {t.pinned}
            </Tag>
          )}
          {row.titleEn === '' ? t.chineseOnly : row.titleEn}
        </span>
      </span>
    </div>
  )
}

function Views({ of }: { of: ReturnType<ReturnType<typeof useArticleViews>> }) {
  const t = useMessages(messages)
  if (!of) return null
  return (
    <>
      {t.views(formatNumber(of.views))}
      <span className={css.meta}>{t.lately(formatNumber(of.lately))}</span>
    </>
  )
}

export interface ListProps {
  rows: ArticleRow[]
  /** Ids. */
  selected: string[]
  onSelect(ids: string[]): void
  sorting: Sorting
}

export function ArticleTable({ rows, selected, onSelect, sorting }: ListProps) {
  const t = useMessages(messages)
  const viewsOf = useArticleViews(rows)
  const columns: Column<ArticleRow>[] = [
    { title: t.title, key: 'title', width: 260, sort: 'title', render: (row) => <Title row={row} /> },
    { title: t.category, key: 'category', width: 100, render: (row) => <Category value={row.category} /> },
    { title: t.audience, key: 'audience', width: 110, render: (row) => t[row.audience] },
    { title: t.viewed, key: 'views', width: 100, render: (row) => <Views of={viewsOf(row)} /> },
    { title: t.state, key: 'state', width: 170, render: (row) => <State row={row} /> },
    {
      title: t.updated,
      key: 'updated',
      sort: 'updated',
      width: 140,
      render: (row) => (
        <>
          {row.updatedBy}
          <span className={css.meta}>{formatInstant(row.updatedAt)}</span>
        </>
      ),
    },
  ]
  const edit = (row: ArticleRow) => (
    <Link to={addressOf(row)} aria-label={t.editOf(row.title)}>
      {t.edit}
    </Link>
  )
  return (
    <DataTable
      name="articles"
      rows={rows}
      columns={columns}
      nameOf={({ title }) => title}
      opens={addressOf}
      sorting={sorting}
      selection={{ selected, onSelect, nameOf: ({ title }) => t.select(title) }}
      actions={{ width: 72, render: edit }}
    />
  )
}

export function ArticleCards({ rows, selected, onSelect }: ListProps) {
  const t = useMessages(messages)
  const viewsOf = useArticleViews(rows)
  const turn = (id: string, on: boolean): void =>
    onSelect(on ? [...selected, id] : selected.filter((one) => one !== id))
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.id} size="small">
          <div className={css.cardHead}>
            <Checkbox
              aria-label={t.select(row.title)}
              checked={selected.includes(row.id)}
              onChange={({ target }) => turn(row.id, target.checked)}
            />
            <Title row={row} />
          </div>
          <div className={css.cardFacts}>
            <Category value={row.category} />
            <State row={row} />
          </div>
          <ArticleViewsLine of={viewsOf(row)} className={css.meta} />
          <span className={css.meta}>{t.updatedBy(row.updatedBy, formatInstant(row.updatedAt))}</span>
        </Card>
      ))}
    </div>
  )
}
