import { Suspense } from 'react'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import { QueryForm } from '../../../ui/query-form.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { SearchField } from '../search/search-field.tsx'
import type { HeroView } from './hero.data.ts'
import css from './hero.module.css'
import { homeMessages } from './home.messages.ts'

/** Rendered in place by the server; what makes it move comes when the page has come alive. */
const Specimen = lazyPart(() => import('./specimen.tsx'))

function Search() {
  const t = useMessages(homeMessages)
  const language = useLanguage()
  return (
    <QueryForm className={css['search']} action="/website/product" role="search" aria-label={t.search}>
      <Icon name="search" />
      <SearchField aria-label={t.search} placeholder={t.searchHint} />
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      <button type="submit" className={`${page['button']} ${page['primary']}`}>
        {t.searchButton}
      </button>
    </QueryForm>
  )
}

/** The promise, and the proof beside it. */
export function Hero({ hero }: { hero: HeroView | null }) {
  const t = useMessages(homeMessages)
  return (
    <section className={css['hero']} data-alone={hero ? undefined : true}>
      <div className={`${page['container']} ${css['inner']}`}>
        <div className={css['text']}>
          <p className={css['eyebrow']}>{t.eyebrow}</p>
          <h1>
            {t.titleA}
            <br />
            {t.titleB}
          </h1>
          <p className={css['lead']}>{t.lead}</p>
          <Search />
          <p className={css['actions']}>
            <SiteLink className={page['more']} to="/website/product">
              {t.browse}
              <Icon name="arrow" size={16} />
            </SiteLink>
            <a className={page['more']} href="#join">
              {t.enter}
              <Icon name="arrow" size={16} />
            </a>
          </p>
        </div>
        {hero && (
          <Suspense fallback={<div className={css['room']} />}>
            <Specimen hero={hero} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
