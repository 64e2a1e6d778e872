/** Lists as files: a workbook for spreadsheets, or comma-separated values for programs. */
import { z } from 'zod'

/** At most this many rows stand in one file. */
export const EXPORT_MAX = 10_000

export const ExportFormat = z.enum(['xlsx', 'csv'])
export type ExportFormat = z.infer<typeof ExportFormat>
