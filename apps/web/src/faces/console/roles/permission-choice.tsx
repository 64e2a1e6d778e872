import { type Permission, permits } from '@portal/contract/permission'
import { permissions } from '@portal/contract/permission-list'
import { Checkbox, Tooltip } from 'antd'
import { nounName, permissionName } from '../../../features/user/permission-name.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import css from './roles.module.css'
import { messages } from './roles.messages.ts'

const nounOf = (permission: Permission): string => permission.split(':')[0] ?? ''
const ownFirst = (one: Permission, other: Permission): number =>
  Number(other.endsWith(':own')) - Number(one.endsWith(':own'))

/** The permissions by their noun: what is about one's own enterprise first. */
const byNoun = [...new Set(permissions.toSorted(ownFirst).map(nounOf))].map((noun) => ({
  noun,
  list: permissions.filter((one) => nounOf(one) === noun),
}))

interface OneProps {
  permission: Permission
  checked: boolean
  disabled: boolean
  onChange(on: boolean): void
}

/** One permission; what one does not hold oneself cannot be given. */
function One({ permission, checked, disabled, onChange }: OneProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const held = usePermission(permission)
  return (
    <Tooltip title={held || disabled ? '' : t.locked}>
      <Checkbox
        checked={checked}
        disabled={disabled || (!held && !checked)}
        onChange={({ target }) => onChange(target.checked)}
      >
        {permissionName(permission, language)}
      </Checkbox>
    </Tooltip>
  )
}

interface Props {
  id?: string
  value?: Permission[]
  onChange?: (value: Permission[]) => void
  disabled?: boolean
}

/** All permissions of the product, to tick. */
export function PermissionChoice({ id, value = [], onChange, disabled = false }: Props) {
  const language = useLanguage()
  const turn = (permission: Permission, on: boolean): void => {
    const rest = value.filter((one) => one !== permission)
    onChange?.(on ? [...rest, permission] : rest)
  }
  return (
    <div id={id}>
      {byNoun.map(({ noun, list }) => (
        <fieldset key={noun} className={css.group}>
          <legend>{nounName(noun, language)}</legend>
          <div className={css.permissions}>
            {list.map((permission) => (
              <One
                key={permission}
                permission={permission}
                checked={value.includes(permission)}
                disabled={disabled}
                onChange={(on) => turn(permission, on)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** The permissions that stored patterns open, each once. */
export const openedBy = (stored: readonly string[]): Permission[] =>
  permissions.filter((permission) => permits(stored, permission))
