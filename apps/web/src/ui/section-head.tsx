import type { ReactNode } from 'react'
import css from './section-head.module.css'

interface Props {
  /** Its own, so that it can be linked and labels its section. */
  id: string
  title: string
  /** A short sentence under the title. */
  note?: ReactNode
  /** A link or button at the far end. */
  action?: ReactNode
}

/** The head of a section, drawn as a measured line. */
export function SectionHead({ id, title, note, action }: Props) {
  return (
    <div className={css['head']}>
      <h2 id={id} className={css['title']}>
        {title}
      </h2>
      <span className={css['rule']} aria-hidden="true" />
      {action && <div className={css['action']}>{action}</div>}
      {note && (
        <div className={css['note']}>
          <p>{note}</p>
        </div>
      )}
    </div>
  )
}
