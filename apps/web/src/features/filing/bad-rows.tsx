import type { BadRow } from '@portal/contract/filing'
import { Table } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { filingMessages } from './filing.messages.ts'

const keyOf = ({ line, column, reason }: BadRow): string => `${line} ${column} ${reason}`

/** Rows of a source that could not be taken: where, what stood there, and why. */
export function BadRows({ rows }: { rows: BadRow[] }) {
  const t = useMessages(filingMessages)
  return (
    <Table
      size="small"
      rowKey={keyOf}
      dataSource={rows}
      pagination={rows.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
      scroll={{ x: 560 }}
      columns={[
        { title: t.line, dataIndex: 'line', width: 72 },
        { title: t.column, dataIndex: 'column', width: 130, render: (column: string) => column || '—' },
        { title: t.value, dataIndex: 'value', width: 160, render: (value: string) => value || t.none },
        { title: t.reason, dataIndex: 'reason' },
      ]}
    />
  )
}
