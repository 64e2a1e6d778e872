/** Workbooks in tests: made and filled in by another program's hand, read as the server reads them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorkbook } from '@portal/server/src/platform/sheet/workbook.ts'
import { type Cell, type CellValue, openXlsx, saveXlsx, writeXlsx } from 'hucre/xlsx'

/** What stands in a cell; an object: a formula, a link, a text in several formats. */
export type TestCell = CellValue | Partial<Cell>
const isPlain = (cell: TestCell): cell is CellValue => cell === null || cell instanceof Date || typeof cell !== 'object'

/** A workbook of one sheet with these rows, the header among them. */
export async function workbookFile(rows: readonly (readonly TestCell[])[], name = '用户.xlsx'): Promise<File> {
  const cells = new Map<string, Partial<Cell>>()
  const plain = rows.map((row, down) =>
    row.map((cell, right) => {
      if (isPlain(cell)) return cell
      cells.set(`${down},${right}`, cell)
      return null
    }),
  )
  return new File([(await writeXlsx({ sheets: [{ name: '表', rows: plain, cells }] })).slice()], name)
}

/** A template with these rows in its first sheet, below the header, as a spreadsheet program saves it. */
export async function filledIn(template: Uint8Array, rows: readonly string[][], name = '用户.xlsx'): Promise<File> {
  const book = await openXlsx(template)
  book.sheets[0]?.rows.splice(1, Infinity, ...rows.map((row) => [...row]))
  return new File([(await saveXlsx(book)).slice()], name)
}

/** The texts of a sheet, empty cells as ''. */
export async function sheetTexts(bytes: Uint8Array, index = 0): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-workbook-'))
  try {
    await writeFile(join(folder, 'book.xlsx'), bytes)
    const { sheets, close } = await openWorkbook(join(folder, 'book.xlsx'), join(folder, 'strings'))
    try {
      const texts: string[][] = []
      for await (const rows of sheets[index]?.rows() ?? []) {
        for (const { cells } of rows) texts.push(Array.from(cells, (cell) => cell?.text ?? ''))
      }
      return texts
    } finally {
      close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
