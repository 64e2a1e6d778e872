import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { AreaView } from './area-view.ts'
import css from './industry-choice.module.css'
import { industryChoiceMessages } from './industry-choice.messages.ts'

/** The halls of the industries beside each other, with how many exhibit there. */
export function IndustryChoice({ areas }: { areas: readonly AreaView[] }) {
  const t = useMessages(industryChoiceMessages)
  return (
    <nav className={css['choice']} aria-label={t.choose}>
      <ul>
        {areas.map(({ code, name, to, enterprises, chosen }) => (
          <li key={code}>
            <SiteLink to={to} aria-current={chosen ? 'page' : undefined}>
              {code === '' ? t.all : name}
              <span aria-label={t.booths(formatNumber(enterprises))}>{formatNumber(enterprises)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
