/** Where pages of the website went that are no longer at their address. */
import { z } from 'zod'
import { endpoint, Instant, page, PageQuery, requiredText, text } from './kit.ts'

/** Path and query of a page of the website, as people copy it. */
const Address = requiredText(300)

export const Redirect = z.object({
  /** Path and query that lead nowhere any more, without the language. */
  address: z.string(),
  /** Where whoever asks for it is led. */
  target: z.string(),
  addedAt: Instant,
  /** Who entered it; null when the account is gone. */
  addedBy: z.string().nullable(),
})
export type Redirect = z.infer<typeof Redirect>

export const redirectPage = endpoint({
  method: 'GET',
  path: '/api/admin/redirect/page',
  access: 'setting:read:any',
  summary: 'Addresses of the website that lead elsewhere, the newest first; `keywords` is a part of either side.',
  query: PageQuery.extend({ keywords: text(100).optional() }),
  data: page(Redirect),
})

export const redirectAdd = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/redirect/add',
  access: 'setting:edit:any',
  summary:
    'Lead an address elsewhere, once nothing is there any more. Refused: pages outside the website, an address that leads somewhere already, and whatever would need two steps.',
  body: z.object({ address: Address, target: Address }),
  data: Redirect,
})

export const redirectRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/redirect/remove',
  access: 'setting:edit:any',
  summary: 'Let an address lead nowhere again; A0404 when it does not lead anywhere.',
  body: z.object({ address: Address }),
})

export const redirectTarget = endpoint({
  method: 'GET',
  path: '/api/web/redirect',
  access: 'public',
  summary: 'Where the page of an address went; asked when there is nothing at it. null: nobody said.',
  query: z.object({ address: text(2000) }),
  data: z.object({ target: z.string().nullable() }),
})
