import type { Profile } from '@portal/contract/user-profile'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { type Bindable, BindingDialog } from './binding-dialog.tsx'
import { LinkedSignIns } from './linked-sign-ins.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SecondFactor } from './second-factor.tsx'
import { securityMessages } from './security.messages.ts'

interface RowProps {
  title: string
  text: string
  /** What it is now. */
  value?: ReactNode
  action: ReactNode
}

function Row({ title, text, value, action }: RowProps) {
  return (
    <li className={css['row']}>
      <div className={css['rowWords']}>
        <h2>{title}</h2>
        {value !== undefined && <strong>{value}</strong>}
        <span>{text}</span>
      </div>
      {action}
    </li>
  )
}

/** Ways to sign in, and who is told when they change. */
export function SecurityTab({ profile }: { profile: Profile }) {
  const t = useMessages(securityMessages)
  const [open, setOpen] = useState<'password' | Bindable | null>(null)
  const close = (): void => setOpen(null)
  const { mobile, email } = profile
  const unbound = <em>{t.unbound}</em>
  return (
    <>
      <ul className={css['rows']}>
        <Row
          title={t.password}
          text={t.passwordText}
          action={<Button onClick={() => setOpen('password')}>{t.passwordChange}</Button>}
        />
        <Row
          title={t.mobile}
          text={t.mobileText}
          value={mobile || unbound}
          action={<Button onClick={() => setOpen('mobile')}>{mobile ? t.mobileChange : t.mobileBind}</Button>}
        />
        <Row
          title={t.email}
          text={t.emailText}
          value={email || unbound}
          action={<Button onClick={() => setOpen('email')}>{email ? t.emailChange : t.emailBind}</Button>}
        />
      </ul>
      <SecondFactor />
      <Passkeys />
      <LinkedSignIns />
      {open === 'password' && <PasswordDialog username={profile.username} onClose={close} />}
      {(open === 'mobile' || open === 'email') && <BindingDialog kind={open} present={profile[open]} onClose={close} />}
    </>
  )
}
