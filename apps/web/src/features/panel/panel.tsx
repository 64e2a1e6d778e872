import type { ReactNode } from 'react'
import css from './panel.module.css'

/** A titled box of a detail page. */
export function Panel({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className={css['panel']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  )
}

/** What is known of a thing, line by line under its label; lines without a value are left out. */
export function Facts({ lines }: { lines: Readonly<Record<string, ReactNode>> }) {
  const shown = Object.entries(lines).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <dl className={css['facts']}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Panels side by side: the main ones, and those beside them. */
export function PanelColumns({ main, beside }: { main: ReactNode; beside: ReactNode }) {
  return (
    <div className={css['columns']}>
      <div>{main}</div>
      <div>{beside}</div>
    </div>
  )
}
