/** One row while it is read: cells by what they mean, and what is wrong with them. */
import type { Cell, SheetRow } from '../../platform/sheet/sheet.ts'
import type { Headers } from './import-column.policy.ts'
import type { Problem, Reason } from './import-reason.policy.ts'
import {
  isNothing,
  isScientific,
  readAmount,
  readDay,
  readYear,
  several,
  tidy,
  tidyCode,
  tidyLine,
} from './import-value.policy.ts'

const MOST_SHOWN = 200
const cellText = (cell: Cell | undefined): string => cell?.inexact ?? cell?.text ?? ''

/** Reads the cells of a row; what is wrong collects in `problems`. */
export class RowReader {
  readonly problems: Problem[] = []
  readonly #row: SheetRow
  readonly #columns: ReadonlyMap<string, { header: string; at: number }>
  readonly #from1904: boolean
  readonly #days = new Map<string, string>()

  constructor(row: SheetRow, columns: ReadonlyMap<string, { header: string; at: number }>, from1904: boolean) {
    this.#row = row
    this.#columns = columns
    this.#from1904 = from1904
  }

  get line(): number {
    return this.#row.number
  }
  /** Whether nothing stands in the way of taking the row. */
  get good(): boolean {
    return this.problems.every(({ warning }) => warning)
  }

  has = (key: string): boolean => this.#columns.has(key)

  /** Notes what is wrong with the cell of a column. */
  complain(key: string, reason: Reason, detail = '', { warning = false } = {}): void {
    const column = this.#columns.get(key)
    const value = column ? cellText(this.#row.cells[column.at]).slice(0, MOST_SHOWN) : ''
    this.problems.push({ line: this.line, column: column?.header ?? '', value, reason, detail, warning })
  }

  /** What stands in the cell of a column, for a preview: days as they were understood. */
  shown(key: string): string {
    const day = this.#days.get(key)
    if (day !== undefined) return day
    const at = this.#columns.get(key)?.at
    return at === undefined ? '' : tidy(cellText(this.#row.cells[at])).slice(0, MOST_SHOWN)
  }

  /** What a cell says, '' for nothing; complains of formulas without a value. */
  #raw(key: string): Cell | undefined {
    const at = this.#columns.get(key)?.at
    const cell = at === undefined ? undefined : this.#row.cells[at]
    if (cell?.kind === 'error') this.complain(key, 'formula.error', cell.text)
    if (cell?.kind === 'unknown') this.complain(key, 'formula.unknown')
    return cell?.kind === 'error' || cell?.kind === 'unknown' ? undefined : cell
  }

  #finish(key: string, text: string, most: number, required: boolean): string {
    const value = isNothing(text) ? '' : text
    if (value.length > most) this.complain(key, 'too.long', String(most))
    // Something else may have been complained of in this cell already.
    const told = this.problems.some(({ column }) => column === this.#columns.get(key)?.header)
    if (required && value === '' && !told) this.complain(key, 'missing')
    return value
  }

  /** A text on one line. */
  words(key: string, most: number, required = false): string {
    return this.#finish(key, tidyLine(this.#raw(key)?.text ?? ''), most, required)
  }

  /** A text of several lines. */
  text(key: string, most: number): string {
    return this.#finish(key, tidy(this.#raw(key)?.text ?? ''), most, false)
  }

  /** A code; digits that a number lost are not guessed. */
  code(key: string, most: number, required = false): string {
    const cell = this.#raw(key)
    const text = tidyCode(cell?.text ?? '')
    if (cell?.inexact !== undefined || isScientific(text)) {
      this.complain(key, 'digits.lost', cell?.inexact ?? text)
      return ''
    }
    return this.#finish(key, text, most, required)
  }

  /** Several texts in one cell. */
  list(key: string, most: { count: number; characters: number }, required = false): string[] {
    const found = [...new Set(several(tidy(this.#raw(key)?.text ?? '')))].map((one) => one.replaceAll(/\s+/g, ' '))
    if (found.length > most.count) this.complain(key, 'too.many', String(most.count))
    if (found.some((one) => one.length > most.characters)) this.complain(key, 'too.long', String(most.characters))
    if (required && found.length === 0) this.#finish(key, '', 1, true)
    return found
  }

  day(key: string): string | null {
    const text = this.#finish(key, tidyLine(this.#raw(key)?.text ?? ''), 40, false)
    if (text === '') return null
    const read = readDay(text, this.#from1904)
    if ('day' in read) {
      this.#days.set(key, read.day)
      return read.day
    }
    this.complain(key, read.problem)
    return null
  }

  /** A number of zero or more. */
  amount(key: string): number | null {
    return this.#number(key, readAmount, 'amount.form')
  }

  year(key: string): number | null {
    return this.#number(key, readYear, 'year.form')
  }

  #number(key: string, read: (text: string) => number | null, reason: Reason): number | null {
    const text = tidyLine(this.#raw(key)?.text ?? '')
    if (isNothing(text)) return null
    const value = read(text)
    if (value === null) this.complain(key, reason)
    return value
  }

  /** One of what is known by `read`, null when the cell is empty or means nothing known. */
  choice<Value>(key: string, read: (text: string) => Value | null, reason: Reason): Value | null {
    const text = tidyLine(this.#raw(key)?.text ?? '')
    if (isNothing(text)) return null
    const value = read(text)
    if (value === null) this.complain(key, reason)
    return value
  }
}

/** What reads rows under these headers. */
export function rowReader(headers: Headers, from1904: boolean): (row: SheetRow) => RowReader {
  const columns = new Map(headers.columns.map(({ key, header, at }) => [key, { header, at }]))
  return (row) => new RowReader(row, columns, from1904)
}
