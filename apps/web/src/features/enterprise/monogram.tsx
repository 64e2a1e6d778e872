import css from './monogram.module.css'

/** Full registered names begin with the two characters of their place, and the name proper follows; short ones begin with it. */
const REGISTERED = /^..[省市]?(..).{2,}(?:有限公司|集团|厂)$/u
const FULL = 10

/** The two characters that stand for an enterprise where it has no logo; English names give their initials. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return (name.length < FULL ? null : REGISTERED.exec(name)?.[1]) ?? name.slice(0, 2)
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
