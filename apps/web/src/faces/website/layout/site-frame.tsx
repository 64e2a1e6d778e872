import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold, onFirstMove } from '../../../ui/below-the-fold.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { layoutMessages } from './layout.messages.ts'
import css from './site-frame.module.css'
import footer from './site-footer.module.css'
import { SiteHeader } from './site-header.tsx'

const SiteFooter = lazyPart(onFirstMove(() => import('../footer/site-footer.tsx')))

/** What stands around every website page, whether the page is there or not. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useMessages(layoutMessages)
  return (
    <div className={css['frame']}>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={footer['footer']}>
        <BelowTheFold>
          <SiteFooter />
        </BelowTheFold>
      </footer>
    </div>
  )
}
