import { Button, Input, type InputRef } from 'antd'
import {
  type KeyboardEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { Mark } from '../icons.tsx'
import css from './lock.module.css'
import { lockMessages } from './lock.messages.ts'
import { useUnlock } from './use-unlock.ts'

/** The time of day, as long as somebody is away. */
function Clock() {
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const tag = language === 'en' ? 'en-GB' : 'zh-CN'
  return (
    <p className={css['clock']}>
      <span>{now.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' })}</span>
      <small>{now.toLocaleDateString(tag, { month: 'long', day: 'numeric', weekday: 'long' })}</small>
    </p>
  )
}

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

/**
 * Covers everything, from the browser's top layer, so that whatever lies below is neither seen nor reached: not by the
 * mouse, the keyboard, or a screen reader.
 */
export function LockScreen() {
  const t = useMessages(lockMessages)
  const user = useSession((state) => state.user)
  const unlocking = useUnlock()
  const { ended, signOut, signInAgain } = unlocking
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    const before = document.title
    document.title = t.title
    return () => {
      document.title = before
    }
  }, [t.title])
  if (!user) return null
  const name = user.nickname || user.username
  const noWayOut = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.preventDefault()
  }
  // Browsers close a dialog that is asked to twice, whatever it says.
  const stayOpen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
  }
  return (
    <dialog
      ref={dialog}
      className={css['lock']}
      aria-labelledby={heading}
      onKeyDown={noWayOut}
      onCancel={(event) => event.preventDefault()}
      onClose={stayOpen}
    >
      <div className={css['card']}>
        <Clock />
        <Mark size={40} />
        <h1 id={heading}>{t.title}</h1>
        {ended ? (
          <>
            <p role="alert">{t.ended}</p>
            <Button type="primary" size="large" block onClick={signInAgain}>
              {t.signIn}
            </Button>
          </>
        ) : (
          <>
            <p>{unlocking.ways.typed === 'factorCode' ? t.codeText(name) : t.text(name)}</p>
            <UnlockForm username={user.username} unlocking={unlocking} />
            {unlocking.ways.passkey && (
              <Button type="link" disabled={unlocking.busy} onClick={() => void unlocking.unlockByPasskey()}>
                {t.byPasskey}
              </Button>
            )}
            <Button type="link" onClick={() => void signOut()}>
              {t.leave}
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}
