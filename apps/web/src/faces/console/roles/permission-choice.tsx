import { permissions, type Permission, permits } from '@portal/contract/permission'
import { Checkbox, Tooltip } from 'antd'
import { nounWords, permissionWords } from '../../../features/user/permission.messages.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import css from './roles.module.css'
import { words } from './roles.messages.ts'

/** In the order of an enterprise's day, then of an operator's. */
const nouns = ['product', 'file', 'patent', 'user', 'role', 'dict', 'message', 'review', 'audit'] as const

/** The permissions by their noun. */
const byNoun = nouns.map((noun) => ({ noun, list: permissions.filter((one) => one.startsWith(`${noun}:`)) }))

interface OneProps {
  permission: Permission
  checked: boolean
  disabled: boolean
  onChange(on: boolean): void
}

/** One permission; what one does not hold oneself cannot be given. */
function One({ permission, checked, disabled, onChange }: OneProps) {
  const t = useMessages(words)
  const language = useLanguage()
  const held = usePermission(permission)
  return (
    <Tooltip title={held || disabled ? '' : t.locked}>
      <Checkbox
        checked={checked}
        disabled={disabled || (!held && !checked)}
        onChange={({ target }) => onChange(target.checked)}
      >
        {permissionWords[language][permission]}
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
  const t = useMessages(nounWords)
  const turn = (permission: Permission, on: boolean): void => {
    const rest = value.filter((one) => one !== permission)
    onChange?.(on ? [...rest, permission] : rest)
  }
  return (
    <div id={id}>
      {byNoun.map(({ noun, list }) => (
        <fieldset key={noun} className={css.group}>
          <legend>{t[noun]}</legend>
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
