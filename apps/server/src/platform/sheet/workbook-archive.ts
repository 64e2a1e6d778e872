/** The archive that a workbook is: which of its parts are read, and what they may inflate to. */
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { UnreadableSheet } from './sheet.ts'

const MEBIBYTE = 1024 * 1024
const MOST_PARTS = 2_000
/** What the parts that are read may inflate to: a million rows of twenty columns need half of it. */
const MOST_INFLATED = 2048 * MEBIBYTE
/** Tables pack ten to thirty times; what packs better than this beyond a size was made to hurt. */
const MOST_RATIO = 250
const RATIO_FROM = 16 * MEBIBYTE
const WANTED = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i

type Parts = Map<string, yauzl.Entry>

/** The parts of a workbook that are read, by name in lower case. */
export class Archive {
  readonly #zip: yauzl.ZipFile
  readonly parts: Parts
  constructor(zip: yauzl.ZipFile, parts: Parts) {
    this.#zip = zip
    this.parts = parts
  }

  stream(entry: yauzl.Entry): Promise<Readable> {
    return new Promise((done, fail) => {
      this.#zip.openReadStream(entry, (error, stream) => (error ? fail(error) : done(stream)))
    })
  }

  /** Throws `broken` when the part is missing. */
  part(name: string): yauzl.Entry {
    const found = this.parts.get(name.toLowerCase())
    if (!found) throw new UnreadableSheet('broken')
    return found
  }

  close = (): void => this.#zip.close()
}

export const openZip = (file: string): Promise<yauzl.ZipFile> =>
  new Promise((done, fail) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) =>
      error ? fail(error) : done(zip),
    )
  })

/** The wanted parts by name in lower case; refuses an archive whose parts inflate to more than they may. */
export const listParts = (zip: yauzl.ZipFile, mostInflated: number = MOST_INFLATED): Promise<Parts> =>
  new Promise((done, fail) => {
    const parts: Parts = new Map()
    let count = 0
    let inflated = 0
    zip.on('entry', (entry: yauzl.Entry) => {
      count += 1
      if (WANTED.test(entry.fileName)) {
        inflated += entry.uncompressedSize
        const packed = entry.uncompressedSize / Math.max(entry.compressedSize, 1)
        if (entry.uncompressedSize > RATIO_FROM && packed > MOST_RATIO) return fail(new UnreadableSheet('too large'))
        parts.set(entry.fileName.toLowerCase(), entry)
      }
      if (count > MOST_PARTS || inflated > mostInflated) return fail(new UnreadableSheet('too large'))
      zip.readEntry()
    })
    zip.on('end', () => done(parts))
    zip.on('error', fail)
    zip.readEntry()
  })
