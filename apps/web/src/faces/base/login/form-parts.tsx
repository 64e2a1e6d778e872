/** What the forms of coming in have in common. */
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { type FormName, formAddress } from './form-address.ts'
import css from './forms.module.css'
import loginCss from './login.module.css'
import { loginMessages } from './login.messages.ts'

/** What the server refused, and the button that submits. */
export function Submit({
  busy,
  refusal,
  label,
  working,
}: Record<'refusal' | 'label' | 'working', string> & { busy: boolean }) {
  return (
    <>
      <p className={loginCss['refusal']} role="alert">
        {refusal}
      </p>
      <button type="submit" className={loginCss['submit']} aria-disabled={busy}>
        {busy ? working : label}
      </button>
    </>
  )
}

/** A link to another form of the page. */
export function FormLink({ form, children }: { form: FormName; children: ReactNode }) {
  const [search] = useSearchParams()
  return (
    <Link to={formAddress(form, search)} className={css['link']}>
      {children}
    </Link>
  )
}

/** Below a form: the question whether one wants another. */
export function Instead({ question, form, children }: { question: string; form: FormName; children: ReactNode }) {
  return (
    <p className={css['instead']}>
      {question} <FormLink form={form}>{children}</FormLink>
    </p>
  )
}

/** Whether the session outlives the browser. */
export function RememberMe({ children }: { children?: ReactNode }) {
  const t = useMessages(loginMessages)
  return (
    <div className={css['row']}>
      <label className={css['check']} title={t.rememberHint}>
        <input type="checkbox" name="rememberMe" aria-describedby="remember-hint" />
        {t.rememberMe}
      </label>
      <span id="remember-hint" className="visually-hidden">
        {t.rememberHint}
      </span>
      {children}
    </div>
  )
}
