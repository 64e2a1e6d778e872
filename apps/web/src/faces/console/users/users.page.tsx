import { DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import type { Data } from '@portal/contract/kit'
import {
  userDelete,
  userExport,
  userFactorRemove,
  userForm,
  userPage,
  type UserRow,
  userSave,
} from '@portal/contract/user-admin'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Flex } from 'antd'
import { useState } from 'react'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { useCreateAddress } from '../../../features/shell/use-create-address.ts'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { useTurnOff } from '../../../features/shell/use-turn-off.ts'
import { call } from '../../../lib/client.ts'
import { formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { useSettings } from '../../../lib/settings.ts'
import { ImportDialog } from './import-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { filterQuery, pageQuery, PAGE_SIZE, type UserFilter, useUserFilter } from './use-user-filter.ts'
import { NEW, UserDrawer } from './user-drawer.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserCards, type UserDoings, UserTable } from './user-list.tsx'
import css from './users.module.css'
import { messages } from './users.messages.ts'

/** Turns an account on, or off after a question; on what stands there now: the row may be older than somebody else's change. */
function useTurn() {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const mayTurnOff = useTurnOff(t)
  const turn = useMutation({
    mutationFn: async ({ row, on }: { row: UserRow; on: boolean }) => {
      const params = { id: row.id }
      const { id: _id, avatar: _avatar, ...form } = await call(userForm, { params })
      await call(userSave, { params, body: { ...form, status: on ? 1 : 0 } })
    },
    onSuccess: (_nothing, { row, on }) => {
      void message.success(on ? t.turnedOn(row.nickname) : t.turnedOff(row.nickname))
      invalidateRoom('user')
    },
  })
  return {
    turn: async (row: UserRow, on: boolean): Promise<void> => {
      if (on || (await mayTurnOff(row.nickname))) turn.mutate({ row, on })
    },
    turning: turn.isPending ? turn.variables.row.id : undefined,
  }
}

/** Deletes after a question that says what goes and what stays. */
function useRemove(onRemoved: () => void): (rows: UserRow[]) => void {
  const t = useMessages(messages)
  const language = useLanguage()
  const remove = (rows: UserRow[]) => call(userDelete, { params: { ids: rows.map(({ id }) => id).join(',') } })
  const ask = useRemoval({ room: 'user', remove, words: t, onRemoved })
  return (rows) => {
    const names = rows.map(({ nickname }) => nickname)
    const content = (
      <>
        <p>{formatList(language, names)}</p>
        <p>{t.removeText}</p>
      </>
    )
    ask(rows, { title: t.removeTitle(rows.length), content })
  }
}

/** Takes the second factor of somebody who lost it away, after a question that says what it opens. */
function useRemoveFactor(): (row: UserRow) => Promise<void> {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()
  const remove = useMutation({
    mutationFn: ({ id }: UserRow) => call(userFactorRemove, { params: { id } }),
    onSuccess: (_nothing, { nickname }) => {
      void message.success(t.factorRemoved(nickname))
      invalidateRoom('user')
    },
  })
  return async (row) => {
    const sure = await modal.confirm({
      title: t.removeFactorTitle(row.nickname),
      content: t.removeFactorText(row.nickname),
      okText: t.removeFactor,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
    })
    if (sure) remove.mutate(row)
  }
}

function useDialogs() {
  const [editing, setEditing] = useState<string | null>(null)
  const [password, setPassword] = useState<UserRow | null>(null)
  const [inviting, setInviting] = useState<UserRow | null>(null)
  const [importing, setImporting] = useState(false)
  const dialogs = (
    <>
      <UserDrawer id={editing} onClose={() => setEditing(null)} />
      <PasswordDialog user={password} onClose={() => setPassword(null)} />
      {inviting && <InviteDialog key={inviting.id} user={inviting} onClose={() => setInviting(null)} />}
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </>
  )
  return { dialogs, setEditing, setPassword, setInviting, setImporting }
}

function HeadActions({ filter, create, onImport }: { filter: UserFilter; create(): void; onImport(): void }) {
  const t = useMessages(messages)
  const editable = usePermission(['user:edit:own', 'user:edit:any'])
  useCreateAddress(() => {
    if (editable) create()
  })
  const query = filterQuery(filter)
  const save = useMutation({ mutationFn: () => call(userExport, { query }), onSuccess: saveFile })
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden="true" />} loading={save.isPending} onClick={() => save.mutate()}>
        {t.exportUsers}
      </Button>
      {editable && (
        <>
          <Button icon={<UploadOutlined aria-hidden="true" />} onClick={onImport}>
            {t.importUsers}
          </Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create}>
            {t.create}
          </Button>
        </>
      )}
    </>
  )
}

interface FoundProps extends ReturnType<typeof useUserFilter> {
  found: Data<typeof userPage>
  doings: UserDoings
  selected: UserRow[]
  onSelect(rows: UserRow[]): void
}

/** What was found, or what it means that nothing was. */
function Found({ found, filter, change, clear, ...rest }: FoundProps) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const { list, total, more } = found
  if (list.length === 0) {
    return (
      <PageState drawing="missing" title={t.emptyTitle} actions={<Button onClick={clear}>{t.clearFilter}</Button>}>
        {t.emptyText}
      </PageState>
    )
  }
  return (
    <>
      {mobile ? (
        <UserCards rows={list} doings={rest.doings} />
      ) : (
        <UserTable rows={list} filter={filter} onSort={(direction) => change({ direction })} {...rest} />
      )}
      <ListPages
        pageNum={filter.pageNum}
        pageSize={PAGE_SIZE}
        total={total}
        say={more ? t.moreThan : t.total}
        change={change}
      />
    </>
  )
}

/** Users: find, create, invite, import, export, disable, delete. */
export default function UsersPage() {
  const t = useMessages(messages)
  const filtering = useUserFilter()
  const [selected, setSelected] = useState<UserRow[]>([])
  const { dialogs, setEditing, setPassword, setInviting, setImporting } = useDialogs()
  const { turn, turning } = useTurn()
  const remove = useRemove(() => setSelected([]))
  const removeFactor = useRemoveFactor()
  const query = pageQuery(filtering.filter)
  const found = useListPage(
    endpointQuery(userPage, { query }),
    { pageNum: filtering.filter.pageNum, pageSize: PAGE_SIZE },
    filtering.change,
  )
  const doings: UserDoings = {
    edit: ({ id }) => setEditing(id),
    turn: (row, on) => void turn(row, on),
    turning,
    invite: setInviting,
    setPassword,
    removeFactor: (row) => void removeFactor(row),
    remove,
  }
  const actions = (
    <HeadActions filter={filtering.filter} create={() => setEditing(NEW)} onImport={() => setImporting(true)} />
  )
  return (
    <>
      <PageHead title={t.heading} actions={actions}>
        {t.lead}
      </PageHead>
      <UserFilters {...filtering} />
      {selected.length > 0 && (
        <Flex gap={12} align="center" wrap className={css.selection ?? ''} role="status">
          <span>{t.selected(selected.length)}</span>
          <Button size="small" danger onClick={() => remove(selected)}>
            {t.remove}
          </Button>
          <Button size="small" type="text" onClick={() => setSelected([])}>
            {t.clear}
          </Button>
        </Flex>
      )}
      <QueryState query={found}>
        {(data) => <Found found={data} {...filtering} doings={doings} selected={selected} onSelect={setSelected} />}
      </QueryState>
      {dialogs}
    </>
  )
}
