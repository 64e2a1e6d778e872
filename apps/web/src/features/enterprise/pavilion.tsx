import { type ReactNode } from 'react'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Icon } from '../../ui/icon.tsx'
import page from '../../ui/page.module.css'
import { isBanner, Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CertificateList } from '../certificate/certificate-list.tsx'
import { ProductCard } from '../product/product-card.tsx'
import { BusinessContact, isReachable } from './business-contact.tsx'
import { EnterpriseStory } from './enterprise-story.tsx'
import { pavilionMessages } from './pavilion.messages.ts'
import { PatentTypes } from './patent-types.tsx'
import skin from './pavilion-skin.module.css'
import type { ShownEnterprise } from './shown-enterprise.ts'
import type { PavilionSection } from './shown-sections.ts'

interface Drawn {
  title: string
  note?: string
  action?: ReactNode
  /** Nothing: the section is left out. */
  body: ReactNode
}

function Products({ shown }: { shown: ShownEnterprise }) {
  const t = useMessages(pavilionMessages)
  if (shown.products.length === 0) return <p>{t.noProducts}</p>
  return (
    <div className={page['cards']}>
      {shown.products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </div>
  )
}

/** Every section but the welcome, which has no head. */
function useSections(shown: ShownEnterprise): Record<Exclude<PavilionSection, 'welcome'>, Drawn> {
  const t = useMessages(pavilionMessages)
  const { enterprise, products, total, types } = shown
  const { display, certificates, honors } = enterprise
  const all = total > products.length && (
    <SiteLink className={page['more']} to={`/website/product?enterprise=${enterprise.id}`}>
      {t.allProducts}
      <Icon name="arrow" size={16} />
    </SiteLink>
  )
  const chapters = display?.story ?? []
  const onlyChinese =
    chapters.length === 0
      ? enterprise.profile !== ''
      : chapters.some(({ text, textEn }) => text !== '' && textEn === '')
  return {
    products: { title: t.products, action: all, body: <Products shown={shown} /> },
    story: {
      title: t.story,
      note: onlyChinese ? t.chineseOnly : '',
      body: <EnterpriseStory display={display} profile={enterprise.profile} />,
    },
    patents: {
      title: t.patents,
      note: t.patentsNote,
      body: types.length > 0 && <PatentTypes organisationId={enterprise.id} types={types} />,
    },
    certificates: {
      title: t.certificates,
      body: certificates.length > 0 && <CertificateList certificates={certificates} />,
    },
    honors: { title: t.honors, body: honors.length > 0 && <CertificateList certificates={honors} /> },
    contact: { title: t.contact, body: isReachable(display?.contact) && <BusinessContact contact={display.contact} /> },
  }
}

/** How wide a picture of the usual shape is drawn beside the words, and on phones above them. */
const BESIDE = '(max-width: 767px) 85vw, 540px'

/** The head of the pavilion: its banner, its title, a word of welcome. */
function Welcome({ shown, id }: { shown: ShownEnterprise; id: string }) {
  const t = useMessages(pavilionMessages)
  const language = useLanguage()
  const { display, pavilion } = shown.enterprise
  if (pavilion === null) return null
  const title = preferEnglish(language, pavilion.title, pavilion.titleEn)
  const welcome = preferEnglish(language, pavilion.welcome, pavilion.welcomeEn)
  const { banner } = pavilion
  const isBeside = banner !== null && !isBanner(banner)
  const isFirst = shown.sections[0] === 'welcome' && !display?.banner
  return (
    <div className={skin['welcome']} data-beside={isBeside || undefined}>
      {banner && (
        <div className={skin['banner']}>
          <Picture picture={banner} sizes={isBeside ? BESIDE : 'min(1280px, 100vw)'} alt="" first={isFirst} banner />
        </div>
      )}
      <p className={skin['kicker']}>{t.pavilion}</p>
      <h2 id={id}>{title || shown.name}</h2>
      {welcome !== '' && <p className={skin['words']}>{welcome}</p>}
    </div>
  )
}

/** Two cards fill half of a row. */
const BRIEF = 2

/** Certificates or honours so few that they would leave most of a row empty. */
function isBrief(section: PavilionSection, { enterprise }: ShownEnterprise): boolean {
  return (section === 'certificates' || section === 'honors') && enterprise[section].length <= BRIEF
}

interface Props {
  shown: ShownEnterprise
  /** The id of a section's heading. */
  idOf(section: string): string
}

/** The sections of an enterprise's page in the order and the skin that it chose: its pavilion. */
export default function Pavilion({ shown, idOf }: Props) {
  const drawn = useSections(shown)
  const { pavilion } = shown.enterprise
  return (
    <div id={idOf('pavilion')} className={pavilion ? `${skin['pavilion']} ${skin[pavilion.skin]}` : undefined}>
      <div className={`${page['container']} ${skin['sections']}`}>
        {shown.sections.map((section) => {
          if (section === 'welcome') return <Welcome key={section} shown={shown} id={idOf('welcome')} />
          const { body, ...head } = drawn[section]
          if (body === false || body === null) return null
          return (
            <Section
              key={section}
              className={`${page['section']} ${isBrief(section, shown) ? skin['brief'] : ''}`}
              id={idOf(section)}
              {...head}
            >
              {body}
            </Section>
          )
        })}
      </div>
    </div>
  )
}
