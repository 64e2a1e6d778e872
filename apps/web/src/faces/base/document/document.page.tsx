import { useSearchParams } from 'react-router'
import { readCredential } from '../../../lib/cookie.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { LanguageToggle, ThemeToggle } from '../login/toggles.tsx'
import { Article } from './article.tsx'
import { Contents } from './contents.tsx'
import css from './document.module.css'
import article from './article.module.css'
import { documentMessages } from './document.messages.ts'
import { useGuide } from './use-guide.ts'

function Bar() {
  const t = useMessages(documentMessages)
  const website = useLanguage() === 'en' ? '/website/home?lang=en' : '/website/home'
  const signedIn = readCredential(document.cookie) !== undefined
  return (
    <header className={css['bar']}>
      <Link to={website} className={css['platform']} aria-label={`${t.platform} · ${t.website}`}>
        <img src="/favicon.svg" width="28" height="28" alt="" />
        <span>{t.platform}</span>
      </Link>
      <span className={css['name']}>{t.document}</span>
      <div className={css['tools']}>
        <LanguageToggle />
        <ThemeToggle />
        <Link to={signedIn ? '/' : '/login'} className={css['enter']}>
          {signedIn ? t.workbench : t.signIn}
        </Link>
      </div>
    </header>
  )
}

/** The user guide, for everybody, signed in or not. */
export default function DocumentPage() {
  const t = useMessages(documentMessages)
  const { chapters, failed } = useGuide()
  const [params] = useSearchParams()
  const wanted = params.get('chapter')
  const place = chapters && wanted !== null ? chapters.findIndex(({ slug }) => slug === wanted) : 0
  const chapter = chapters?.[place]
  return (
    <div className={css['page']}>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <Bar />
      <div className={css['columns']}>
        {chapters && <Contents chapters={chapters} slug={chapter?.slug} />}
        <main id="main" tabIndex={-1} className={css['main']} aria-busy={!chapters && !failed}>
          {chapter && <Article chapter={chapter} previous={chapters?.[place - 1]} next={chapters?.[place + 1]} />}
          {!chapter && (
            <div className={article['state']}>
              <h1>{chapters ? t.missing : t.document}</h1>
              {chapters && <p>{t.missingText}</p>}
              {!chapters && !failed && <p role="status">{t.loading}</p>}
              {failed && (
                <>
                  <p role="alert">{t.failed}</p>
                  <button type="button" onClick={() => location.reload()}>
                    {t.retry}
                  </button>
                </>
              )}
            </div>
          )}
        </main>
      </div>
    </div>
  )
}
