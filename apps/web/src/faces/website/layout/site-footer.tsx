import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { layoutWords } from './layout.messages.ts'
import css from './site-footer.module.css'

export function SiteFooter() {
  const t = useMessages(layoutWords)
  return (
    <footer className={css['footer']}>
      <div className={css['inner']}>
        <div className={css['promise']}>
          <strong>{t.platform}</strong>
          <p>{t.promise}</p>
        </div>
        <nav aria-label={t.browse}>
          <strong>{t.browse}</strong>
          <SiteLink to="/website/product">{t.products}</SiteLink>
          <SiteLink to="/website/enterprise">{t.enterprises}</SiteLink>
        </nav>
        <nav aria-label={t.forEnterprises}>
          <strong>{t.forEnterprises}</strong>
          <Link to="/login?form=register">{t.enter}</Link>
          <Link to="/dashboard">{t.workbench}</Link>
          <SiteLink to="/website/agreement">{t.agreement}</SiteLink>
          <SiteLink to="/website/complaint">{t.complaint}</SiteLink>
        </nav>
        <p className={css['stated']}>{t.stated}</p>
      </div>
    </footer>
  )
}
