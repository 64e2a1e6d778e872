import { Fragment, type ReactNode } from 'react'
import type { ImportDetail, ImportProblem } from '@portal/contract/import'
import { Card, Table, type TableColumnsType, Tag } from 'antd'
import { importMessages } from './import-words.messages.ts'
import { Panel } from '../panel/panel.tsx'
import { formatList } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { useSettings } from '../../lib/settings.ts'
import css from './import-detail.module.css'
import { messages } from './import-detail.messages.ts'

/** As many as a detail brings along; the report has all. */
const SHOWN = 100

interface Props {
  shown: ImportDetail
}

/** Wider than its place: scrolled by keyboard too. */
function Scrolled({ name, width, children }: { name: string; width: number; children: ReactNode }) {
  return (
    <div className={css.scrolled} role="group" aria-label={name} tabIndex={0}>
      <div style={{ minWidth: width }}>{children}</div>
    </div>
  )
}

/** What the file was taken for: kind, sheet, encoding, columns, and what means nothing. */
export function Recognised({ shown }: Props) {
  const t = useMessages(messages)
  const names = useMessages(importMessages)
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

type Row = ImportDetail['sample'][number]

function Line({ row: { line, refused } }: { row: Row }) {
  const t = useMessages(messages)
  return (
    <>
      {line} {refused && <Tag color="error">{t.wrong}</Tag>}
    </>
  )
}

function SampleTable({ shown: { sample, columns } }: Props) {
  const t = useMessages(messages)
  const shown: TableColumnsType<Row> = [
    {
      title: t.line,
      key: 'line',
      width: 110,
      render: (_, row) => <Line row={row} />,
    },
    ...columns.map(({ key, header }, index) => ({
      title: header,
      key,
      render: (_: unknown, { values }: Row) => <span className={css.cell}>{values[index]}</span>,
    })),
  ]
  return (
    <Scrolled name={t.sample} width={110 + columns.length * 150}>
      <Table size="small" rowKey="line" dataSource={sample} columns={shown} pagination={false} />
    </Scrolled>
  )
}

/** On a phone a row is a card: what stands in it under the headers of the file, empty cells left out. */
function SampleCards({ shown: { sample, columns } }: Props) {
  const t = useMessages(messages)
  return (
    <ol className={css.problems}>
      {sample.map((row) => (
        <li key={row.line}>
          <Card size="small">
            {t.line} <Line row={row} />
            <dl className={css.values}>
              {columns.map(
                ({ key, header }, index) =>
                  row.values[index] && (
                    <Fragment key={key}>
                      <dt>{header}</dt>
                      <dd className={css.cell}>{row.values[index]}</dd>
                    </Fragment>
                  ),
              )}
            </dl>
          </Card>
        </li>
      ))}
    </ol>
  )
}

/** The first rows as they were understood. */
export function Sample({ shown }: Props) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  if (shown.sample.length === 0) return null
  return <Panel title={t.sample}>{mobile ? <SampleCards shown={shown} /> : <SampleTable shown={shown} />}</Panel>
}

const keyOf = ({ line, column, reason }: ImportProblem): string => `${line} ${column} ${reason}`

function Outcome({ warning }: Pick<ImportProblem, 'warning'>) {
  const t = useMessages(messages)
  return <Tag color={warning ? 'warning' : 'error'}>{warning ? t.taken : t.leftOut}</Tag>
}

function ProblemTable({ problems }: { problems: ImportProblem[] }) {
  const t = useMessages(messages)
  const columns: TableColumnsType<ImportProblem> = [
    { title: t.line, dataIndex: 'line', width: 80 },
    { title: t.column, key: 'column', width: 150, render: (_, { column }) => column || t.wholeRow },
    { title: t.value, key: 'value', width: 200, render: (_, { value }) => <span className={css.value}>{value}</span> },
    { title: t.problem, dataIndex: 'reason' },
    { title: t.outcome, key: 'outcome', width: 150, render: (_, { warning }) => <Outcome warning={warning} /> },
  ]
  return (
    <Scrolled name={t.problem} width={760}>
      <Table
        size="small"
        rowKey={keyOf}
        dataSource={problems}
        columns={columns}
        pagination={problems.length > 20 && { pageSize: 20, showSizeChanger: false }}
      />
    </Scrolled>
  )
}

/** On a phone what is wrong stands in sight, not at the far side of a table. */
function ProblemList({ problems }: { problems: ImportProblem[] }) {
  const t = useMessages(messages)
  return (
    <ol className={css.problems}>
      {problems.map((problem) => (
        <li key={keyOf(problem)}>
          <div>
            {t.atLine(problem.line, problem.column || t.wholeRow)} <Outcome warning={problem.warning} />
          </div>
          <div>{problem.reason}</div>
          {problem.value && <div className={css.note}>{problem.value}</div>}
        </li>
      ))}
    </ol>
  )
}

/** What is wrong, row by row; the report has all of it. */
export function Problems({ shown: { problems, counts } }: Props) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  if (problems.length === 0) return counts.rows === 0 ? null : <p>{t.noProblems}</p>
  return (
    <Panel title={problems.length < SHOWN ? t.problems : t.problemsFirst(problems.length)}>
      {mobile ? <ProblemList problems={problems} /> : <ProblemTable problems={problems} />}
    </Panel>
  )
}
