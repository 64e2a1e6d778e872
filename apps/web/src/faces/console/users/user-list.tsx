import { MoreOutlined } from '@ant-design/icons'
import type { UserRow } from '@portal/contract/user-admin'
import { Avatar, Button, Card, Dropdown, Flex, Switch, Tag } from 'antd'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './users.module.css'
import { messages } from './users.messages.ts'
import type { UserFilter } from './use-user-filter.ts'

/** What can be done with a row; the page knows how. */
export interface UserDoings {
  edit(row: UserRow): void
  turn(row: UserRow, on: boolean): void
  /** The row whose state is being changed. */
  turning: string | undefined
  invite(row: UserRow): void
  setPassword(row: UserRow): void
  removeFactor(row: UserRow): void
  remove(rows: UserRow[]): void
}

/** When a user was created, as all other pages write a time; the answer has strokes for its hyphens. */
const createdAt = ({ createTime }: UserRow): string => createTime.replaceAll('/', '-')

const EDIT = ['user:edit:own', 'user:edit:any'] as const

function Who({ row }: { row: UserRow }) {
  const t = useMessages(messages)
  return (
    <div className={css.who}>
      <Avatar src={row.avatar} aria-hidden="true">
        {row.nickname.slice(0, 1)}
      </Avatar>
      <div>
        <strong>
          {row.nickname} {row.self && <Tag color="processing">{t.self}</Tag>}
          {row.invited && <Tag color="warning">{t.invited}</Tag>}
        </strong>
        <span className={css.meta}>{row.username}</span>
      </div>
    </div>
  )
}

function State({ row, doings }: { row: UserRow; doings: UserDoings }) {
  const t = useMessages(messages)
  const editable = usePermission(EDIT)
  if (!editable || !row.manageable) {
    return <Tag color={row.status === 1 ? 'success' : 'default'}>{row.status === 1 ? t.enabled : t.disabled}</Tag>
  }
  return (
    <Switch
      size="small"
      aria-label={`${t.enabled} ${row.nickname}`}
      checked={row.status === 1}
      loading={doings.turning === row.id}
      onChange={(on) => doings.turn(row, on)}
    />
  )
}

function Actions({ row, doings }: { row: UserRow; doings: UserDoings }) {
  const t = useMessages(messages)
  if (row.self) return <Link to="/personalCenter/accountInfo">{t.profile}</Link>
  if (!row.manageable) return null
  const items = [
    ...(row.invited ? [{ key: 'invite', label: t.invite, onClick: () => doings.invite(row) }] : []),
    { key: 'password', label: t.password, onClick: () => doings.setPassword(row) },
    ...(row.factorRemovable ? [{ key: 'factor', label: t.removeFactor, onClick: () => doings.removeFactor(row) }] : []),
    { key: 'remove', label: t.remove, danger: true, onClick: () => doings.remove([row]) },
  ]
  return (
    <Flex gap={4} align="center">
      <Button
        type="link"
        size="small"
        className={css.action ?? ''}
        aria-label={t.editOf(row.nickname)}
        onClick={() => doings.edit(row)}
      >
        {t.edit}
      </Button>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t.moreOf(row.nickname)} />
      </Dropdown>
    </Flex>
  )
}

interface ListProps {
  rows: UserRow[]
  doings: UserDoings
}

interface TableListProps extends ListProps {
  filter: UserFilter
  selected: UserRow[]
  onSelect(rows: UserRow[]): void
  onSort(direction: 'ASC' | 'DESC'): void
}

/** The users as a table; the head of the creation time turns the order. */
export function UserTable({ rows, doings, filter, selected, onSelect, onSort }: TableListProps) {
  const t = useMessages(messages)
  const editable = usePermission(EDIT)
  const columns: Column<UserRow>[] = [
    { title: t.user, key: 'user', width: 190, render: (row) => <Who row={row} /> },
    { title: t.enterprise, key: 'enterprise', width: 170, render: (row) => row.deptName || t.platform },
    { title: t.role, key: 'role', width: 130, render: (row) => row.roleNames },
    { title: t.mobile, key: 'mobile', width: 120, render: (row) => row.mobile },
    { title: t.status, key: 'status', width: 80, render: (row) => <State row={row} doings={doings} /> },
    {
      title: t.created,
      key: 'created',
      width: 140,
      sort: 'create_time',
      render: (row) => createdAt(row),
    },
  ]
  const edit = (row: UserRow): void => {
    if (row.manageable) doings.edit(row)
  }
  const selection = {
    selected: selected.map(({ id }) => id),
    onSelect: (ids: string[]) => onSelect(rows.filter(({ id }) => ids.includes(id))),
    may: ({ manageable }: UserRow) => manageable,
    nameOf: ({ nickname }: UserRow) => nickname,
  }
  return (
    <DataTable
      name="users"
      rows={rows}
      columns={columns}
      nameOf={({ nickname }) => nickname}
      onOpen={editable ? edit : undefined}
      sorting={{
        sort: filter.field,
        direction: filter.direction,
        first: { create_time: 'DESC' },
        change: ({ direction }) => onSort(direction === 'ASC' ? 'ASC' : 'DESC'),
      }}
      selection={editable ? selection : undefined}
      actions={editable ? { width: 120, render: (row) => <Actions row={row} doings={doings} /> } : undefined}
    />
  )
}

/** The users as cards, for phones. */
export function UserCards({ rows, doings }: ListProps) {
  const t = useMessages(messages)
  const editable = usePermission(EDIT)
  return (
    <div className={css.cards}>
      {rows.map((row) => (
        <Card key={row.id} size="small">
          <div className={css.cardHead}>
            <Who row={row} />
            <State row={row} doings={doings} />
          </div>
          <span className={css.meta}>
            {row.deptName || t.platform} · {row.roleNames}
          </span>
          <span className={css.meta}>
            {row.mobile && `${row.mobile} · `}
            {createdAt(row)}
          </span>
          {editable && <Actions row={row} doings={doings} />}
        </Card>
      ))}
    </div>
  )
}
