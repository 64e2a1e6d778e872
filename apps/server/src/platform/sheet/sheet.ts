/** Tables out of files, read as a stream: what a sheet is, whatever format it came in. */

/** What stands in a cell. */
export interface Cell {
  /** As text; of a number its shortest decimal form. */
  text: string
  /** `error`: a formula that went wrong (#N/A) · `unknown`: a formula whose value the file does not hold. */
  kind: 'text' | 'number' | 'error' | 'unknown'
  /** Of a number that lost digits when it was stored, what the file holds instead. */
  inexact?: string
  /** Calculated by the program that made the file. */
  formula?: true
}

export interface SheetRow {
  /** As the program that made the file counts it, from 1; in CSV the line on which the row begins. */
  number: number
  /** Empty cells are undefined. */
  cells: (Cell | undefined)[]
  /** A quotation mark was opened on this line and never closed; its cells are unknown. */
  unclosed?: true
}

export interface Sheet {
  /** '' in CSV. */
  name: string
  /** Columns that the file hides, from 0. */
  hidden: ReadonlySet<number>
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean
  /** The rows in the order of the file, some at a time; each call reads from the start. */
  rows(): AsyncGenerator<SheetRow[]>
  /** How much of it the latest `rows()` has read, 0–1. */
  share(): number
}

export interface SheetFile {
  format: 'xlsx' | 'csv'
  /** Of a CSV: what its bytes were read as. */
  encoding: string | null
  /** Visible sheets in their order. */
  sheets: Sheet[]
  close(): Promise<void>
}

export type SheetProblem =
  /** An old .xls, or a workbook with a password: both have the same envelope. */
  | 'old or locked'
  | 'broken'
  /** Inflates to more than a list can, or holds a text without end. */
  | 'too large'
  /** Bytes that are text in none of the encodings. */
  | 'encoding'
  | 'empty'

/** A file that cannot be read as a table. */
export class UnreadableSheet extends Error {
  readonly problem: SheetProblem
  constructor(problem: SheetProblem, options?: ErrorOptions) {
    super(`a file cannot be read as a table: ${problem}`, options)
    this.problem = problem
  }
}

/** Characters a cell may have in a workbook; what is behind them is never looked at. */
export const MOST_CELL_CHARACTERS = 32_767
/** Columns that are read. */
export const MOST_COLUMNS = 500
/** No program makes a sheet with more of either: a number beyond them was written by hand. */
const LAST_COLUMN = 16_384
const LAST_ROW = 1_048_576

/** A number that a file gives; `broken` when it is not a whole one within what a sheet has. */
function within(value: number, last: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= last) return value
  throw new UnreadableSheet('broken')
}
/** The number of a row as a file gives it, from 1. Throws UnreadableSheet for one that no sheet has. */
export const rowNumber = (value: number): number => within(value, LAST_ROW)
/** The number of a column as a file gives it, from 1. Throws UnreadableSheet for one that no sheet has. */
export const columnNumber = (value: number): number => within(value, LAST_COLUMN)

/** `AB12` → 28, the number of its column; 0 when it names none. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]*/.exec(reference)?.[0] ?? ''
  // Three letters name every column there is.
  if (letters.length > 3) throw new UnreadableSheet('broken')
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}

/** 28 → `AB`, the letters of a column counted from 1. */
export function columnLetters(column: number): string {
  const before = Math.floor((column - 1) / 26)
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}
