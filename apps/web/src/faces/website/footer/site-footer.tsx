import type { Language } from '@portal/contract/kit'
import type { PublicSettings } from '@portal/contract/setting'
import { preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { footerMessages } from './site-footer.messages.ts'
import { layoutMessages } from '../layout/layout.messages.ts'
import css from '../layout/site-footer.module.css'
import { useSite } from '../layout/use-site.ts'

/** Whom to turn to. */
function Contact({ contact }: Pick<PublicSettings, 'contact'>) {
  const language = useLanguage()
  const { phone, email, address, hours } = contact
  const inLanguage = (both: Record<Language, string>) => preferEnglish(language, both['zh-cn'], both.en)
  return (
    <address className={css['contact']}>
      {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {[inLanguage(hours), inLanguage(address)].map((line) => line && <span key={line}>{line}</span>)}
    </address>
  )
}

/** The numbers the site is recorded under, each leading to where it can be looked up. */
function Records({ record }: Pick<PublicSettings, 'record'>) {
  return [record.icp, record.police].map(
    ({ number, url }) =>
      number && (
        <span key={number} className={css['record']}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {number}
            </a>
          ) : (
            number
          )}
        </span>
      ),
  )
}

/** What stands inside the foot of every page. Its script comes late: `lazyPart()`. */
export default function SiteFooter() {
  const layout = useMessages(layoutMessages)
  const t = useMessages(footerMessages)
  const language = useLanguage()
  const site = useSite()
  return (
    <div className={css['inner']}>
      <div className={css['promise']}>
        <strong>{site?.siteName[language] ?? layout.platform}</strong>
        <p>{t.promise}</p>
        {site && <Contact contact={site.contact} />}
      </div>
      <nav aria-label={t.browse}>
        <strong>{t.browse}</strong>
        <SiteLink to="/website/showroom">{layout.showroom}</SiteLink>
        <SiteLink to="/website/product">{layout.products}</SiteLink>
        <SiteLink to="/website/enterprise">{layout.enterprises}</SiteLink>
        <SiteLink to="/website/news">{layout.news}</SiteLink>
      </nav>
      <nav aria-label={t.forEnterprises}>
        <strong>{t.forEnterprises}</strong>
        <Link to="/login?form=register">{t.enter}</Link>
        <Link to="/dashboard">{layout.workbench}</Link>
        <SiteLink to="/website/about">{layout.about}</SiteLink>
        <SiteLink to="/website/agreement">{t.agreement}</SiteLink>
        <SiteLink to="/website/privacy">{t.privacy}</SiteLink>
        <SiteLink to="/website/complaint">{t.complaint}</SiteLink>
      </nav>
      <p className={css['stated']}>
        {t.stated}
        {site && <Records record={site.record} />}
      </p>
    </div>
  )
}
