import { createContext, type ReactNode, useContext, useId } from 'react'
import css from './section.module.css'

/** Where two pages stand beside each other: the id of the heading of the side. */
const SideHeading = createContext<string | undefined>(undefined)

interface Props {
  /** Of its heading, so that it can be linked and labels the section. */
  id: string
  title: string
  /** A short sentence under the title. */
  note?: ReactNode
  /** A link or button at the far end. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A section of a page under a head that is drawn as a measured line. */
export function Section({ id, title, note, action, className, children }: Props) {
  const side = useContext(SideHeading)
  return (
    <section className={className} aria-labelledby={side === undefined ? id : `${id} ${side}`}>
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
      {children}
    </section>
  )
}

interface SideProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** One of two pages beside each other. Its sections are named after it too, so that no two share a name. */
export function Side({ title, className, children }: SideProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <SideHeading value={id}>{children}</SideHeading>
    </section>
  )
}
