/** Opens what was given, a workbook or a CSV, by what the bytes say and not by the name. */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCsv } from './csv.ts'
import { firstBytes } from './first-bytes.ts'
import { type SheetFile, UnreadableSheet } from './sheet.ts'
import { openWorkbook } from './workbook.ts'

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** The envelope of old .xls files and of workbooks with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Opens a table; throws UnreadableSheet when it is none. Close it: a workbook keeps its texts in a temporary file. */
export async function openSheets(file: string, temporaryFolder: string = tmpdir()): Promise<SheetFile> {
  const buffer = await firstBytes(file, 4)
  if (buffer.length === 0) throw new UnreadableSheet('empty')
  if (buffer.equals(COMPOUND)) throw new UnreadableSheet('old or locked')
  if (!buffer.equals(ZIP)) {
    const { sheet, encoding } = await openCsv(file)
    return { format: 'csv', encoding, sheets: [sheet], close: async () => undefined }
  }
  const { sheets, close } = await openWorkbook(file, join(temporaryFolder, `strings-${randomUUID()}`))
  return { format: 'xlsx', encoding: null, sheets, close: async () => close() }
}
