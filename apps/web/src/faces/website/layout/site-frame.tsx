import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { layoutWords } from './layout.messages.ts'
import css from './site-frame.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every website page, whether the page is there or not. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useMessages(layoutWords)
  return (
    <div className={css['frame']}>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
