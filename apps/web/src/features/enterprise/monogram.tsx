import css from './monogram.module.css'

/** Registered Chinese names begin with the two characters of their place; the name proper follows. */
const REGISTERED = /^..[省市]?(..).*(公司|集团|厂)$/u

/** The two characters that stand for an enterprise where it has no logo; English names give their initials. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return REGISTERED.exec(name)?.[1] ?? name.slice(0, 2)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}

/** A nameplate in place of a logo. */
export function Monogram({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={`${css['plate']} ${large ? css['large'] : ''}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
