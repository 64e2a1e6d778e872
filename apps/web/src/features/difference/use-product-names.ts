import { CHOSEN_MAX, productChosen } from '@portal/contract/product'
import { useQueries } from '@tanstack/react-query'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { messages } from '../product-choice/product-choice.messages.ts'
import { endpointQuery } from '../shell/query-client.ts'

/** What products of the website are called, by their ids; '' while that is being asked. */
export function useProductNames(ids: readonly string[]): (id: string) => string {
  const t = useMessages(messages)
  const language = useLanguage()
  const asked = useQueries({
    queries: Array.from({ length: Math.ceil(ids.length / CHOSEN_MAX) }, (_, part) =>
      endpointQuery(productChosen, {
        query: { ids: ids.slice(part * CHOSEN_MAX, (part + 1) * CHOSEN_MAX).join(',') },
      }),
    ),
  })
  const cards = new Map(asked.flatMap(({ data }) => data ?? []).map((card) => [card.id, card]))
  const pending = asked.some(({ isPending }) => isPending)
  return (id) => {
    const card = cards.get(id)
    if (card) return preferEnglish(language, card.name, card.nameEn)
    return pending ? '' : t.unknownProduct
  }
}
