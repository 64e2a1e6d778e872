/** Parts of the pages that mailed links lead to: what was sent in, what was said since, and the way to say more. */
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n/language.ts'
import page from '../../ui/page.module.css'
import { PostedForm } from '../site-form/posted-form.tsx'
import form from '../site-form/site-form.module.css'
import css from './site-thread.module.css'

/** Why a form of the page was refused. */
export function Faults({ faults }: { faults: readonly { says: string }[] }) {
  if (faults.length === 0) return null
  return (
    <p className={form['alert']} role="alert">
      {faults.map(({ says }) => says).join(' ')}
    </p>
  )
}

interface SaidProps {
  who: string
  at: string
  /** Whoever reads the page said it. */
  own: boolean
  /** What is put in the place of what was said. */
  instead?: string | undefined
  text: string
}

/** One thing said, as an item of the list of all. */
export function Said({ who, at, own, instead, text }: SaidProps) {
  return (
    <li className={own ? css['own'] : ''}>
      <div className={css['who']}>
        <strong>{who}</strong>
        <time dateTime={at}>{formatInstant(at)}</time>
      </div>
      <p className={instead === undefined ? css['typed'] : css['hidden']}>{instead ?? text}</p>
    </li>
  )
}

/** What every form of the page posts along: its language, and the token that opened it. */
export function Opened({ token }: { token: string }) {
  return (
    <>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="token" value={token} />
    </>
  )
}

interface ReplyProps {
  action: string
  token: string
  label: string
  send: string
  maxLength: number
  /** What a refused reply held. */
  typed: string | undefined
  hint?: ReactNode
}

/** The way to say more. */
export function Reply({ action, token, label, send, maxLength, typed, hint }: ReplyProps) {
  return (
    <PostedForm className={`${form['form']} ${css['reply']}`} action={action}>
      <Opened token={token} />
      <div className={form['field']}>
        <label htmlFor="reply">{label}</label>
        <textarea id="reply" name="text" rows={4} required maxLength={maxLength} defaultValue={typed} />
        {hint !== undefined && <div className={form['hint']}>{hint}</div>}
      </div>
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`}>
          {send}
        </button>
      </div>
    </PostedForm>
  )
}
