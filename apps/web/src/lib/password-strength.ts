/** How hard a password is to guess, for people to read; the server asks for its length only. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

const LONG = 10
const VERY_LONG = 14
/** Beginnings that guessers try first. */
const COMMON = /^(?:(.)\1+|0?123456\d*|abc|qwert|asdf|password|admin|iloveyou|woaini)/i

/** Judges by length, kinds of characters, and whether it begins as everybody's. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  if (password.length < 8 || distinct < 5 || COMMON.test(password)) return 'weak'
  if (password.length >= VERY_LONG && kinds >= 2) return 'strong'
  if (password.length >= LONG && kinds >= 3) return 'strong'
  return kinds >= 2 ? 'fair' : 'weak'
}
