/** Tables as spreadsheets open them. */
import { guarded } from '@portal/contract/spreadsheet'

/** What spreadsheets take for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const cell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`

/** Rows as comma-separated values (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n')

/** The bytes of a file of them. */
export const csvBytes = (csv: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(BYTE_ORDER_MARK + csv)
