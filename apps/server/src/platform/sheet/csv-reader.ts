/** Records of a CSV out of text that arrives in pieces (RFC 4180, forgiving). */
import { UnreadableSheet } from './sheet.ts'

/** A record longer than this has a quotation mark that nobody closed. */
const MOST_RECORD = 256 * 1024
/** Each is looked for through all of a record's length. A file with more of them is none that a program wrote. */
const MOST_UNCLOSED = 100
const QUOTE = 34
const RETURN = 13
const NEWLINE = 10

export interface CsvRecord {
  /** The line on which it begins, from 1. */
  line: number
  /** null: a quotation mark was not closed; reading goes on with the next line. */
  fields: string[] | null
}

/**
 * Marks inside a field that does not begin with one are text, and so is what follows a closing one. An opening mark that
 * is never closed costs its own line only, not the rest of the file.
 */
export class CsvReader {
  readonly #delimiter: string
  #text = ''
  #at = 0
  #line = 1
  #unclosed = 0
  #ended = false

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  /** The next piece; null after the last. */
  feed(text: string | null): void {
    if (text === null) this.#ended = true
    else {
      this.#text = this.#text.slice(this.#at) + text
      this.#at = 0
    }
  }

  /** The records that are complete so far. Throws UnreadableSheet when more than a hundred marks were not closed. */
  *records(): Generator<CsvRecord> {
    while (this.#at < this.#text.length) {
      const line = this.#line
      const from = this.#at
      const fields: string[] = []
      const read = this.#record(fields)
      if (read) yield { line, fields }
      else {
        this.#at = from
        this.#line = line
        if (!this.#ended && this.#text.length - from <= MOST_RECORD) return
        this.#skipLine()
        this.#unclosed += 1
        if (this.#unclosed > MOST_UNCLOSED) throw new UnreadableSheet('broken')
        yield { line, fields: null }
      }
    }
  }

  /** Reads one record to `fields`; false when its end is not there. */
  #record(fields: string[]): boolean {
    for (;;) {
      const field = this.#text.charCodeAt(this.#at) === QUOTE ? this.#quoted() : this.#plain(this.#at)
      if (field === null) return false
      fields.push(field)
      if (this.#text[this.#at] === this.#delimiter) this.#at += 1
      else return this.#endOfLine()
    }
  }

  /** From `start` to the next delimiter or line end; null when neither is there yet. */
  #plain(start: number): string | null {
    let end = this.#at
    for (; end < this.#text.length; end += 1) {
      const code = this.#text.charCodeAt(end)
      if (code === NEWLINE || code === RETURN || this.#text[end] === this.#delimiter) break
    }
    if (end === this.#text.length && !this.#ended) return null
    this.#at = end
    return this.#text.slice(start, end)
  }

  #quoted(): string | null {
    let value = ''
    let from = this.#at + 1
    for (;;) {
      const close = this.#text.indexOf('"', from)
      // A mark at the very end may be the first of two.
      if (close === -1 || (close === this.#text.length - 1 && !this.#ended)) return null
      const piece = this.#text.slice(from, close)
      for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', at + 1)) this.#line += 1
      value += piece
      if (this.#text.charCodeAt(close + 1) !== QUOTE) {
        this.#at = close + 1
        const rest = this.#plain(this.#at)
        return rest === null ? null : value + rest
      }
      value += '"'
      from = close + 2
    }
  }

  /** Over the end of a line; false when a return may be the first half of one. */
  #endOfLine(): boolean {
    if (this.#at < this.#text.length) {
      const first = this.#text.charCodeAt(this.#at)
      if (first === RETURN && this.#at + 1 === this.#text.length && !this.#ended) return false
      this.#at += first === RETURN && this.#text.charCodeAt(this.#at + 1) === NEWLINE ? 2 : 1
    }
    this.#line += 1
    return true
  }

  #skipLine(): void {
    const end = this.#text.indexOf('\n', this.#at)
    this.#at = end === -1 ? this.#text.length : end + 1
    this.#line += 1
  }
}
