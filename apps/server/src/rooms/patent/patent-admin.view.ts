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
  events: Parameters<typeof patentDetail>[1],
  protections: Parameters<typeof patentDetail>[2],
  rest: Pick<PatentAdminDetail, 'statedBy' | 'can'>,
): PatentAdminDetail => ({
  ...patentDetail(row, events, protections),
  source: row.source,
  revision: row.revision,
  ...rest,
})
