/**
 * Texts in a temporary file, found again by number: the shared strings of a workbook with a hundred thousand rows would
 * fill the memory. Writing programs number them in the order in which cells use them, so a few blocks suffice.
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

const BLOCK = 64 * 1024
/** Blocks that are kept: 8 MB. */
const MOST_BLOCKS = 128
/** How many texts one file may hold. */
export const MOST_STRINGS = 8_000_000

/** Where each text begins in the file, grown by doubling. */
class Offsets {
  #values = new Float64Array(4096)
  #count = 0
  get count(): number {
    return this.#count
  }
  at = (index: number): number => this.#values[index] ?? 0
  push(value: number): void {
    if (this.#count === this.#values.length) {
      const grown = new Float64Array(this.#values.length * 2)
      grown.set(this.#values)
      this.#values = grown
    }
    this.#values[this.#count] = value
    this.#count += 1
  }
}

export class StringSpool {
  readonly #path: string
  readonly #file: number
  readonly #starts = new Offsets()
  readonly #blocks = new Map<number, Buffer>()
  #pending: Buffer[] = []
  #pendingBytes = 0
  #written = 0
  #end = 0

  /** Makes the file, which must not be there. */
  constructor(path: string) {
    this.#path = path
    this.#file = openSync(path, 'wx+', 0o600)
    // Without a name it is gone with the process, however that ends; Windows keeps it until it is closed.
    if (process.platform !== 'win32') rmSync(path)
  }

  get count(): number {
    return this.#starts.count
  }

  add(text: string): void {
    const bytes = Buffer.from(text, 'utf8')
    this.#starts.push(this.#end)
    this.#end += bytes.length
    this.#pending.push(bytes)
    this.#pendingBytes += bytes.length
    if (this.#pendingBytes >= BLOCK) this.finish()
  }

  /** Writes what is still in memory; before the first `get`. */
  finish(): void {
    const bytes = Buffer.concat(this.#pending)
    this.#pending = []
    this.#pendingBytes = 0
    let from = 0
    while (from < bytes.length) from += writeSync(this.#file, bytes, from, bytes.length - from, this.#written + from)
    this.#written += bytes.length
  }

  /** The text with this number, undefined when there is none. */
  get(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.#starts.count) return undefined
    const start = this.#starts.at(index)
    const end = index + 1 < this.#starts.count ? this.#starts.at(index + 1) : this.#end
    const first = Math.floor(start / BLOCK)
    const last = Math.floor(Math.max(start, end - 1) / BLOCK)
    if (first === last) return this.#block(first).toString('utf8', start - first * BLOCK, end - first * BLOCK)
    const parts = Array.from({ length: last - first + 1 }, (_, step) => this.#block(first + step))
    return Buffer.concat(parts).toString('utf8', start - first * BLOCK, end - first * BLOCK)
  }

  #block(number: number): Buffer {
    const known = this.#blocks.get(number)
    if (known) return known
    const oldest = this.#blocks.size >= MOST_BLOCKS ? this.#blocks.keys().next().value : undefined
    if (oldest !== undefined) this.#blocks.delete(oldest)
    const bytes = Buffer.alloc(Math.min(BLOCK, this.#end - number * BLOCK))
    let read = 0
    while (read < bytes.length) {
      const got = readSync(this.#file, bytes, read, bytes.length - read, number * BLOCK + read)
      if (got === 0) break
      read += got
    }
    this.#blocks.set(number, bytes)
    return bytes
  }

  close(): void {
    closeSync(this.#file)
    rmSync(this.#path, { force: true })
  }
}
