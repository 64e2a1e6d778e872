/** How patent numbers are printed: `ZL 2021 1 0123456.7` once granted, `CN …` before. */
import type { PatentCard } from '@portal/contract/patent'

/** Groups year, type and serial the way certificates print them; anything unexpected stays as it is. */
export function printedNumber({ number, grantedOn }: Pick<PatentCard, 'number' | 'grantedOn'>): string {
  const digits = /^CN(\d{4}|\d{2})(\d)(\d{7}|\d{5})(\.[\dX])$/.exec(number)
  if (!digits) return number
  const [, year, type, serial, check] = digits
  return `${grantedOn === null ? 'CN' : 'ZL'} ${year} ${type} ${serial}${check}`
}
