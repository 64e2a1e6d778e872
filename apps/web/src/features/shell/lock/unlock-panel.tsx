import { Button, Input, type InputRef } from 'antd'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import css from './lock.module.css'
import { lockMessages } from './lock.messages.ts'
import { useUnlock } from './use-unlock.ts'

/** What is typed: the password, or a code where there is none. */
function UnlockForm({ username, unlocking }: { username: string; unlocking: ReturnType<typeof useUnlock> }) {
  const t = useMessages(lockMessages)
  const { busy, refusal, ways, unlock } = unlocking
  const byCode = ways.typed === 'factorCode'
  const [typed, setTyped] = useState('')
  const [capsLock, setCapsLock] = useState(false)
  const input = useRef<InputRef>(null)
  const id = useId()
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void unlock(typed)
  }
  useEffect(() => {
    if (!busy) input.current?.focus({ cursor: 'all' })
  }, [busy])
  return (
    <form className={css['form']} onSubmit={submit} noValidate aria-busy={busy}>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <label htmlFor={id} className="visually-hidden">
        {byCode ? t.code : t.password}
      </label>
      <Input.Password
        ref={input}
        id={id}
        size="large"
        value={typed}
        placeholder={byCode ? t.code : t.password}
        autoComplete={byCode ? 'one-time-code' : 'current-password'}
        maxLength={256}
        disabled={busy}
        status={refusal === '' ? '' : 'error'}
        aria-invalid={refusal !== ''}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
      />
      <Button type="primary" size="large" htmlType="submit" loading={busy} block>
        {t.unlock}
      </Button>
      <p id={`${id}-said`} className={css['said']} role="alert">
        {refusal || (capsLock && t.capsLock)}
      </p>
    </form>
  )
}

/** The ways out of a locked screen. A chunk of its own: few lock, and nobody while the first page loads. */
export function UnlockPanel() {
  const t = useMessages(lockMessages)
  const user = useSession((state) => state.user)
  const unlocking = useUnlock()
  const { busy, ended, ways } = unlocking
  if (!user) return null
  if (ended) {
    return (
      <>
        <p role="alert">{t.ended}</p>
        <Button type="primary" size="large" block onClick={unlocking.signInAgain}>
          {t.signIn}
        </Button>
      </>
    )
  }
  const name = user.nickname || user.username
  return (
    <>
      <p>{ways.typed === 'factorCode' ? t.codeText(name) : t.text(name)}</p>
      <UnlockForm username={user.username} unlocking={unlocking} />
      {ways.passkey && (
        <Button type="link" disabled={busy} onClick={() => void unlocking.unlockByPasskey()}>
          {t.byPasskey}
        </Button>
      )}
      <Button type="link" onClick={() => void unlocking.signOut()}>
        {t.leave}
      </Button>
    </>
  )
}
