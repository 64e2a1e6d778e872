import type { ReactNode } from 'react'
import css from './empty.module.css'

interface Props {
  title: string
  /** Heading level where the title heads the page or a section; a plain line without. */
  level?: 1 | 2 | 3
  /** What to do next. */
  children?: ReactNode
}

/** Nothing here: what happened, and what to do next. The drawing is a part that is only outlined. */
export function Empty({ title, level, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div className={css['empty']}>
      <svg width="168" height="112" viewBox="0 0 168 112" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M84 22 126 46v32L84 102 42 78V46Z" strokeDasharray="4 4" />
        <path d="m42 46 42 24 42-24M84 70v32" strokeDasharray="4 4" />
        <path d="M42 12h84M42 7v10M126 7v10M146 46v32m-5-32h10m-10 32h10" className={css['dimension']} />
      </svg>
      <Title className={css['title']}>{title}</Title>
      {children}
    </div>
  )
}
