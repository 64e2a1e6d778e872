import type { CodeScene } from '@portal/contract/user'
import { useState } from 'react'
import { CallError } from '../../../lib/http.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { patienceOf } from '../../../lib/patience.ts'
import { ask } from '../../../features/admission/ask.ts'
import { CaptchaField } from './captcha-field.tsx'
import { useCodeWait, waitForCode, waitLonger } from './code-wait.ts'
import { Field } from './field.tsx'
import { loginMessages } from './login.messages.ts'
import css from './forms.module.css'
import { refusalOf } from './said.ts'
import { demandsCaptcha, useCaptcha } from './use-captcha.ts'
import type { Entries } from './use-entries.ts'

interface Props {
  scene: CodeScene
  /** The form, with its entries `mobile`, `code`, and `captchaCode` for whoever asks again and again. */
  entries: Pick<
    Entries<'mobile' | 'code' | 'captchaCode'>,
    'bind' | 'demand' | 'empty' | 'focus' | 'heard' | 'put' | 'tell'
  >
}

/** Sends a code to the mobile of the form. */
function useSending(scene: CodeScene, { demand, empty, focus, tell }: Props['entries']) {
  const language = useLanguage()
  const [sending, setSending] = useState(false)
  const captcha = useCaptcha(false)
  const refused = (error: CallError, mobile: string): void => {
    const patience = patienceOf(error)
    if (patience > 0) waitLonger(scene, mobile, Date.now() + patience * 1000)
    // A picture serves once, whatever came of it.
    if (captcha.demanded) captcha.refresh()
    empty('captchaCode')
    const said = refusalOf(error, language)
    if (!demandsCaptcha(error)) return tell(error.code === 'A0400' ? 'mobile' : 'code', said)
    captcha.demand()
    tell('captchaCode', captcha.demanded ? said : undefined)
    focus('captchaCode')
  }
  const send = async (): Promise<void> => {
    const mobile = demand('mobile')
    if (mobile === '' || sending) return
    const captchaCode = captcha.demanded ? demand('captchaCode') : ''
    if (captcha.demanded && captchaCode === '') return tell('captchaCode', 'code.required')
    const proof = captcha.demanded ? { captchaKey: captcha.key, captchaCode } : {}
    setSending(true)
    try {
      const { resendSeconds, validSeconds, demoCode } = await ask('smsCode', {
        query: { mobile, scene, ...proof },
      })
      const until = Date.now() + resendSeconds * 1000
      waitForCode(scene, { mobile, until, sent: true, validMinutes: Math.round(validSeconds / 60), demoCode })
      captcha.rest()
      tell('code', undefined)
      focus('code')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refused(error, mobile)
    } finally {
      setSending(false)
    }
  }
  return { sending, send, captcha }
}

/** The code of an SMS, with the button that has it sent. In a demonstration the code is shown. */
export function CodeField({ scene, entries }: Props) {
  const t = useMessages(loginMessages)
  const { wait, seconds } = useCodeWait(scene, entries.heard('mobile'))
  const { sending, send, captcha } = useSending(scene, entries)
  const resting = sending || seconds > 0
  const label = seconds > 0 ? t.codeAgainIn(seconds) : wait?.sent ? t.codeAgain : t.codeGet
  const demoCode = wait?.demoCode
  const hint = wait?.sent ? <span className={css['told']}>{t.codeSent(wait.validMinutes)}</span> : null
  return (
    <>
      {captcha.demanded && (
        <CaptchaField
          captcha={captcha}
          entry={entries.bind('captchaCode')}
          label={t.pictureCode}
          hint={t.pictureCodeHint}
        />
      )}
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
