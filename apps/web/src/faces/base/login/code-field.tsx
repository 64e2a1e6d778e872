import type { CodeScene } from '@portal/contract/user'
import { useState } from 'react'
import { CallError } from '../../../lib/http.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { patienceOf } from '../../../lib/patience.ts'
import { ask } from '../../../features/admission/ask.ts'
import { useCodeWait, waitForCode, waitLonger } from './code-wait.ts'
import { Field } from './field.tsx'
import { loginMessages } from './login.messages.ts'
import css from './forms.module.css'
import { refusalOf } from './said.ts'
import type { Entries } from './use-entries.ts'

interface Props {
  scene: CodeScene
  /** The form, with its entries `mobile` and `code`. */
  entries: Pick<Entries<'mobile' | 'code'>, 'bind' | 'demand' | 'focus' | 'heard' | 'put' | 'tell'>
}

/** Sends a code to the mobile of the form. */
function useSending(scene: CodeScene, { demand, focus, tell }: Props['entries']) {
  const language = useLanguage()
  const [sending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    const mobile = demand('mobile')
    if (mobile === '' || sending) return
    setSending(true)
    try {
      const { resendSeconds, validSeconds, demoCode } = await ask('smsCode', { query: { mobile, scene } })
      const until = Date.now() + resendSeconds * 1000
      waitForCode(scene, { mobile, until, sent: true, validMinutes: Math.round(validSeconds / 60), demoCode })
      tell('code', undefined)
      focus('code')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const patience = patienceOf(error)
      if (patience > 0) waitLonger(scene, mobile, Date.now() + patience * 1000)
      tell(error.code === 'A0400' ? 'mobile' : 'code', refusalOf(error, language))
    } finally {
      setSending(false)
    }
  }
  return { sending, send }
}

/** The code of an SMS, with the button that has it sent. In a demonstration the code is shown. */
export function CodeField({ scene, entries }: Props) {
  const t = useMessages(loginMessages)
  const { wait, seconds } = useCodeWait(scene, entries.heard('mobile'))
  const { sending, send } = useSending(scene, entries)
  const resting = sending || seconds > 0
  const label = seconds > 0 ? t.codeAgainIn(seconds) : wait?.sent ? t.codeAgain : t.codeGet
  const demoCode = wait?.demoCode
  const hint = wait?.sent ? <span className={css['told']}>{t.codeSent(wait.validMinutes)}</span> : null
  return (
    <>
      <Field
        {...entries.bind('code')}
        label={t.verifyCode}
        hint={hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
      >
        <button
          type="button"
          className={css['getCode']}
          aria-disabled={resting}
          onClick={() => {
            if (!resting) void send()
          }}
        >
          {label}
        </button>
      </Field>
      {demoCode && (
        <p className={css['demoCode']}>
          <span>
            {t.demoCode} <strong>{demoCode}</strong>
          </span>
          <button type="button" onClick={() => entries.put('code', demoCode)}>
            {t.demoCodeFill}
          </button>
        </p>
      )}
    </>
  )
}
