import { Link } from '../../ui/link.tsx'
import { Clamped } from './clamped.tsx'
import css from './table.module.css'

/** What a row is called, as a link to where the row leads. */
export function RowTitle({ to, name }: { to: string; name: string }) {
  return (
    <Clamped text={name}>
      <Link to={to} className={css.title}>
        {name}
      </Link>
    </Clamped>
  )
}
