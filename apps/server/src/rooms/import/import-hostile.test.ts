/** Lists that are made to hurt others than the one who sends them. */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { crc32, deflateRawSync } from 'node:zlib'
import { importCancel, importDetail, importUpload } from '@portal/contract/import'
import { ownImportDetail, ownImportUpload } from '@portal/contract/import-own'
import { createClient } from '@portal/testkit/client'
import { patentNumber } from '@portal/testkit/factories'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { Zip, type ZipInputFile } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readFile } from './import.thread.ts'

const PATIENCE_MS = 120_000
vi.setConfig({ testTimeout: PATIENCE_MS })

let folder: string
let world: World
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lists-'))
  world = await startWorld()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A part of an archive; parts that say the same share one deflated text, which is dear to make of many megabytes. */
function partsOf(texts: Record<string, string>): (ZipInputFile & { deflated: Uint8Array<ArrayBuffer> })[] {
  const made = new Map<string, { size: number; crc: number; deflated: Uint8Array<ArrayBuffer> }>()
  return Object.entries(texts).map(([filename, text]) => {
    const bytes = made.has(text) ? Buffer.alloc(0) : Buffer.from(text)
    const part = made.get(text) ?? { size: bytes.length, crc: crc32(bytes), deflated: deflateRawSync(bytes) }
    made.set(text, part)
    return { filename, compression: 8, ...part }
  })
}

/** A workbook with these sheets, each the XML below `<worksheet>`. */
function workbook(sheets: string[]): Uint8Array<ArrayBuffer> {
  const listed = sheets.map((_, at) => `<sheet name="${at}" sheetId="${at + 1}" r:id="r${at}"/>`)
  const relations = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`)
  const chunks: Uint8Array[] = []
  const zip = new Zip((_error, chunk) => void chunks.push(chunk))
  for (const part of partsOf({
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/s${at}.xml`, `<worksheet>${xml}</worksheet>`])),
  })) {
    zip.add(part)
    part.ondata?.(null, part.deflated, true)
  }
  zip.end()
  return new Uint8Array(Buffer.concat(chunks))
}

/** Keeps a thread busy for a good while: hundreds of megabytes of rows in which nothing stands. */
function slow(): Uint8Array<ArrayBuffer> {
  const empty = `<sheetData>${'<row r="1"/>'.repeat(1_200_000)}</sheetData>`
  return workbook(Array.from({ length: 24 }, () => empty))
}

const list = () => `申请号,发明名称,申请人\r\n${patentNumber()},一种示例泵,示例一有限公司\r\n`
const upload = async (bytes: BlobPart, name: string): Promise<string> =>
  (await world.as.operator.upload(importUpload, new File([bytes], name))).id
const detail = (id: string) => world.as.operator.call(importDetail, { params: { id } })
const checked = (id: string) =>
  until(
    'the end of the check',
    async () => {
      const found = await detail(id)
      return found.state !== 'checking' && found
    },
    PATIENCE_MS / 2,
  )
/** The next thread that this process starts. */
const nextThread = (): Promise<Worker> => new Promise((seen) => void process.once('worker', seen))

const BROKEN = '文件已损坏或不是表格文件，请用表格软件打开并另存为 .xlsx 或 .csv 后重试'

