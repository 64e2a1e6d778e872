import { useMessages } from '../../../lib/i18n/language.ts'
import { Field } from './field.tsx'
import css from './forms.module.css'
import { loginMessages } from './login.messages.ts'
import type { Captcha } from './use-captcha.ts'
import type { Bound } from './use-entries.ts'

interface Props {
  captcha: Captcha
  entry: Bound
  label: string
  /** What to do about a picture that is hard to read. */
  hint: string
}

/** The code of a picture; the picture is a button that brings another. */
export function CaptchaField({ captcha, entry, label, hint }: Props) {
  const t = useMessages(loginMessages)
  return (
    <Field
      {...entry}
      label={label}
      hint={<span className={css['told']}>{captcha.failed ? t.captchaFailed : hint}</span>}
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
