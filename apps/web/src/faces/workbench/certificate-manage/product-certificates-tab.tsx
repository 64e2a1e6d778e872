import { productEditor } from '@portal/contract/content-kind'
import { type CertificateRow, certificatePage } from '@portal/contract/certificate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Segmented, Tag } from 'antd'
import { ValidityTag } from '../../../features/certificate/validity-tag.tsx'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { useDict } from '../../../features/dict/use-dict.ts'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { Clamped } from '../../../features/table/clamped.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Link } from '../../../ui/link.tsx'
import { messages } from './certificate-manage.messages.ts'

const PAGE_SIZE = 20
const validities = ['soon', 'expired'] as const

const addressOf = ({ productId }: CertificateRow): string => productEditor('certificate', productId)

function EditLink({ row }: { row: CertificateRow }) {
  const t = useMessages(messages)
  return (
    <Link to={addressOf(row)} aria-label={t.editOf(row.name, row.productName)}>
      {t.edit}
    </Link>
  )
}

function State({ row }: { row: CertificateRow }) {
  const t = useMessages(messages)
  return (
    <Flex gap={4} wrap>
      <StatusTag status={row.status} />
      {row.published && <Tag color="success">{t.onWebsite}</Tag>}
    </Flex>
  )
}

/** What a kind is called. */
function useKind(): (kind: string) => string {
  const { items } = useDict('certificate_kind')
  return (kind) => items.find(({ value }) => value === kind)?.label ?? kind
}

const keyOf = ({ productId, position }: CertificateRow): string => `${productId} ${position}`

function Rows({ list }: { list: CertificateRow[] }) {
  const t = useMessages(messages)
  const kindOf = useKind()
  const columns: Column<CertificateRow & { id: string }>[] = [
    {
      title: t.name,
      key: 'name',
      width: 180,
      render: (row) => <RowTitle to={addressOf(row)} name={row.name} />,
    },
    { title: t.product, key: 'product', render: ({ productName }) => <Clamped text={productName} /> },
    { title: t.kind, key: 'kind', width: 120, render: (row) => kindOf(row.kind) },
    { title: t.number, key: 'number', width: 140, render: (row) => row.number },
    { title: t.validity, key: 'validity', width: 150, render: (row) => <ValidityTag {...row} /> },
    { title: t.state, key: 'state', width: 120, render: (row) => <State row={row} /> },
  ]
  return (
    <DataTable
      name="ownCertificates"
      rows={list.map((row) => ({ ...row, id: keyOf(row) }))}
      columns={columns}
      nameOf={({ name }) => name}
      opens={addressOf}
      actions={{ width: 110, render: (row) => <EditLink row={row} /> }}
    />
  )
}

function Cards({ list }: { list: CertificateRow[] }) {
  const kindOf = useKind()
  return (
    <Flex vertical gap={12}>
      {list.map((row) => (
        <Card key={keyOf(row)} size="small">
          <Flex vertical gap={6}>
            <strong>{row.name}</strong>
            <span>
              {row.productName} · {kindOf(row.kind)}
            </span>
            <Flex gap={8} wrap align="center">
              <ValidityTag {...row} />
              <State row={row} />
              <EditLink row={row} />
            </Flex>
          </Flex>
        </Card>
      ))}
    </Flex>
  )
}

/** All certificates of the enterprise's products, those first that end first. */
export function ProductCertificatesTab() {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const { params, pageNum, change } = useAddressQuery()
  const asked = params.get('validity')
  const validity = validities.find((one) => one === asked)
  const query = { pageNum, pageSize: PAGE_SIZE, ...(validity && { validity }) }
  const found = useQuery({ ...endpointQuery(certificatePage, { query }), placeholderData: keepPreviousData })
  const List = mobile ? Cards : Rows
  return (
    <QueryState query={found}>
      {({ list, total, counts }) =>
        counts.all === 0 ? (
          <PageState
            drawing="empty"
            title={t.emptyTitle}
            actions={<ButtonLink to="/myEnt/productManage">{t.toProducts}</ButtonLink>}
          >
            {t.emptyText}
          </PageState>
        ) : (
          <Flex vertical gap={16}>
            <Segmented
              aria-label={t.filter}
              value={validity ?? 'all'}
              onChange={(next) => change({ validity: next === 'all' ? undefined : next })}
              options={(['all', ...validities] as const).map((value) => ({
                value,
                label: `${t[value]} ${counts[value]}`,
              }))}
            />
            {list.length === 0 ? (
              <PageState
                drawing="missing"
                title={t.noneTitle}
                actions={<Button onClick={() => change({ validity: undefined })}>{t.showAll}</Button>}
              />
            ) : (
              <List list={list} />
            )}
            <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
          </Flex>
        )
      }
    </QueryState>
  )
}
