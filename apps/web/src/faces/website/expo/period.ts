import type { Language } from '@portal/contract/kit'
import { formatDay } from '../../../lib/format.ts'
import { periodMessages } from './period.messages.ts'

/** How many parts two lists have in common from their start. */
const shared = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((part, index) => part !== other[index])
  return differs < 0 ? one.length : differs
}

/** First to last day with what both share said once: 2026年9月22日至24日 / 22–24 Sept 2026; one day stands alone. */
export function periodText(language: Language, first: string, last: string): string {
  const [from, to] = [formatDay(language, first), formatDay(language, last)]
  if (from === to) return from
  if (language === 'en') {
    const words = from.split(' ')
    const same = shared(words.toReversed(), to.split(' ').toReversed())
    const opening = words.slice(0, words.length - same).join(' ')
    return periodMessages.en.days(opening, to)
  }
  const parts = to.split(/(?<=[年月])/)
  return periodMessages['zh-cn'].days(from, parts.slice(shared(parts, from.split(/(?<=[年月])/))).join(''))
}
