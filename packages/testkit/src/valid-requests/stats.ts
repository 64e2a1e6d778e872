/** The valid requests of room stats. */
import type { RequestsOf } from '../valid-request.ts'

export const statsRequests = {
  statsFunnel: { as: 'viewer', sends: () => ({ query: { days: '90' } }) },
  statsDashboard: { as: 'operator', sends: () => ({}) },
  statsWaiting: { as: 'operator', sends: () => ({}) },
} satisfies RequestsOf<'stats'>
