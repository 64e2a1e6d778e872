import { logout } from '@portal/contract/user'
import { App, Avatar, Dropdown, type MenuProps } from 'antd'
import { useNavigate } from 'react-router'
import { call } from '../../lib/client.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { session, useSession } from '../../lib/session.ts'
import { ShellIcon, type ShellIconName } from './icons.tsx'
import { useLockItems } from './lock/use-lock-items.tsx'
import css from './navbar.module.css'
import { shellMessages } from './shell.messages.ts'
import { useDestinations } from './use-destinations.tsx'
import { tourMessages } from './tour/tour.messages.ts'
import { startTour } from './tour/tour-state.ts'

/** Asks, ends the session on the server and here, and goes to the sign-in. */
export function useLogout(): () => void {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const leave = async (): Promise<void> => {
    // The call takes the credential with it; then the session ends here, whether or not the server hears of it.
    const told = call(logout, {}, { quiet: true }).catch(() => undefined)
    session.clear()
    await told
    await navigate('/login', { replace: true })
  }
  return () =>
    void modal.confirm({
      title: t.logoutTitle,
      content: t.logoutQuestion,
      okText: t.confirm,
      cancelText: t.cancel,
      onOk: leave,
    })
}

function Item({ icon, label }: { icon: ShellIconName; label: string }) {
  return (
    <span className={css['item']}>
      <ShellIcon name={icon} size={18} />
      {label}
    </span>
  )
}

/** Who is signed in, and the way out. */
export function UserMenu() {
  const t = useMessages(shellMessages)
  const { user, enterprise } = useSession()
  const askAndLeave = useLogout()
  const destinations = useDestinations()
  const lockItems = useLockItems()
  const tour = useMessages(tourMessages).again
  if (!user) return null
  const name = user.nickname || user.username
  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <span className={css['who']}>
          <strong>{name}</strong>
          <span>{enterprise?.name || user.username}</span>
        </span>
      ),
    },
    { type: 'divider' },
    ...destinations,
    { type: 'divider' },
    { key: 'tour', label: <Item icon="tour" label={tour} />, onClick: startTour },
    ...lockItems,
    { key: 'logout', label: <Item icon="leave" label={t.logout} />, onClick: askAndLeave },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className={css['user']} aria-haspopup="menu" data-tour="user">
        <span className="visually-hidden">{t.account(name)}</span>
        <Avatar size={30} src={user.avatar} className={css['avatar'] ?? ''} aria-hidden="true">
          {name.slice(0, 1)}
        </Avatar>
        <span className={css['userName']} aria-hidden="true">
          {name}
        </span>
        <ShellIcon name="down" size={16} />
      </button>
    </Dropdown>
  )
}
