import type { SiteInfo } from '@portal/contract/site'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { type FormName } from './form-address.ts'
import { FormLink } from './form-parts.tsx'
import css from './forms.module.css'
import look from './others.module.css'
import { loginMessages } from './login.messages.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { departToProvider } from './provider.ts'
import type { Link } from './use-provider.ts'

interface Props {
  form: Extract<FormName, 'password' | 'sms'>
  site: SiteInfo | undefined
  link: Link | undefined
  /** Whether the person wants to be remembered, asked when they leave for the provider. */
  remember(): boolean
}

const glyphs = {
  sms: 'M4 5h16v11H9l-5 4ZM8 10.5h.01M12 10.5h.01M16 10.5h.01',
  password: 'M7 14a3.5 3.5 0 1 1 3.4-4.4H20V13h-2.5v2.5H14V12.4h-3.6A3.5 3.5 0 0 1 7 14ZM7 10.5h.01',
  provider: 'M12 3 5 6v5.5c0 4.3 2.9 7.7 7 9.5 4.1-1.8 7-5.2 7-9.5V6ZM9 12l2.2 2.2L15.2 10',
} as const

function Glyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className={look['glyph']}>
      <path d={glyphs[name]} />
    </svg>
  )
}

/** The other ways to sign in. */
export function Others({ form, site, link, remember }: Props) {
  const t = useMessages(loginMessages)
  const [search] = useSearchParams()
  const other = form === 'sms' ? 'password' : 'sms'
  return (
    <section className={look['others']} aria-labelledby="other-ways">
      <h2 id="other-ways">{t.others}</h2>
      <div className={look['ways']}>
        <FormLink form={other}>
          <Glyph name={other} />
          {other === 'sms' ? t.bySms : t.byPassword}
        </FormLink>
        <PasskeyButton link={link} remember={remember} />
        {site?.oidc && (
          <button
            type="button"
            className={css['link']}
            onClick={() => departToProvider({ remember: remember(), redirect: search.get('redirect') })}
          >
            <Glyph name="provider" />
            {t.byProvider(site.oidc.name)}
          </button>
        )}
      </div>
    </section>
  )
}
