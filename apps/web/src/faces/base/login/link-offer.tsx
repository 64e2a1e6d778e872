import { useMessages } from '../../../lib/i18n/language.ts'
import type { FormName } from './form-address.ts'
import { FormLink } from './form-parts.tsx'
import css from './forms.module.css'
import { loginMessages } from './login.messages.ts'
import type { Link } from './use-provider.ts'

interface Props {
  link: Link
  form: FormName
  /** Whether nobody may register now. */
  closed: boolean
  onCancel(): void
}

/** An identity elsewhere that nobody here has yet: whoever signs in or registers next gets it. */
export function LinkOffer({ link, form, closed, onCancel }: Props) {
  const t = useMessages(loginMessages)
  return (
    <section className={css['offer']} role="status">
      <strong>{t.linking(link.name)}</strong>
      <p>{t.linkingText}</p>
      <p className={css['offerActions']}>
        {form === 'register' ? (
          <FormLink form="password">{t.toLogin}</FormLink>
        ) : (
          !closed && <FormLink form="register">{t.toRegister}</FormLink>
        )}
        <button type="button" className={css['link']} onClick={onCancel}>
          {t.linkingCancel}
        </button>
      </p>
    </section>
  )
}
