import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Art } from './art.tsx'
import css from './login.module.css'
import { loginMessages } from './login.messages.ts'
import { LanguageToggle, ThemeToggle } from './toggles.tsx'

/** Two columns: what the platform promises, and what somebody came to do. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useMessages(loginMessages)
  const website = useLanguage() === 'en' ? '/website/home?lang=en' : '/website/home'
  return (
    <div className={css['page']}>
      <aside className={css['promise']}>
        <Link to={website} className={css['platform']}>
          <img src="/favicon.svg" width="32" height="32" alt="" />
          {t.platform}
        </Link>
        <div className={css['art']}>
          <Art />
        </div>
        <div className={css['words']}>
          <p className={css['headline']}>{t.promise}</p>
          <p>{t.promiseText}</p>
        </div>
      </aside>
      <div className={css['side']}>
        <header className={css['bar']}>
          <Link to={website}>{t.website}</Link>
          <LanguageToggle />
          <ThemeToggle />
        </header>
        <main tabIndex={-1} className={css['main']}>
          {children}
        </main>
      </div>
    </div>
  )
}
