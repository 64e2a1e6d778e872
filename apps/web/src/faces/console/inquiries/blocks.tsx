import { type InquiryBlock, inquiryBlockPage, inquiryUnblock } from '@portal/contract/inquiry-admin'
import { Button, Table, type TableColumnsType } from 'antd'
import { inquiryMessages } from '../../../features/inquiry/inquiry.messages.ts'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { useStep } from '../../../features/shell/use-step.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { messages } from './inquiries.messages.ts'

const PAGE_SIZE = 20

interface Props {
  pageNum: number
  change: Parameters<typeof ListPages>[0]['change']
}

function Lift({ id }: { id: string }) {
  const t = useMessages(messages)
  const lift = useStep('inquiry', () => call(inquiryUnblock, { body: { id } }, { quiet: true }), t.lifted)
  return (
    <Button size="small" loading={lift.isPending} onClick={() => lift.mutate()}>
      {t.lift}
    </Button>
  )
}

/** Senders of whom nothing is taken, and the way to take their messages again. */
export function Blocks({ pageNum, change }: Props) {
  const t = useMessages(messages)
  const total = useMessages(inquiryMessages).total
  const mayLift = usePermission('inquiry:edit:any')
  const found = useListPage(
    endpointQuery(inquiryBlockPage, { query: { pageNum, pageSize: PAGE_SIZE } }),
    { pageNum, pageSize: PAGE_SIZE },
    change,
  )
  const columns: TableColumnsType<InquiryBlock> = [
    { title: t.sender, dataIndex: 'sender', key: 'sender' },
    { title: t.reason, dataIndex: 'reason', key: 'reason' },
    { title: t.from, dataIndex: 'number', key: 'number', width: 170 },
    { title: t.by, dataIndex: 'blockedBy', key: 'by', width: 130 },
    { title: t.at, key: 'at', width: 170, render: (_, { createdAt }) => formatInstant(createdAt) },
    ...(mayLift
      ? [
          {
            title: t.action,
            key: 'lift',
            width: 120,
            render: (_: unknown, { id }: InquiryBlock) => <Lift id={id} />,
          },
        ]
      : []),
  ]
  return (
    <QueryState query={found}>
      {(blocks) =>
        blocks.list.length === 0 ? (
          <PageState drawing="done" title={t.noBlocks}>
            {t.noBlocksText}
          </PageState>
        ) : (
          <>
            <Table rowKey="id" columns={columns} dataSource={blocks.list} pagination={false} scroll={{ x: 860 }} />
            <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={blocks.total} say={total} change={change} />
          </>
        )
      }
    </QueryState>
  )
}
