/** Tables as spreadsheets open them. */

/** What spreadsheets take for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet might run as a formula: also in full width, as input methods here write it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** A formula is led by an apostrophe, as OWASP advises. */
const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/** Rows as comma-separated values (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n')

/** The bytes of a file of them. */
export const csvBytes = (csv: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(BYTE_ORDER_MARK + csv)
