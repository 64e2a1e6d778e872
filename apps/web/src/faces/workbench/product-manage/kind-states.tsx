import { productEditor, productKinds } from '@portal/contract/content-kind'
import type { OwnProduct } from '@portal/contract/product-own'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { statusLooks } from '../../../features/content/status-tag.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './kind-states.module.css'

/** The mark alone tells these to the eye; the others are said. */
const quiet: ReadonlySet<string> = new Set(['empty', 'published'])

/** The state of every content kind, each a way to where it is edited; `dense`: a line of marks, named by their titles. */
export function KindStates({ product, dense = false }: { product: OwnProduct; dense?: boolean }) {
  const t = useMessages(contentMessages)
  return (
    <ul className={dense ? css.marks : css.kinds}>
      {productKinds.map((kind) => {
        const state = statusLooks[product.statuses[kind]].word
        return (
          <li key={kind}>
            <Link
              to={productEditor(kind, product.id)}
              className={css.kind}
              title={dense ? `${t[kind]} ${t[state]}` : t[state]}
            >
              <span className={`${css.mark} ${css[state]}`} aria-hidden />
              <span className={dense ? css.unseen : css.name}>{t[kind]}</span>{' '}
              <span className={dense || quiet.has(state) ? css.unseen : css.said}>{t[state]}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
