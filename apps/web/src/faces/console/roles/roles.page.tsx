import { PlusOutlined } from '@ant-design/icons'
import { ROOT } from '@portal/contract/permission'
import { type Role, roleDelete, roleList } from '@portal/contract/user-admin'
import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { permissionName } from '../../../features/user/permission-name.ts'
import { useCreateAddress } from '../../../features/shell/use-create-address.ts'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { openedBy } from './permission-choice.tsx'
import { RoleDrawer } from './role-drawer.tsx'
import css from './roles.module.css'
import { messages } from './roles.messages.ts'

/** Deletes a role after a question. */
function useRemove(): (role: Role) => void {
  const t = useMessages(messages)
  const remove = ({ code }: Role) => call(roleDelete, { params: { code } })
  const ask = useRemoval({ room: 'role', remove, words: t })
  return (role) => ask(role, { title: t.removeTitle(role.name), content: t.removeText })
}

interface CardProps {
  role: Role
  editable: boolean
  onOpen(): void
  onRemove(): void
}

function RoleCard({ role, editable, onOpen, onRemove }: CardProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const all = role.permissions.includes('*:*:*')
  return (
    <section className={css.card} aria-label={role.name}>
      <div className={css.head}>
        <div>
          <h2>{role.name}</h2>
          <span className={css.code}>{role.code}</span>
        </div>
        <div>
          <Tag>{t[role.kind]}</Tag>
        </div>
      </div>
      <div className={css.opens}>
        {all ? (
          <Tag color="processing">{t.all}</Tag>
        ) : (
          openedBy(role.permissions).map((permission) => (
            <Tag key={permission} color="processing">
              {permissionName(permission, language)}
            </Tag>
          ))
        )}
      </div>
      <div className={css.foot}>
        <span>
          {t.users(role.users)}
          {role.builtin && ` · ${t.builtin}`}
        </span>
        <span>
          <Button
            type="link"
            size="small"
            aria-label={editable ? t.editOf(role.name) : t.viewOf(role.name)}
            onClick={onOpen}
          >
            {editable ? t.edit : t.view}
          </Button>
          {editable && !role.builtin && (
            <Button type="link" size="small" danger aria-label={t.removeOf(role.name)} onClick={onRemove}>
              {t.remove}
            </Button>
          )}
        </span>
      </div>
    </section>
  )
}

/** Those of the platform first, and of each kind the one that opens most. */
const inOrder = (roles: readonly Role[]): Role[] =>
  roles.toSorted(
    (a, b) =>
      Number(a.kind === 'enterprise') - Number(b.kind === 'enterprise') ||
      openedBy(b.permissions).length - openedBy(a.permissions).length,
  )

/** Roles: what each opens, who holds it, changing and making them. */
export default function RolesPage() {
  const t = useMessages(messages)
  const mayEdit = usePermission('role:edit:any')
  const roles = useQuery(endpointQuery(roleList, {}))
  const [open, setOpen] = useState<Role | 'new' | null>(null)
  useCreateAddress(() => {
    if (mayEdit) setOpen('new')
  })
  const remove = useRemove()
  const editableOf = (role: Role): boolean => mayEdit && role.code !== ROOT
  const create = mayEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t.create}
    </Button>
  )
  return (
    <>
      <PageHead title={t.heading} actions={create}>
        {t.lead}
      </PageHead>
      <QueryState query={roles}>
        {(list) => (
          <div className={css.grid}>
            {inOrder(list).map((role) => (
              <RoleCard
                key={role.code}
                role={role}
                editable={editableOf(role)}
                onOpen={() => setOpen(role)}
                onRemove={() => remove(role)}
              />
            ))}
          </div>
        )}
      </QueryState>
      <RoleDrawer
        role={open}
        editable={open === 'new' || (open !== null && editableOf(open))}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
