import type { Suggestions } from '@portal/contract/search'
import { queryTokens, unfinishedNameQuery, unfinishedQuery } from '../../platform/text.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { hallsCalled, numberBegun, saysEnough } from './search.policy.ts'
import { searchRepo } from './search.repo.ts'
import { suggestions } from './search.view.ts'

/** The search of the website. */
export function createSearch({ transactor }: { transactor: Transactor }) {
  return {
    /** What somebody may be looking for who has typed this much. What says too little asks nothing. */
    async suggest(typed: string): Promise<Suggestions> {
      const text = typed.normalize('NFKC').trim().toLowerCase()
      const enough = saysEnough(text)
      const tokens = queryTokens(text)
      const asked = {
        text,
        several: tokens.length > 1,
        tsquery: enough ? unfinishedQuery(text) : null,
        names: enough ? unfinishedNameQuery(text) : null,
        number: numberBegun(text),
        halls: enough ? hallsCalled(text) : [],
      }
      const found = await searchRepo(transactor.read).suggest(asked)
      return suggestions(found, tokens)
    },
  }
}
export type Search = ReturnType<typeof createSearch>
