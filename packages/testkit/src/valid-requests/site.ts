/** The valid requests of room site. */
import type { RequestsOf } from '../valid-request.ts'

export const siteRequests = {
  siteInfo: { as: null, sends: () => ({}) },
} satisfies RequestsOf<'site'>
