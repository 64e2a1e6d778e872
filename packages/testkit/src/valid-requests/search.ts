/** The valid requests of room search. */
import type { RequestsOf } from '../valid-request.ts'

export const searchRequests = {
  searchSuggest: { as: null, sends: () => ({ query: { keywords: '离心' } }) },
  searchRecords: { as: 'viewer', sends: () => ({ query: { keywords: '离心' } }) },
} satisfies RequestsOf<'search'>
