/** Turns the tags of a sheet into rows of cells. */
import { unguarded } from '@portal/contract/spreadsheet'
import {
  type Cell,
  columnNumber,
  columnOf,
  MOST_CELL_CHARACTERS,
  MOST_COLUMNS,
  rowNumber,
  type SheetRow,
} from './sheet.ts'
import type { StringSpool } from './string-spool.ts'

/** `_x000D_` stands for a character that XML cannot hold. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Collects the text of an element, without the phonetic hints beside it and without what no cell can hold. */
export class TextCollector {
  #text = ''
  #open = false
  #hints = 0
  start(): void {
    this.#text = ''
  }
  tag(name: string, opens: boolean): void {
    if (name === 'rPh') this.#hints += opens ? 1 : -1
    if (name === 't') this.#open = opens
  }
  add(text: string): void {
    if (this.#open && this.#hints === 0 && this.#text.length <= MOST_CELL_CHARACTERS) this.#text += text
  }
  get = (): string => unescaped(this.#text.slice(0, MOST_CELL_CHARACTERS + 1))
}

/** Digits that a double keeps exactly. */
const EXACT = 15

function numberCell(stored: string): Cell {
  const value = Number(stored)
  if (!Number.isFinite(value)) return { kind: 'text', text: stored }
  const digits = stored
    .replace(/[eE].*$/, '')
    .replaceAll(/[^\d]/g, '')
    .replace(/^0+/, '')
  const whole = Number.isInteger(value) && Math.abs(value) >= 10 ** EXACT
  if (whole) return { kind: 'number', text: value.toLocaleString('en', { useGrouping: false }), inexact: stored }
  return { kind: 'number', text: digits === '' ? '0' : String(value) }
}

/** What a `<c>` says: its type, its cached value, its own text. */
function cellOf(type: string, value: string, inline: string, formula: boolean, strings: StringSpool | null) {
  if (type === 'inlineStr')
    return inline === '' ? undefined : ({ kind: 'text', text: unguarded(inline) } satisfies Cell)
  if (value === '') return formula ? ({ kind: 'unknown', text: '' } satisfies Cell) : undefined
  if (type === 's') {
    const text = strings?.get(Number(value)) ?? ''
    return text === '' ? undefined : ({ kind: 'text', text: unguarded(text) } satisfies Cell)
  }
  if (type === 'e') return { kind: 'error', text: value } satisfies Cell
  if (type === 'b') return { kind: 'text', text: value === '1' ? 'TRUE' : 'FALSE' } satisfies Cell
  if (type === 'str' || type === 'd') return { kind: 'text', text: unescaped(value) } satisfies Cell
  return numberCell(value)
}

/** Turns the tags of a sheet into rows. */
export class RowBuilder {
  rows: SheetRow[] = []
  readonly hidden = new Set<number>()
  readonly #strings: StringSpool | null
  readonly #inline = new TextCollector()
  #row: SheetRow = { number: 0, cells: [] }
  /** From 1. */
  #column = 0
  #type = 'n'
  #value = ''
  #formula = false
  #inValue = false
  #spans = 0

  constructor(strings: StringSpool | null) {
    this.#strings = strings
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.#row = { number: rowNumber(attributes['r'] ? Number(attributes['r']) : this.#row.number + 1), cells: [] }
      this.#column = 0
    } else if (name === 'c') {
      this.#column = columnNumber(attributes['r'] ? columnOf(attributes['r']) : this.#column + 1)
      this.#type = attributes['t'] ?? 'n'
      this.#value = ''
      this.#formula = false
      this.#inline.start()
    } else if (name === 'v') this.#inValue = true
    else if (name === 'f') this.#formula = true
    else if (name === 'col') this.#hide(attributes)
    else this.#inline.tag(name, true)
  }

  text(text: string): void {
    if (!this.#inValue) this.#inline.add(text)
    // Cut once, at the end: cutting with every piece would copy what is there as often.
    else if (this.#value.length <= MOST_CELL_CHARACTERS) this.#value += text
  }

  close(name: string): void {
    if (name === 'v') this.#inValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') {
      if (this.#row.cells.length > 0) this.rows.push(this.#row)
    } else this.#inline.tag(name, false)
  }

  #closeCell(): void {
    if (this.#column > MOST_COLUMNS) return
    const cell = cellOf(
      this.#type,
      this.#value.slice(0, MOST_CELL_CHARACTERS + 1),
      this.#inline.get(),
      this.#formula,
      this.#strings,
    )
    if (cell) this.#row.cells[this.#column - 1] = this.#formula ? { ...cell, formula: true } : cell
  }

  #hide({ min, max, hidden }: Record<string, string>): void {
    const [first, last] = [columnNumber(Number(min)), columnNumber(Number(max))]
    // Each takes a column that none before it took, so a sheet has no more of them than columns.
    this.#spans = columnNumber(this.#spans + 1)
    if (hidden !== '1' && hidden !== 'true') return
    for (let column = first; column <= Math.min(last, MOST_COLUMNS); column += 1) this.hidden.add(column - 1)
  }
}
