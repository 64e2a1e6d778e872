/** Where pages of the website went that are no longer at their address. */
import { z } from 'zod'
import { endpoint, Instant, page, PageQuery, requiredText, text } from './kit.ts'

/** Path and query of a page of the website, as people copy it. */
const Address = requiredText(300)

export const Move = z.object({
  /** Path and query that lead nowhere any more, without the language. */
  address: z.string(),
  /** Where whoever asks for it is led. */
  target: z.string(),
  movedAt: Instant,
  /** Who entered it; null when the account is gone. */
  movedBy: z.string().nullable(),
})
export type Move = z.infer<typeof Move>

export const movePage = endpoint({
  method: 'GET',
  path: '/api/admin/move/page',
  access: 'setting:read:any',
  summary: 'Addresses of the website that lead elsewhere, the newest first; `keywords` is a part of either side.',
  query: PageQuery.extend({ keywords: text(100).optional() }),
  data: page(Move),
})

export const moveAdd = endpoint({
  method: 'POST',
  path: '/api/admin/move/add',
  access: 'setting:edit:any',
  summary:
    'Lead an address elsewhere, once nothing is there any more. Refused: pages outside the website, an address that leads somewhere already, and whatever would need two steps.',
  body: z.object({ address: Address, target: Address }),
  data: Move,
})

export const moveRemove = endpoint({
  method: 'POST',
  path: '/api/admin/move/remove',
  access: 'setting:edit:any',
  summary: 'Let an address lead nowhere again; A0404 when it does not lead anywhere.',
  body: z.object({ address: Address }),
})

export const pageMove = endpoint({
  method: 'GET',
  path: '/api/web/move',
  access: 'public',
  summary: 'Where the page of an address went; asked when there is nothing at it. null: nobody said.',
  query: z.object({ address: text(2000) }),
  data: z.object({ target: z.string().nullable() }),
})
