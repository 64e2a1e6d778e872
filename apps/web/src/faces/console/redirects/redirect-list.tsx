import { type Redirect, redirectRemove } from '@portal/contract/discovery'
import { Button, Card, Flex } from 'antd'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './redirects.module.css'
import { messages } from './redirects.messages.ts'

interface Props {
  rows: Redirect[]
  mayEdit: boolean
}

/** An address as a link: what is there now opens beside the console. */
function Address({ to }: { to: string }) {
  const t = useMessages(messages)
  return (
    <Link className={css.address} to={to} target="_blank" aria-label={`${to} (${t.opens})`}>
      {to}
    </Link>
  )
}

function RemoveButton({ address }: { address: string }) {
  const t = useMessages(messages)
  const ask = useRemoval({
    room: 'redirect',
    remove: (one: string) => call(redirectRemove, { body: { address: one } }),
    words: { remove: t.remove, cancel: t.cancel, removed: t.removed },
  })
  return (
    <Button
      type="link"
      size="small"
      danger
      aria-label={t.removeOf(address)}
      onClick={() => ask(address, { title: t.removeTitle, content: t.removeText(address) })}
    >
      {t.remove}
    </Button>
  )
}

/** On desktops: one redirect a row. */
export function RedirectTable({ rows, mayEdit }: Props) {
  const t = useMessages(messages)
  const columns: Column<Redirect & { id: string }>[] = [
    { title: t.address, key: 'address', render: (row) => <Address to={row.address} /> },
    { title: t.target, key: 'target', render: (row) => <Address to={row.target} /> },
    { title: t.by, key: 'by', width: 160, render: (row) => row.addedBy ?? t.gone },
    { title: t.at, key: 'at', width: 160, render: (row) => formatInstant(row.addedAt) },
  ]
  return (
    <DataTable
      name="redirects"
      rows={rows.map((row) => ({ ...row, id: row.address }))}
      columns={columns}
      nameOf={({ address }) => address}
      actions={mayEdit ? { width: 90, render: (row) => <RemoveButton address={row.address} /> } : undefined}
    />
  )
}

/** The same on phones. */
export function RedirectCards({ rows, mayEdit }: Props) {
  const t = useMessages(messages)
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.address} size="small">
          <dl className={css.facts}>
            <dt>{t.address}</dt>
            <dd>
              <Address to={row.address} />
            </dd>
            <dt>{t.target}</dt>
            <dd>
              <Address to={row.target} />
            </dd>
          </dl>
          <Flex justify="space-between" align="center" gap={8}>
            <span>
              {row.addedBy ?? t.gone} · {formatInstant(row.addedAt)}
            </span>
            {mayEdit && <RemoveButton address={row.address} />}
          </Flex>
        </Card>
      ))}
    </div>
  )
}
