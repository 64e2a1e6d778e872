/** Lines of a CSV that is made for spreadsheets (RFC 4180). */

/** What spreadsheets take for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet might run as a formula: also in full width, as input methods here write it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A formula is led by an apostrophe, as OWASP advises, so that it is read as text. */
const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The first line of a file, with the mark that tells its encoding. */
export const csvHead = (cells: readonly string[]): string => BYTE_ORDER_MARK + csvLine(cells)
