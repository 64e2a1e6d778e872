import type { SubmittedPart } from '@portal/contract/product-own'
import { KeptBack } from '../../../features/content/submission-report.tsx'
import css from './bulk.module.css'

export interface Item {
  productId: string
  name: string
  /** What could not be done, and why; null where it was. */
  says: string | null
  /** What became of each kind of one that was submitted, where that is known. */
  parts?: SubmittedPart[]
}

/** Whether some kind of a product that was submitted stayed behind. */
export const hasKeptBack = ({ parts = [] }: Item): boolean => parts.some(({ outcome }) => outcome === 'keptBack')

interface Props {
  items: readonly Item[]
  /** Somebody goes to what was kept back. */
  onGo(): void
}

/** What could not be done, by product; of one that was submitted each kind that was kept back, with the way there. */
export function Failures({ items, onGo }: Props) {
  return (
    <ul className={css.failures}>
      {items
        .filter((item) => item.says !== null || hasKeptBack(item))
        .map((item) => (
          <li key={item.productId}>
            <strong>{item.name}</strong>{' '}
            {item.parts && hasKeptBack(item) ? (
              <KeptBack productId={item.productId} parts={item.parts} onGo={onGo} />
            ) : (
              item.says
            )}
          </li>
        ))}
    </ul>
  )
}
