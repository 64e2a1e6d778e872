import { useLoaderData } from 'react-router'
import { enterpriseAddress } from '../../../features/enterprise/enterprise-address.ts'
import { LegalStatusTag, PatentNumber } from '../../../features/patent/patent-parts.tsx'
import { productAddress } from '../../../features/product/product-address.ts'
import { formatDay, formatInstant } from '../../../lib/format.ts'
import { originalLang, preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold, onFirstMove } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { OriginalNote } from '../../../ui/original-note.tsx'
import page from '../../../ui/page.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { PatentPageData } from './patent.data.ts'
import { patentPageMessages } from './patent.messages.ts'
import css from './patent.module.css'
import { TermDrawing } from './term-drawing.tsx'

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const

const RelatedPatents = lazyPart(onFirstMove(() => import('./related-patents.tsx')))

function Bibliography({ patent, ipc }: Pick<PatentPageData, 'patent' | 'ipc'>) {
  const t = useMessages(patentPageMessages)
  const language = useLanguage()
  const day = (value: string | null): string => (value === null ? '' : formatDay(language, value))
  const furtherIpc = ipc.map(({ symbol }) => symbol).filter((symbol) => symbol !== patent.mainIpc)
  const facts: [label: string, value: string, copied?: true][] = [
    [t.applicants, patent.applicants.join(t.separator), true],
    [t.inventors, patent.inventors.join(t.separator)],
    [t.applicationNumber, patent.number, true],
    [t.filedOn, day(patent.filedOn)],
    [t.publicationNo, patent.publicationNo, true],
    [t.publishedOn, day(patent.publishedOn)],
    [t.grantedOn, day(patent.grantedOn)],
    [t.expiresOn, day(patent.expiresOn)],
    [t.mainIpc, patent.mainIpc ?? ''],
    [t.furtherIpc, furtherIpc.join(t.separator)],
    [t.agency, patent.agency],
    [t.address, patent.address],
  ]
  return (
    <dl className={css['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value, copied]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {copied && <CopyButton text={value} what={label} />}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Timeline({ events }: Pick<PatentPageData, 'events'>) {
  const t = useMessages(patentPageMessages)
  const language = useLanguage()
  if (events.length === 0) return <p>{t.noEvents}</p>
  return (
    <ol className={css['timeline']}>
      {events.map(({ on, what }) => (
        <li key={`${on} ${what}`}>
          <time dateTime={on}>{formatDay(language, on)}</time>
          <b>{what}</b>
        </li>
      ))}
    </ol>
  )
}

function Classes({ ipc }: Pick<PatentPageData, 'ipc'>) {
  return (
    <ul className={css['classes']}>
      {ipc.map(({ symbol, levels }) => (
        <li key={symbol}>
          <b>{symbol}</b>
          <ol>
            {levels.map((level) => (
              <li key={level.symbol}>
                <span>{level.symbol}</span>
                {level.name}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

function Protects({ patent, pictures }: Pick<PatentPageData, 'patent' | 'pictures'>) {
  const t = useMessages(patentPageMessages)
  const language = useLanguage()
  if (patent.protects.length === 0) return <p>{t.noProtects}</p>
  return (
    <ul className={css['protects']}>
      {patent.protects.map((product) => {
        const picture = pictures[product.productId]
        return (
          <li key={product.productId}>
            {picture && <Picture className={css['cover']} picture={picture} sizes="112px" alt="" />}
            <h3>
              <SiteLink to={productAddress(product.productId)}>
                {preferEnglish(language, product.productName, product.productNameEn)}
              </SiteLink>
            </h3>
            <p>
              <SiteLink to={enterpriseAddress(product.organisationId)}>
                {preferEnglish(language, product.enterpriseName, product.enterpriseNameEn)}
              </SiteLink>
            </p>
            <dl>
              {product.parts.map((part) => (
                <div key={`${part.no} ${part.claim}`}>
                  <dt>
                    {t.part(part.no, preferEnglish(language, part.name, part.nameEn))}
                    {part.claim !== '' && <small>{t.claim(part.claim)}</small>}
                  </dt>
                  <dd lang="zh-CN">{part.feature}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

export default function PatentPage() {
  const { patent, ipc, events, pictures } = useLoaderData<PatentPageData>()
  const t = useMessages(patentPageMessages)
  const language = useLanguage()
  const title = preferEnglish(language, patent.title, patent.titleEn)
  return (
    <div className={page['container']}>
      <Breadcrumb
        crumbs={[
          { name: t.home, to: '/website/home' },
          { name: t.products, to: '/website/product' },
          { name: t.patent },
        ]}
      />
      <header className={css['head']}>
        <p className={css['tags']}>
          <Tag tone="brand">{t[typeKeys[patent.type]]}</Tag>
          <LegalStatusTag status={patent.legalStatus} />
          <span className={css['number']}>
            <PatentNumber patent={patent} />
          </span>
        </p>
        <h1 lang={originalLang(language, patent.titleEn)}>{title}</h1>
        {language === 'en' && patent.titleEn !== '' && <p lang="zh-CN">{patent.title}</p>}
        <OriginalNote texts={[[patent.title, patent.titleEn]]} />
        {patent.legalStatus === 'unconfirmed' && <p className={css['warning']}>{t.unconfirmedNote}</p>}
      </header>
      <section className={css['sheet']} aria-label={t.term}>
        <TermDrawing patent={patent} />
      </section>
      <div className={css['columns']}>
        <div>
          <Section id="abstract" title={t.abstract} note={patent.abstract === '' ? '' : t.abstractNote}>
            <p className={css['abstract']} lang="zh-CN">
              {patent.abstract || t.noAbstract}
            </p>
          </Section>
          <Section id="protects" title={t.protects} note={t.protectsNote}>
            <Protects patent={patent} pictures={pictures} />
          </Section>
          {ipc.length > 0 && (
            <Section id="classes" title={t.classes}>
              <Classes ipc={ipc} />
            </Section>
          )}
        </div>
        <div>
          <Section id="biblio" title={t.biblio}>
            <Bibliography patent={patent} ipc={ipc} />
          </Section>
          <Section id="timeline" title={t.timeline}>
            <Timeline events={events} />
          </Section>
        </div>
      </div>
      <BelowTheFold>
        <RelatedPatents
          sameOwner={patent.sameOwner}
          sameClass={patent.sameClass}
          subclass={patent.mainIpc?.slice(0, 4) ?? ''}
        />
      </BelowTheFold>
      <p className={css['asOf']}>{t.asOf(formatInstant(patent.dataAsOf))}</p>
    </div>
  )
}
