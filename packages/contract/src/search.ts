/** The search of the website, while somebody types. */
import { z } from 'zod'
import { HallKey, HallKind } from './hall.ts'
import { Day, endpoint, Id, text } from './kit.ts'
import { SUGGEST_PATH } from './search-address.ts'

/** `name` in Chinese; what has no English side says '' there. */
const Named = z.object({ id: Id, name: z.string(), nameEn: z.string() })

export const searchSuggest = endpoint({
  method: 'GET',
  path: SUGGEST_PATH,
  access: 'public',
  summary:
    'What somebody may be looking for who has typed this much: products and enterprises by their names, patents by the beginning of their number, halls by their titles; eight in all at most.',
  query: z.object({ keywords: text(100) }),
  data: z.object({
    /** Those whose name begins with what was typed first, then those that rest on most patents. */
    products: z.array(Named.extend({ enterpriseName: z.string(), enterpriseNameEn: z.string() })),
    enterprises: z.array(Named.extend({ productCount: z.number().int() })),
    patents: z.array(
      z.object({ id: Id, number: z.string(), title: z.string(), titleEn: z.string(), grantedOn: Day.nullable() }),
    ),
    /** Halls in which somebody stands. */
    halls: z.array(z.object({ kind: HallKind, key: HallKey, title: z.string(), titleEn: z.string() })),
    /** The terms that matched, for highlighting. */
    terms: z.array(z.string()),
  }),
})
export type Suggestions = z.infer<typeof searchSuggest.data>
