import type { ReactNode } from 'react'
import page from '../../../ui/page.module.css'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { ChosenFilter, FacetView } from './facet.ts'
import css from './list-page.module.css'

interface Props {
  title: string
  /** How many there are, in words. */
  count: string
  facets: readonly FacetView[]
  chosen: readonly ChosenFilter[]
  /** Address of the list without any filter. */
  path: string
  /** Sorts, at the end of the head. */
  tools?: ReactNode
  children: ReactNode
}

/** A list with its facets: the frame that products and enterprises share. */
export function ListPage({ title, count, facets, chosen, path, tools, children }: Props) {
  const narrows = facets.some(({ options }) => options.length > 0)
  return (
    <div className={`${page['container']} ${css['page']}`} data-narrows={narrows}>
      <header className={css['head']}>
        <h1>{title}</h1>
        <p role="status">{count}</p>
      </header>
      {narrows && <FacetPanel facets={facets} />}
      <div className={css['body']}>
        {tools && <div className={css['tools']}>{tools}</div>}
        <ChosenFilters filters={chosen} path={path} />
        {children}
      </div>
    </div>
  )
}
