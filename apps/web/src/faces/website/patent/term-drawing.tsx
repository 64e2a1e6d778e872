import type { PatentDetail } from '@portal/contract/patent'
import type { CSSProperties } from 'react'
import { lifeOf } from '../../../features/patent/patent-life.ts'
import { LifeLeft } from '../../../features/patent/patent-parts.tsx'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { patentPageMessages } from './patent.messages.ts'
import css from './term-drawing.module.css'

/** Part of the term from which on two days stand beside each other, where there is room. */
const BESIDE = 0.105

/** The term from filing to its last day, drawn to scale with what is left dimensioned. */
export function TermDrawing({ patent }: { patent: PatentDetail }) {
  const t = useMessages(patentPageMessages)
  const language = useLanguage()
  const life = lifeOf(patent)
  if (life.state !== 'left' || patent.filedOn === null || patent.expiresOn === null) {
    return (
      <p className={css['plain']}>
        <LifeLeft patent={patent} />
      </p>
    )
  }
  const near = life.granted !== null && life.granted < BESIDE
  const marks = [
    { at: 0, name: t.termFiled, day: formatDay(language, patent.filedOn) },
    ...(life.granted !== null && patent.grantedOn !== null
      ? [{ at: life.granted, name: t.termGranted, day: formatDay(language, patent.grantedOn) }]
      : []),
    { at: 1, name: t.termEnds, day: formatDay(language, patent.expiresOn) },
  ]
  return (
    <div className={css['term']} style={{ '--done': life.done } as CSSProperties}>
      <p className={css['left']}>
        <span>
          <LifeLeft patent={patent} />
        </span>
      </p>
      <div className={css['bar']}>{life.done > 0.08 && <span className={css['today']}>{t.termToday}</span>}</div>
      <ol data-near={near || undefined}>
        {marks.map(({ at, name, day }) => (
          <li key={name} style={{ '--at': at } as CSSProperties} data-end={at === 1}>
            <b>{name}</b>
            <span>{day}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
