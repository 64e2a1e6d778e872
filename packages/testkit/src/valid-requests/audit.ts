/** The valid requests of room audit. */
import type { RequestsOf } from '../valid-request.ts'

export const auditRequests = {
  auditPage: { as: 'operator', sends: () => ({ query: { from: '2026-01-01', pageSize: 10 } }) },
  auditDetail: {
    as: 'operator',
    sends: async ({ pool }) => {
      const { rows } = await pool.query<{ id: string }>('select max(id) as id from audit_entry')
      return { query: { id: rows[0]?.id ?? '' } }
    },
  },
  auditActions: { as: 'operator', sends: () => ({}) },
  auditActors: { as: 'operator', sends: () => ({ query: { keywords: 'demo' } }) },
  auditOrganisations: { as: 'operator', sends: () => ({ query: { keywords: '泵业' } }) },
  auditExport: { as: 'operator', sends: () => ({ query: { actions: ['review.approved'] } }) },
} satisfies RequestsOf<'audit'>
