import { useLoaderData } from 'react-router'
import { AgreementText } from '../../../features/agreement/agreement-text.tsx'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import type { AgreementPageData } from './agreement.data.ts'
import { agreementPageMessages } from './agreement.messages.ts'
import css from './agreement.module.css'

/** The user agreement, to read. */
export default function AgreementPage() {
  const { title, version, sections, html } = useLoaderData<AgreementPageData>()
  const t = useMessages(agreementPageMessages)
  const language = useLanguage()
  return (
    <div className={`${page['container'] ?? ''} ${css['page'] ?? ''}`}>
      <header className={css['head']}>
        <h1>{title}</h1>
        <p>
          <time dateTime={version}>{t.inForce(formatDay(language, version))}</time>
          <button type="button" className={css['print']} onClick={() => window.print()}>
            <Icon name="print" size={16} />
            {t.print}
          </button>
        </p>
      </header>
      <nav className={css['contents']} aria-labelledby="agreement-contents">
        <h2 id="agreement-contents">{t.contents}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={css['article']}>
        <AgreementText html={html} />
      </article>
    </div>
  )
}
