import type { PatentAdminDetail, PatentRow } from '@portal/contract/patent-admin'
import { type PatentCardRow, patentCard, patentDetail } from './patent.view.ts'

type ListRow = PatentCardRow & { source: string; data_as_of: Date }
type WholeRow = Parameters<typeof patentDetail>[0] & ListRow & { revision: number }

/** A patent for the console's list. */
export const patentRow = (row: ListRow): PatentRow => ({
  ...patentCard(row),
  source: row.source,
  dataAsOf: row.data_as_of.toISOString(),
})

/** A patent whole, for operators. */
export const patentAdminDetail = (
  row: WholeRow,
  around: Pick<Parameters<typeof patentDetail>[1], 'events' | 'protections'>,
  rest: Pick<PatentAdminDetail, 'statedBy' | 'can'>,
): PatentAdminDetail => ({
  ...patentDetail(row, { ...around, sameOwner: [], sameClass: [] }),
  source: row.source,
  revision: row.revision,
  ...rest,
})
