/** The first sheet of a workbook as texts: what people fill in and send. */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cell, type SheetRow, UnreadableSheet } from './sheet.ts'
import { openWorkbook } from './workbook.ts'

/** What the parts may inflate to: ten thousand rows of thirty columns are 20 MB. */
const MOST_INFLATED = 40 * 1024 * 1024

export interface TextRow {
  /** As the program shows it, from 1. */
  number: number
  /** '' for an empty cell, null for a formula, which might say something else on another machine. */
  cells: (string | null)[]
}
export type Reading =
  | {
      outcome: 'read'
      rows: TextRow[]
      /** Days are counted from 1904 instead of 1900. */
      from1904: boolean
    }
  /** It is none, is broken, inflates to more than a workbook of this kind can, or has more rows than are taken. */
  | { outcome: 'no workbook' | 'too large' | 'too many rows' }

function textOf(cell: Cell | undefined): string | null {
  if (cell?.formula) return null
  return cell?.text ?? ''
}

/** Its cells; null when nothing stands in them. */
function textsOf({ cells }: SheetRow): (string | null)[] | null {
  // Of a row with gaps, each gap is an empty cell.
  const texts = Array.from(cells, textOf)
  return texts.every((text) => text?.trim() === '') ? null : texts
}

async function read(path: string, most: number): Promise<Reading> {
  const spool = join(tmpdir(), `strings-${randomUUID()}`)
  const { sheets, close } = await openWorkbook(path, spool, MOST_INFLATED)
  try {
    const [sheet] = sheets
    if (!sheet) return { outcome: 'no workbook' }
    const rows: TextRow[] = []
    for await (const some of sheet.rows()) {
      for (const row of some) {
        const cells = textsOf(row)
        if (!cells) continue
        if (rows.length > most) return { outcome: 'too many rows' }
        rows.push({ number: row.number, cells })
      }
    }
    return { outcome: 'read', rows, from1904: sheet.from1904 }
  } finally {
    close()
  }
}

/** The rows of the first visible sheet that hold anything, at most `most` and the one above them. */
export async function readFirstSheet(path: string, most: number): Promise<Reading> {
  try {
    return await read(path, most)
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error
    const large = error.problem === 'too large'
    return { outcome: large ? 'too large' : 'no workbook' }
  }
}
