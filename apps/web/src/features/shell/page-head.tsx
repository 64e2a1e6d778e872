import type { ReactNode } from 'react'
import css from './page-head.module.css'

interface Props {
  title: ReactNode
  /** One sentence of what the page is for, or how things stand. */
  children?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The head of a signed-in page: its one h1, a sentence, its actions. */
export function PageHead({ title, children, actions }: Props) {
  return (
    <header className={css['head']}>
      <div className={css['words']}>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={css['actions']}>{actions}</div>}
    </header>
  )
}
