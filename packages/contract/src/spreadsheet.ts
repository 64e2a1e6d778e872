/** Text in cells of spreadsheets, whoever writes them: the server, a browser, in CSV or in a workbook. */

/** What a spreadsheet might run as a formula: also in full width, as input methods here write it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** A formula is led by an apostrophe, as OWASP advises, so that it is read as text. */
export const guarded = (text: string): string => text.replace(FORMULA, "'$&")

/** Takes that apostrophe away again, so that what was exported can be imported. */
export const unguarded = (text: string): string => text.replace(GUARDED, '')
