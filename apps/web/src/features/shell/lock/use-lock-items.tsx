import type { MenuProps } from 'antd'
import { notify } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { ShellIcon, type ShellIconName } from '../icons.tsx'
import css from '../navbar.module.css'
import { lockMessages } from './lock.messages.ts'
import { autoLocks, lockScreen, setAutoLock, useLock } from './lock-state.ts'

const label = (icon: ShellIconName, text: string) => (
  <span className={css['item']}>
    <ShellIcon name={icon} size={18} />
    {text}
  </span>
)

/** The entries of the user menu about locking: lock now, and when to lock by itself. */
export function useLockItems(): NonNullable<MenuProps['items']> {
  const t = useMessages(lockMessages)
  const current = useLock((state) => state.autoLock)
  const choices = autoLocks.map((choice) => ({
    key: `auto-lock-${choice}`,
    label: choice === 'never' ? t.never : t.after(choice),
    disabled: choice === current,
    onClick: () => {
      setAutoLock(choice)
      notify.success(t.autoLockSet)
    },
  }))
  return [
    { key: 'lock', label: label('lock', t.lock), onClick: lockScreen },
    { key: 'auto-lock', label: label('clock', t.autoLock), children: choices },
  ]
}
