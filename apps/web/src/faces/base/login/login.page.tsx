import { type KeyboardEvent, useState } from 'react'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Art } from './art.tsx'
import { Field } from './field.tsx'
import { loginWords } from './login.messages.ts'
import css from './login.module.css'
import { QuickFill } from './quick-fill.tsx'
import { LanguageToggle, ThemeToggle } from './toggles.tsx'
import { useLogin } from './use-login.ts'

function Platform({ website }: { website: string }) {
  const words = useMessages(loginWords)
  return (
    <Link to={website} className={css['platform']}>
      <img src="/favicon.svg" width="32" height="32" alt="" />
      {words.platform}
    </Link>
  )
}

function LoginForm() {
  const words = useMessages(loginWords)
  const form = useLogin()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <>
      <form className={css['form']} method="post" noValidate onSubmit={form.submit} aria-busy={form.busy}>
        <Field
          id="username"
          label={words.username}
          error={form.usernameError}
          inputRef={form.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          onChange={() => form.recheck('username')}
        />
        <Field
          id="password"
          type={shown ? 'text' : 'password'}
          label={words.password}
          error={form.passwordError}
          hint={capsLock ? words.capsLock : undefined}
          inputRef={form.password}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          required
          onChange={() => form.recheck('password')}
          onBlur={() => {
            setCapsLock(false)
            form.leavePassword()
          }}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        >
          <button
            type="button"
            className={css['eye']}
            aria-label={shown ? words.hidePassword : words.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className={css['glyph']}>
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
              {!shown && <path d="M4 20 20 4" />}
            </svg>
          </button>
        </Field>
        <p className={css['refusal']} role="alert">
          {form.refusal}
        </p>
        <button type="submit" className={css['submit']} disabled={form.busy}>
          {form.busy ? words.submitting : words.submit}
        </button>
      </form>
      <QuickFill onFill={form.fill} />
    </>
  )
}

/** Sign in with username and password. */
export default function LoginPage() {
  const words = useMessages(loginWords)
  const website = useLanguage() === 'en' ? '/website/home?lang=en' : '/website/home'
  return (
    <div className={css['page']}>
      <aside className={css['promise']}>
        <Platform website={website} />
        <div className={css['art']}>
          <Art />
        </div>
        <div className={css['words']}>
          <p className={css['headline']}>{words.promise}</p>
          <p>{words.promiseText}</p>
        </div>
      </aside>
      <div className={css['side']}>
        <header className={css['bar']}>
          <Link to={website}>{words.website}</Link>
          <LanguageToggle />
          <ThemeToggle />
        </header>
        <main tabIndex={-1} className={css['main']}>
          <h1>{words.heading}</h1>
          <p className={css['intro']}>{words.intro}</p>
          <LoginForm />
        </main>
      </div>
    </div>
  )
}
