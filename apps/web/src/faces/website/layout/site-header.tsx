import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readCredential } from '../../../lib/cookie.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { resolveTheme, useSettings } from '../../../lib/settings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { QueryForm } from '../../../ui/query-form.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { SearchField } from '../search/search-field.tsx'
import { layoutMessages } from './layout.messages.ts'
import css from './site-header.module.css'
import { useSite } from './use-site.ts'

/** Three plates over each other: the mark of the platform. */
function Mark() {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m16 3 11 6.3L16 15.6 5 9.3Z" fill="currentColor" strokeWidth="1.6" />
      <path d="m5 15.4 11 6.3 11-6.3" strokeWidth="2.2" />
      <path d="m5 21.5 11 6.3 11-6.3" strokeWidth="2.2" opacity=".55" />
    </svg>
  )
}

function SearchForm() {
  const t = useMessages(layoutMessages)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const keywords = pathname === '/website/product' ? (new URLSearchParams(search).get('keywords') ?? '') : ''
  return (
    <QueryForm className={css['search']} action="/website/product" role="search">
      <SearchField key={keywords} defaultValue={keywords} aria-label={t.search} placeholder={t.searchHint} />
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      <button type="submit" aria-label={t.searchButton}>
        <Icon name="search" />
      </button>
    </QueryForm>
  )
}

/** The same page in the other language. */
function LanguageLink() {
  const t = useMessages(layoutMessages)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  if (language === 'en') query.delete('lang')
  else query.set('lang', 'en')
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <Link
      className={css['language']}
      to={query.size > 0 ? `${pathname}?${query}` : pathname}
      hrefLang={other}
      lang={other}
    >
      {t.otherLanguage}
    </Link>
  )
}

function ThemeButton() {
  const t = useMessages(layoutMessages)
  const onClick = () => {
    const { theme, set } = useSettings.getState()
    set('theme', resolveTheme(theme) === 'dark' ? 'light' : 'dark')
  }
  return (
    <button type="button" className={css['theme']} aria-label={t.theme} title={t.theme} onClick={onClick}>
      <Icon name="moon" className={css['moon']} />
      <Icon name="sun" className={css['sun']} />
    </button>
  )
}

const neverChanges = () => () => undefined

/** The server renders for everybody alike; whether somebody is signed in shows once the cookie can be read. */
function AccountLink() {
  const t = useMessages(layoutMessages)
  const signedIn = useSyncExternalStore(
    neverChanges,
    () => readCredential(document.cookie) !== undefined,
    () => false,
  )
  return (
    <Link className={css['account']} to={signedIn ? '/dashboard' : '/login'}>
      {signedIn ? t.workbench : t.signIn}
    </Link>
  )
}

/** Logo, menu, search, language, theme, account. */
export function SiteHeader() {
  const t = useMessages(layoutMessages)
  const language = useLanguage()
  const site = useSite()
  const { pathname } = useLocation()
  const menu = [
    ['/website/home', t.home],
    ['/website/showroom', t.showroom],
    ['/website/product', t.products],
    ['/website/enterprise', t.enterprises],
    ['/website/news', t.news],
    ['/website/about', t.about],
  ] as const
  return (
    <header className={css['header']}>
      <div className={css['inner']}>
        <SiteLink to="/website/home" className={css['logo']}>
          <Mark />
          <span>
            {site?.siteName[language] ?? t.platform}
            <small aria-hidden="true">{t.platformBelow}</small>
          </span>
        </SiteLink>
        <nav className={css['menu']} aria-label={t.menu}>
          {menu.map(([to, name]) => (
            <SiteLink
              key={to}
              to={to}
              aria-current={pathname.startsWith(to) ? (pathname === to ? 'page' : true) : undefined}
            >
              {name}
            </SiteLink>
          ))}
        </nav>
        <SearchForm />
        <div className={css['tools']}>
          <LanguageLink />
          <ThemeButton />
          <AccountLink />
        </div>
      </div>
    </header>
  )
}
