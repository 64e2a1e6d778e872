/**
 * Workbooks (.xlsx) as a stream: the archive is read in place, texts shared by cells lie in a temporary file, and a
 * sheet is parsed while it inflates. Formulas say what the file last saw them say; nothing is calculated.
 */
import path from 'node:path'
import { type Sheet, UnreadableSheet } from './sheet.ts'
import { MOST_STRINGS, StringSpool } from './string-spool.ts'
import { Archive, listParts, openZip } from './workbook-archive.ts'
import { RowBuilder, TextCollector } from './workbook-rows.ts'
import { parseXml, readXml } from './xml.ts'

/** Three times what a spreadsheet program lets people type. */
const MOST_NAME_CHARACTERS = 100
interface Listed {
  name: string
  target: string
}

async function listSheets(archive: Archive): Promise<{ sheets: Listed[]; from1904: boolean }> {
  const targets = new Map<string, string>()
  await readXml(await archive.stream(archive.part('xl/_rels/workbook.xml.rels')), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
  })
  const sheets = new Map<string, Listed>()
  let from1904 = false
  await readXml(await archive.stream(archive.part('xl/workbook.xml')), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      const target = targets.get(attributes['r:id'] ?? attributes['relationships:id'] ?? '')
      const visible = !attributes['state'] || attributes['state'] === 'visible'
      if (name !== 'sheet' || !target || !visible) return
      const part = target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target)
      // Charts stand among the sheets too; a part that is listed again would be read again.
      const key = part.toLowerCase()
      if (sheets.has(key) || !archive.parts.has(key)) return
      sheets.set(key, { name: (attributes['name'] ?? '').slice(0, MOST_NAME_CHARACTERS), target: part })
    },
  })
  return { sheets: [...sheets.values()], from1904 }
}

async function spoolStrings(archive: Archive, file: string): Promise<StringSpool | null> {
  const entry = archive.parts.get('xl/sharedstrings.xml')
  if (!entry) return null
  const spool = new StringSpool(file)
  const collector = new TextCollector()
  try {
    await readXml(await archive.stream(entry), {
      open: (name) => {
        if (name === 'si') collector.start()
        collector.tag(name, true)
      },
      text: (text) => collector.add(text),
      close: (name) => {
        collector.tag(name, false)
        if (name !== 'si') return
        if (spool.count >= MOST_STRINGS) throw new UnreadableSheet('too large')
        spool.add(collector.get())
      },
    })
    spool.finish()
    return spool
  } catch (error) {
    spool.close()
    throw error
  }
}

function sheetOf(
  archive: Archive,
  { name, target }: Listed,
  { strings, from1904 }: { strings: StringSpool | null; from1904: boolean },
): Sheet {
  const hidden = new Set<number>()
  let share = 0
  return {
    name,
    hidden,
    from1904,
    share: () => share,
    async *rows() {
      const entry = archive.part(target)
      const stream = await archive.stream(entry)
      let read = 0
      share = 0
      stream.on('data', (chunk: Buffer) => void (read += chunk.length))
      stream.pause()
      const builder = new RowBuilder(strings)
      try {
        for await (const _ of parseXml(stream, builder)) {
          for (const column of builder.hidden) hidden.add(column)
          share = Math.min(read / Math.max(entry.uncompressedSize, 1), 1)
          if (builder.rows.length === 0) continue
          yield builder.rows.splice(0)
        }
        if (builder.rows.length > 0) yield builder.rows.splice(0)
        share = 1
      } catch (error) {
        throw asProblem(error)
      } finally {
        stream.destroy()
      }
    },
  }
}

/** A file that is gone, or a disk that does not answer, is no fault of the workbook. */
const isOfTheSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** What the parser and the archive complain of is a broken file; what we refuse keeps its name. */
const asProblem = (error: unknown): unknown =>
  error instanceof UnreadableSheet || isOfTheSystem(error) ? error : new UnreadableSheet('broken', { cause: error })

/**
 * Opens a workbook; `spoolPath` is where its shared texts lie until it is closed. Throws UnreadableSheet for what is none,
 * and for one whose parts inflate to more than `mostInflated` bytes.
 */
export async function openWorkbook(
  file: string,
  spoolPath: string,
  mostInflated?: number,
): Promise<{ sheets: Sheet[]; close(): void }> {
  const zip = await openZip(file).catch((error: unknown) => {
    throw asProblem(error)
  })
  let strings: StringSpool | null = null
  const close = (): void => {
    zip.close()
    strings?.close()
    strings = null
  }
  try {
    const archive = new Archive(zip, await listParts(zip, mostInflated))
    const { sheets, from1904 } = await listSheets(archive)
    strings = await spoolStrings(archive, spoolPath)
    const shared = strings
    return { sheets: sheets.map((listed) => sheetOf(archive, listed, { strings: shared, from1904 })), close }
  } catch (error) {
    close()
    throw asProblem(error)
  }
}
