import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { type PasswordStrength, passwordStrength } from '../../../lib/password-strength.ts'
import { Field } from './field.tsx'
import css from './login.module.css'
import look from './password-field.module.css'
import { loginMessages } from './login.messages.ts'
import type { Bound } from './use-entries.ts'

interface Props extends Bound {
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** The password as typed so far: its strength is told in words. */
  judged?: string
}

const LEVELS: PasswordStrength[] = ['weak', 'fair', 'strong']

function Strength({ password }: { password: string }) {
  const t = useMessages(loginMessages)
  const strength = passwordStrength(password)
  const told = { weak: t.strengthWeak, fair: t.strengthFair, strong: t.strengthStrong }
  return (
    <span className={look['strength']} data-strength={strength}>
      <span className={look['bars']} aria-hidden="true">
        {LEVELS.map((level) => (
          <i key={level} data-lit={LEVELS.indexOf(level) <= LEVELS.indexOf(strength)} />
        ))}
      </span>
      {told[strength]}
    </span>
  )
}

/** A password: can be shown, warns of caps lock, and says how strong a new one is. */
export function PasswordField({ judged = '', onBlur, ...field }: Props) {
  const t = useMessages(loginMessages)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))
  const hint = (
    <>
      {capsLock && <span data-warning="true">{t.capsLock} </span>}
      {judged !== '' && field.error === undefined && <Strength password={judged} />}
    </>
  )
  const say = shown ? t.hidePassword(field.label) : t.showPassword(field.label)
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      hint={hint}
      maxLength={256}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur(event)
      }}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
    >
      <button
        type="button"
        className={look['eye']}
        aria-label={say}
        aria-pressed={shown}
        title={say}
        onClick={() => setShown(!shown)}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className={css['glyph']}>
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
          {!shown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </Field>
  )
}
