import type { ImportDetail, ImportProblem } from '@portal/contract/import'
import { Table, type TableColumnsType, Tag } from 'antd'
import { importWords } from '../../../features/import/import-words.messages.ts'
import { Panel } from '../../../features/panel/panel.tsx'
import { formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './import-detail.module.css'
import { words } from './import-detail.messages.ts'

interface Props {
  shown: ImportDetail
}

/** What the file was taken for: kind, sheet, encoding, columns, and what means nothing. */
export function Recognised({ shown }: Props) {
  const t = useMessages(words)
  const names = useMessages(importWords)
  const language = useLanguage()
  const { kind, sheet, encoding, columns, unknown, otherSheets } = shown
  if (kind === null || columns.length === 0) return null
  return (
    <Panel title={t.recognised}>
      <div>{t.source(names[kind], sheet)}</div>
      <ul className={css.columns}>
        {columns.map(({ key, header, hidden }) => (
          <li key={key}>
            <Tag>{hidden ? `${header} (${t.hidden})` : header}</Tag>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && <p className={css.note}>{t.unknown(formatList(language, unknown))}</p>}
      {otherSheets.length > 0 && <p className={css.note}>{t.otherSheets(formatList(language, otherSheets))}</p>}
      {encoding !== null && <p className={css.note}>{t.encoding(encoding.toUpperCase())}</p>}
    </Panel>
  )
}

/** The first rows as they were understood. */
export function Sample({ shown: { sample, columns } }: Props) {
  const t = useMessages(words)
  if (sample.length === 0) return null
  type Row = (typeof sample)[number]
  const shown: TableColumnsType<Row> = [
    {
      title: t.line,
      key: 'line',
      width: 110,
      render: (_, { line, refused }) => (
        <>
          {line} {refused && <Tag color="error">{t.wrong}</Tag>}
        </>
      ),
    },
    ...columns.map(({ key, header }, index) => ({
      title: header,
      key,
      render: (_: unknown, { values }: Row) => <span className={css.cell}>{values[index]}</span>,
    })),
  ]
  return (
    <Panel title={t.sample}>
      <Table
        size="small"
        rowKey="line"
        dataSource={sample}
        columns={shown}
        pagination={false}
        scroll={{ x: 110 + columns.length * 150 }}
      />
    </Panel>
  )
}

/** What is wrong, row by row; the report has all of it. */
export function Problems({ shown: { problems, counts } }: Props) {
  const t = useMessages(words)
  if (problems.length === 0) return counts.rows === 0 ? null : <p>{t.noProblems}</p>
  const columns: TableColumnsType<ImportProblem> = [
    { title: t.line, dataIndex: 'line', width: 80 },
    { title: t.column, key: 'column', width: 150, render: (_, { column }) => column || t.wholeRow },
    {
      title: t.value,
      key: 'value',
      width: 200,
      render: (_, { value }) => <span className={css.value}>{value}</span>,
    },
    { title: t.problem, dataIndex: 'reason' },
    {
      title: t.outcome,
      key: 'outcome',
      width: 150,
      render: (_, { warning }) => <Tag color={warning ? 'warning' : 'error'}>{warning ? t.taken : t.leftOut}</Tag>,
    },
  ]
  return (
    <Panel title={problems.length < 100 ? t.problems : t.problemsFirst(problems.length)}>
      <Table
        size="small"
        rowKey={(problem) => `${problem.line} ${problem.column} ${problem.reason}`}
        dataSource={problems}
        columns={columns}
        pagination={problems.length > 20 && { pageSize: 20, showSizeChanger: false }}
        scroll={{ x: 760 }}
      />
    </Panel>
  )
}
