import { type InquiryBlock, inquiryBlockPage, inquiryUnblock } from '@portal/contract/inquiry-admin'
import { Button } from 'antd'
import { inquiryMessages } from '../../../features/inquiry/inquiry.messages.ts'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { useStep } from '../../../features/shell/use-step.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
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
  const columns: Column<InquiryBlock>[] = [
    { title: t.sender, key: 'sender', render: ({ sender }) => sender },
    { title: t.reason, key: 'reason', render: ({ reason }) => reason },
    { title: t.from, key: 'number', width: 170, render: ({ number }) => number },
    { title: t.by, key: 'by', width: 130, render: ({ blockedBy }) => blockedBy },
    { title: t.at, key: 'at', width: 170, render: ({ createdAt }) => formatInstant(createdAt) },
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
            <DataTable
              name="blocks"
              rows={blocks.list}
              columns={columns}
              nameOf={({ sender }) => sender}
              actions={mayLift ? { width: 120, render: ({ id }) => <Lift id={id} /> } : undefined}
            />
            <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={blocks.total} say={total} change={change} />
          </>
        )
      }
    </QueryState>
  )
}
