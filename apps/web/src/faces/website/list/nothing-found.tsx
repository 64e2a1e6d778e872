import { Empty } from '../../../ui/empty.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import css from './nothing-found.module.css'

interface Props {
  path: string
  /** Whether there would be something without filters. */
  filtered: boolean
  words: { empty: string; emptyNote: string; emptyAll: string; emptyAllNote: string; clear: string; products: string }
}

/** In the place of an empty list: why it is empty, and where to go on. */
export function NothingFound({ path, filtered, words }: Props) {
  return (
    <Empty level={2} title={filtered ? words.empty : words.emptyAll}>
      <p>{filtered ? words.emptyNote : words.emptyAllNote}</p>
      <p className={css['ways']}>
        {filtered && (
          <SiteLink className={`${page['button']} ${page['primary']}`} to={path}>
            {words.clear}
          </SiteLink>
        )}
        <SiteLink className={page['button']} to="/website/product">
          {words.products}
        </SiteLink>
      </p>
    </Empty>
  )
}