describe('a workbook with a number that no sheet has', () => {
  const cell = '<c r="A1" t="str"><v>申请号</v></c>'
  test.each([
    ['columns without beginning', '<cols><col min="-Infinity" max="5" hidden="1"/></cols><sheetData/>'],
    ['columns from far below', '<cols><col min="-9007199254740991" max="5" hidden="1"/></cols><sheetData/>'],
    ['a row without end', `<sheetData><row r="1e300">${cell}</row></sheetData>`],
    ['a row below nought', `<sheetData><row r="-7">${cell}</row></sheetData>`],
  ])('(%s) is refused with a sentence, and the list behind it is read', async (_what, xml) => {
    const hostile = await upload(workbook([xml]), '清单.xlsx')
    const other = await upload(list(), '清单.csv')
    expect(await checked(hostile)).toMatchObject({ state: 'refused', reason: BROKEN })
    expect(await checked(other)).toMatchObject({ state: 'ready', counts: { rows: 1, created: 1 } })
    const english = createClient(world.origin, world.as.operator.token, 'en')
    const { reason } = await english.call(importDetail, { params: { id: hostile } })
    expect(reason).toMatch(/^The file is damaged or no table\. Please open it/)
  })

  test('is refused to an enterprise as to an operator', async () => {
    const bytes = workbook(['<cols><col min="-Infinity" max="5" hidden="1"/></cols><sheetData/>'])
    const { id } = await world.as.demo.upload(ownImportUpload, new File([bytes], '产品.xlsx'))
    const found = await until('the end of the check', async () => {
      const now = await world.as.demo.call(ownImportDetail, { params: { id } })
      return now.state !== 'checking' && now
    })
    expect(found).toMatchObject({ state: 'refused', reason: BROKEN })
  })
})

describe('a CSV in which no line ever ends', () => {
  test('is refused with a sentence, and the list behind it is read', async () => {
    const hostile = await upload(`"x","${'y'.repeat(100)}\n`.repeat(20_000), '清单.csv')
    const other = await upload(list(), '清单.csv')
    expect(await checked(hostile)).toMatchObject({ state: 'refused', reason: BROKEN })
    expect(await checked(other)).toMatchObject({ state: 'ready' })
  })
})

describe('a list that keeps its thread busy', () => {
  const task = async (bytes: Uint8Array) => {
    const path = join(folder, 'slow.xlsx')
    await writeFile(path, bytes)
    const about = {
      name: 'slow.xlsx',
      temporaryFolder: folder,
      kind: null,
      own: null,
      after: 0,
      patentSearchFields: null,
    }
    return { path, ...about }
  }

  test('lets go of it as soon as the import is cancelled, while a twin that began before is still read', async () => {
    const bytes = slow()
    const enough = new AbortController()
    const twin = readFile(await task(bytes), { signal: enough.signal })
      .next()
      .then(
        () => 'the twin',
        () => 'the twin',
      )
    const started = nextThread()
    const id = await upload(bytes, '清单.xlsx')
    const ended = once(await started, 'exit').then(() => 'the cancelled one')
    expect((await detail(id)).state).toBe('checking')
    expect(await world.as.operator.call(importCancel, { params: { id } })).toMatchObject({ state: 'cancelled' })
    expect(await Promise.race([ended, twin])).toBe('the cancelled one')
    enough.abort(new Error('enough'))
    await twin
    expect(await detail(id)).toMatchObject({ state: 'cancelled', reason: null, can: { cancel: false, retry: true } })
    expect(await checked(await upload(list(), '清单.csv'))).toMatchObject({ state: 'ready' })
  })

  test('and says nothing for minutes ends with a sentence and may be tried again; the list behind it is read', async () => {
    // The clock of the deadline alone is put forward.
    const wait = globalThis.setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms) => wait(work, ms === 180_000 ? 1 : ms))
    const started = nextThread()
    const id = await upload(slow(), '清单.xlsx')
    await once(await started, 'exit')
    const found = await checked(id)
    vi.restoreAllMocks()
    expect(found).toMatchObject({ state: 'failed', can: { retry: true } })
    expect(found.reason).toMatch(/^读取该文件用时过长，已停止。请用表格软件打开/)
    const english = createClient(world.origin, world.as.operator.token, 'en')
    const { reason } = await english.call(importDetail, { params: { id } })
    expect(reason).toMatch(/^Reading this file took too long and was stopped\. Please open it/)
    expect(await checked(await upload(list(), '清单.csv'))).toMatchObject({ state: 'ready' })
  })
})
