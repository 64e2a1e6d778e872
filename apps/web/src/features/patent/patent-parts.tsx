/** Small parts that everything about patents is made of. */
import type { PatentCard } from '@portal/contract/patent'
import { formatDay, formatNumber } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Tag, type Tone } from '../../ui/tag.tsx'
import { lifeOf } from './patent-life.ts'
import { printedNumber } from './patent-number.ts'
import css from './patent-parts.module.css'
import { patentMessages } from './patent.messages.ts'

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const
const statusKeys = {
  'in-force': ['inForce', 'good'],
  pending: ['pending', 'warn'],
  lapsed: ['lapsed', 'bad'],
  unconfirmed: ['unconfirmed', 'plain'],
} as const satisfies Record<PatentCard['legalStatus'], [string, Tone]>

export function PatentType({ type }: { type: PatentCard['type'] }) {
  return useMessages(patentMessages)[typeKeys[type]]
}

export function LegalStatusTag({ status }: { status: PatentCard['legalStatus'] }) {
  const t = useMessages(patentMessages)
  const [key, tone] = statusKeys[status]
  return (
    <Tag tone={tone}>
      <span className={css['dot']} />
      {t[key]}
    </Tag>
  )
}

/** The printed number with a button that copies it. */
export function PatentNumber({ patent }: { patent: Pick<PatentCard, 'number' | 'grantedOn'> }) {
  const t = useMessages(patentMessages)
  const printed = printedNumber(patent)
  return (
    <span className={css['number']}>
      {printed}
      <CopyButton text={printed} what={patent.grantedOn === null ? t.applicationNumber : t.number} />
    </span>
  )
}

const yearsOf = (months: number): string => formatNumber(Math.round(months / 1.2) / 10)

/** What is left of the term in words. */
export function LifeLeft({ patent }: { patent: Parameters<typeof lifeOf>[0] }) {
  const t = useMessages(patentMessages)
  const life = lifeOf(patent)
  if (life.state === 'over') return t.lifeOver
  if (life.state === 'not-started') return t.lifeNotStarted
  if (life.state === 'unknown') return t.lifeUnknown
  return life.months < 24 ? t.lifeMonths(life.months) : t.lifeLeft(yearsOf(life.months))
}

/** The term as a measured bar: what has passed, the day of grant, what is left. */
export function LifeBar({ patent }: { patent: Parameters<typeof lifeOf>[0] }) {
  const t = useMessages(patentMessages)
  const language = useLanguage()
  const life = lifeOf(patent)
  return (
    <span className={css['life']}>
      <span className={css['left']}>
        <LifeLeft patent={patent} />
        {life.state === 'left' && patent.expiresOn !== null && (
          <span className={css['until']}>{t.until(formatDay(language, patent.expiresOn))}</span>
        )}
      </span>
      {life.state === 'left' && (
        <span className={css['bar']} aria-hidden="true">
          <span className={css['rest']} style={{ left: `${(life.done * 100).toFixed(1)}%` }} />
        </span>
      )}
    </span>
  )
}
