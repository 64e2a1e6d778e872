import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Link } from '../../../ui/link.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { AboutPageData } from './about.data.ts'
import { aboutMessages } from './about.messages.ts'
import css from './about.module.css'

const InquiryForm = lazyPart(() => import('../../../features/inquiry/inquiry-form.tsx'))

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Whom to turn to, as operators keep it; what is not kept is left out. */
function Reach({ contact }: Pick<AboutPageData, 'contact'>) {
  const t = useMessages(aboutMessages)
  const language = useLanguage()
  const { phone, email } = contact
  const hours = preferEnglish(language, contact.hours['zh-cn'], contact.hours.en)
  const address = preferEnglish(language, contact.address['zh-cn'], contact.address.en)
  const nothing = [phone, email, hours, address].every((one) => one === '')
  return (
    <section className={css['card']} aria-labelledby="reach">
      <h2 id="reach">{t.reach}</h2>
      {nothing && <p>{t.noContact}</p>}
      <dl>
        {phone !== '' && (
          <Line name={t.phone}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </Line>
        )}
        {email !== '' && (
          <Line name={t.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Line>
        )}
        {hours !== '' && <Line name={t.hours}>{hours}</Line>}
        {address !== '' && <Line name={t.address}>{address}</Line>}
      </dl>
      <h2>{t.texts}</h2>
      <ul>
        <li>
          <SiteLink to="/website/agreement">{t.agreement}</SiteLink>
        </li>
        <li>
          <SiteLink to="/website/privacy">{t.privacy}</SiteLink>
        </li>
        <li>
          <SiteLink to="/website/complaint">{t.complaint}</SiteLink>
        </li>
      </ul>
    </section>
  )
}

function Join({ reviewHours }: Pick<AboutPageData, 'reviewHours'>) {
  const t = useMessages(aboutMessages)
  const steps = [
    [t.step1, t.step1Text],
    [t.joinCertify, t.joinCertifyText(reviewHours)],
    [t.step2, t.step2Text],
  ]
  return (
    <section className={page['section']} aria-labelledby="join">
      <h2 id="join">{t.join}</h2>
      <ol className={css['steps']}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={css['doings']}>
        <Link className={page['button']} to="/login?form=register">
          {t.joinNow}
        </Link>
        <Link className={page['more']} to="/document">
          {t.guide}
        </Link>
      </p>
    </section>
  )
}

/** What the platform is, how to join it, and how to reach who runs it. */
export default function AboutPage() {
  const { contact, reviewHours, entrance } = useLoaderData<AboutPageData>()
  const t = useMessages(aboutMessages)
  const what = [
    [t.what1, t.what1Text],
    [t.what2, t.what2Text],
    [t.what3, t.what3Text],
  ]
  return (
    <div className={`${page['container']} ${css['page']}`}>
      <Breadcrumb crumbs={[{ name: t.home, to: '/website/home' }, { name: t.title }]} />
      <header className={css['head']}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <div className={css['columns']}>
        <section className={css['write']} id="write" aria-labelledby="write-title">
          <h2 id="write-title">{t.write}</h2>
          <p>{t.writeText}</p>
          <BelowTheFold>
            <InquiryForm key={entrance.stamp} target={{ type: 'platform', id: '' }} entrance={entrance} />
          </BelowTheFold>
        </section>
        <Reach contact={contact} />
      </div>
      <section className={page['section']} aria-labelledby="what">
        <h2 id="what">{t.what}</h2>
        <ul className={css['what']}>
          {what.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Join reviewHours={reviewHours} />
    </div>
  )
}
