import { useMessages } from '../../../lib/i18n/language.ts'
import { Field } from './field.tsx'
import css from './forms.module.css'
import { loginMessages } from './login.messages.ts'
import type { Captcha } from './use-captcha.ts'
import type { Bound } from './use-entries.ts'

/** The code of a picture; the picture is a button that brings another. */
export function CaptchaField({ captcha, entry }: { captcha: Captcha; entry: Bound }) {
  const t = useMessages(loginMessages)
  return (
    <Field
      {...entry}
      label={t.verifyCode}
      hint={<span className={css['told']}>{captcha.failed ? t.captchaFailed : t.captchaHint}</span>}
      autoComplete="off"
      maxLength={16}
    >
      <button
        type="button"
        className={css['captcha']}
        title={t.captchaRefresh}
        aria-label={t.captchaRefresh}
        onClick={captcha.refresh}
      >
        {captcha.picture !== '' && <img src={captcha.picture} width="120" height="40" alt="" />}
      </button>
    </Field>
  )
}
