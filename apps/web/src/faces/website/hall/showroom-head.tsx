import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../../../ui/breadcrumb.tsx'
import css from './showroom-head.module.css'

interface Props {
  crumbs: readonly Crumb[]
  title: string
  /** Beside the title: how much there is. */
  counts?: string
  note: ReactNode
}

/** The head of every page of the showroom. */
export function ShowroomHead({ crumbs, title, counts, note }: Props) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <header className={css['head']}>
        <h1>{title}</h1>
        {counts !== undefined && <p className={css['counts']}>{counts}</p>}
        <p className={css['note']}>{note}</p>
      </header>
    </>
  )
}
