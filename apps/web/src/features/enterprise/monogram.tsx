import css from './monogram.module.css'

/**
 * Which two characters stand for an enterprise that has no logo here: those after the place that most names start
 * with would need a gazetteer, so the first two of the name do; English names give their initials.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)).join('') : name.slice(0, 2)
}

/** A nameplate in place of a logo. */
export function Monogram({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={`${css['plate']} ${large ? css['large'] : ''}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
