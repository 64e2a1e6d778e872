/** The valid requests of room draft. */
import { draftKeep } from '@portal/contract/draft'
import { body, type RequestsOf } from '../valid-request.ts'

const address = { form: 'basics' as const, subject: 'new', version: '0123456789abcdef0123456789abcdef' }
const typed = { ...address, content: '{"name":"谐波减速器"}', typedAt: '2026-11-23T08:00:00.000Z' }

export const draftRequests = {
  draftList: { as: 'guest', sends: () => ({ query: { form: address.form, subject: address.subject } }) },
  draftKeep: { as: 'guest', sends: () => body(typed) },
  draftRemove: {
    as: 'guest',
    // One of somebody else is passed over.
    sends: async ({ again }) => {
      await (await again('guest')).call(draftKeep, { body: typed })
      return body(address)
    },
  },
} satisfies RequestsOf<'draft'>
