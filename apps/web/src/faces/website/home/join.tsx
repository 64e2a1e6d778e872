import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import { homeDepthMessages } from './home-depth.messages.ts'
import css from './join.module.css'

/** How an enterprise takes part. Where nobody can register by themselves, it is told whom to ask. */
export function Join({ open }: { open: boolean }) {
  const t = useMessages(homeDepthMessages)
  const steps = [
    [t.step1, t.step1Note],
    [t.step2, t.step2Note],
    [t.step3, t.step3Note],
    [t.step4, t.step4Note],
  ] as const
  const [Way, to, name] = open
    ? ([Link, '/login?form=register', t.join] as const)
    : ([SiteLink, '/website/about#write', t.contact] as const)
  return (
    <section className={css['join']} id="join" aria-labelledby="join-title">
      <div className={page['container']}>
        <div className={css['head']}>
          <div>
            <h2 id="join-title">{t.joinTitle}</h2>
            <p>{open ? t.joinLead : t.joinClosed}</p>
          </div>
          <p className={css['ways']}>
            <Link className={css['signIn']} to="/login">
              {t.signIn}
            </Link>
            <Way className={css['action']} to={to}>
              {name}
              <Icon name="arrow" size={18} />
            </Way>
          </p>
        </div>
        <ol>
          {steps.map(([step, note]) => (
            <li key={step}>
              <b>{step}</b>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
