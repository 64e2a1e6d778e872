import css from './bulk.module.css'

interface Props {
  /** `says`: why it could not be done; null where it was. */
  items: readonly { productId: string; name: string; says: string | null }[]
}

/** What became of each product that could not be done, by name. */
export function Failures({ items }: Props) {
  return (
    <ul className={css.failures}>
      {items
        .filter(({ says }) => says !== null)
        .map(({ productId, name, says }) => (
          <li key={productId}>
            <strong>{name}</strong> {says}
          </li>
        ))}
    </ul>
  )
}
