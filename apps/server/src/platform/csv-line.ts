/** Lines of a CSV that is made for spreadsheets (RFC 4180). */
import { guarded } from '@portal/contract/spreadsheet'

/** What spreadsheets take for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const cell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The first line of a file, with the mark that tells its encoding. */
export const csvHead = (cells: readonly string[]): string => BYTE_ORDER_MARK + csvLine(cells)
