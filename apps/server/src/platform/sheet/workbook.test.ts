import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvHead, csvLine } from '../csv-line.ts'
import { openSheets } from './open-sheets.ts'
import type { SheetRow } from './sheet.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Book {
  sheets?: Record<string, string>
  strings?: string[]
  from1904?: boolean
  hidden?: string[]
}

/** The parts of a workbook; what stands in a sheet is XML below `<worksheet>`. */
function parts({ sheets = {}, strings = [], from1904 = false, hidden = [] }: Book): Record<string, Uint8Array> {
  const names = Object.keys(sheets)
  const listed = names.map(
    (name, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" ${hidden.includes(name) ? 'state="hidden" ' : ''}r:id="r${index}"/>`,
  )
  const relations = names.map(
    (_, index) => `<Relationship Id="r${index}" Type="${RELATIONS}/worksheet" Target="worksheets/s${index}.xml"/>`,
  )
  return {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(`<sst xmlns="${MAIN}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`),
    ...Object.fromEntries(
      Object.values(sheets).map((xml, index) => [
        `xl/worksheets/s${index}.xml`,
        strToU8(`<worksheet xmlns="${MAIN}">${xml}</worksheet>`),
      ]),
    ),
  }
}

let made = 0
async function write(bytes: Uint8Array): Promise<string> {
  made += 1
  const path = join(folder, `${made}.xlsx`)
  await writeFile(path, bytes)
  return path
}
const bookFile = (book: Book): Promise<string> => write(zipSync(parts(book)))

async function read(path: string) {
  const file = await openSheets(path, folder)
  try {
    const sheets: Record<string, SheetRow[]> = {}
    for (const sheet of file.sheets) {
      const rows: SheetRow[] = []
      for await (const some of sheet.rows()) rows.push(...some)
      sheets[sheet.name] = rows
    }
    return { sheets, from1904: file.sheets[0]?.from1904, hidden: [...(file.sheets[0]?.hidden ?? [])] }
  } finally {
    await file.close()
  }
}
const problemOf = async (bytes: Uint8Array): Promise<unknown> => {
  const error = await read(await write(bytes)).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return (error as { problem?: string } | null)?.problem
}

describe('a workbook', () => {
  test('is read with shared, inline and formatted texts, numbers, and what formulas last said', async () => {
    const cells = [
      '<c r="A1" t="s"><v>0</v></c>',
      '<c r="B1" t="inlineStr"><is><t>内联</t></is></c>',
      '<c r="C1"><v>44259</v></c>',
      '<c r="D1" t="str"><f>A1&amp;"x"</f><v>甲x</v></c>',
      '<c r="E1"><f>NOW()</f></c>',
      '<c r="F1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="H1" t="s"><v>1</v></c>',
    ]
    const { sheets } = await read(
      await bookFile({
        sheets: { 一: `<sheetData><row r="1">${cells.join('')}</row></sheetData>` },
        strings: ['<t>甲</t>', '<r><t>粗</t></r><r><t>细</t></r><rPh><t>读音</t></rPh>'],
      }),
    )
    expect(sheets['一']).toEqual([
      {
        number: 1,
        cells: [
          { kind: 'text', text: '甲' },
          { kind: 'text', text: '内联' },
          { kind: 'number', text: '44259' },
          { kind: 'text', text: '甲x', formula: true },
          { kind: 'unknown', text: '', formula: true },
          { kind: 'error', text: '#DIV/0!', formula: true },
          undefined,
          { kind: 'text', text: '粗细' },
        ],
      },
    ])
  })

  test('says which numbers lost digits when they were stored', async () => {
    const { sheets } = await read(
      await bookFile({
        sheets: { 一: '<sheetData><row r="3"><c r="A3"><v>9.13301000000001E+17</v></c></row></sheetData>' },
      }),
    )
    expect(sheets['一']?.[0]).toMatchObject({ number: 3, cells: [{ inexact: '9.13301000000001E+17' }] })
  })

  test('tells hidden columns and days from 1904, and leaves hidden sheets out', async () => {
    const found = await read(
      await bookFile({
        sheets: { 一: '<cols><col min="2" max="3" hidden="1"/></cols><sheetData/>', 二: '<sheetData/>' },
        from1904: true,
        hidden: ['二'],
      }),
    )
    expect(found).toMatchObject({ from1904: true, sheets: { 一: [] } })
    expect(Object.keys(found.sheets)).toEqual(['一'])
  })

  test('leaves nothing behind in the folder of its texts', async () => {
    await read(await bookFile({ sheets: { 一: '<sheetData/>' }, strings: ['<t>甲</t>'] }))
    expect((await readdir(folder)).filter((name) => name.startsWith('strings-'))).toEqual([])
  })
})

test('A CSV that was guarded against being run reads as it was', async () => {
  const path = await write(strToU8(csvHead(['名称', '说明']) + csvLine(['-40℃ 泵', '＝好'])))
  const { sheets } = await read(path)
  expect(sheets['']?.[1]?.cells.map((cell) => cell?.text)).toEqual(['-40℃ 泵', '＝好'])
})

describe('a hostile workbook', () => {
  test('that inflates without end is refused before it is read', async () => {
    const book = parts({ sheets: { 一: '<sheetData/>' } })
    const bomb = new Uint8Array(64 * 1024 * 1024).fill(0x20)
    expect(await problemOf(zipSync({ ...book, 'xl/worksheets/s0.xml': bomb }, { level: 9 }))).toBe('too large')
  })

  test('with one tag or text without end is refused', async () => {
    const book = parts({ sheets: { 一: '<sheetData/>' } })
    const noise = Uint8Array.from({ length: 6 * 1024 * 1024 }, (_, index) => 97 + ((index * 7919) % 26))
    const sheet = Buffer.concat([Buffer.from('<worksheet><sheetData a="'), noise, Buffer.from('"/></worksheet>')])
    expect(await problemOf(zipSync({ ...book, 'xl/worksheets/s0.xml': sheet }))).toBe('too large')
  })

  test('that declares entities of its own is refused', async () => {
    const book = parts({ sheets: { 一: '<sheetData/>' } })
    const xml =
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>'
    expect(await problemOf(zipSync({ ...book, 'xl/worksheets/s0.xml': strToU8(xml) }))).toBe('broken')
  })

  test('whose names lead elsewhere, or that is cut off, is broken', async () => {
    const book = parts({ sheets: { 一: '<sheetData/>' } })
    const relations = '<Relationships><Relationship Id="r0" Target="../../../etc/passwd"/></Relationships>'
    const misled = await read(await write(zipSync({ ...book, 'xl/_rels/workbook.xml.rels': strToU8(relations) })))
    expect(misled.sheets).toEqual({})
    const whole = zipSync(book)
    expect(await problemOf(whole.subarray(0, whole.length - 40))).toBe('broken')
  })

  test('with references far to the right or to texts that are not there reads as empty there', async () => {
    const far = '<row r="1"><c r="XFD1"><v>1</v></c><c r="A1" t="s"><v>99</v></c><c r="B1"><v>2</v></c></row>'
    const { sheets } = await read(await bookFile({ sheets: { 一: `<sheetData>${far}</sheetData>` } }))
    expect(sheets['一']?.[0]?.cells).toEqual([undefined, { kind: 'number', text: '2' }])
  })

  const rowOf = (attributes: string): string => `<sheetData><row ${attributes}><c r="A1"><v>1</v></c></row></sheetData>`
  const cellAt = (place: string): string => `<sheetData><row><c r="${place}"><v>1</v></c></row></sheetData>`
  const span = (min: string, max: string): string => `<col min="${min}" max="${max}" hidden="1"/>`
  test.each([
    ['columns from minus infinity', `<cols>${span('-Infinity', '2')}</cols><sheetData/>`],
    ['columns from far below nought', `<cols>${span('-900719925474099', '2')}</cols><sheetData/>`],
    ['columns from nought', `<cols>${span('0', '2')}</cols><sheetData/>`],
    ['columns to infinity', `<cols>${span('1', 'Infinity')}</cols><sheetData/>`],
    ['a column behind the last', `<cols>${span('16385', '16385')}</cols><sheetData/>`],
    ['columns that are no numbers', `<cols>${span('A', 'B')}</cols><sheetData/>`],
    ['half a column', `<cols>${span('1.5', '2')}</cols><sheetData/>`],
    ['more spans than columns', `<cols>${span('1', '500').repeat(16_385)}</cols><sheetData/>`],
    ['a row behind the last', rowOf('r="1048577"')],
    ['a row at infinity', rowOf('r="Infinity"')],
    ['a row of three hundred digits', rowOf(`r="${'9'.repeat(300)}"`)],
    ['a row below nought', rowOf('r="-5"')],
    ['half a row', rowOf('r="2.5"')],
    ['a row that is no number', rowOf('r="x"')],
    ['more rows than there are, unnumbered', '<sheetData><row r="1048576"/><row/></sheetData>'],
    ['a cell in no column', cellAt('7')],
    ['a cell behind the last column', cellAt('XFE1')],
    ['a cell in a column without end', cellAt(`${'Z'.repeat(100_000)}1`)],
  ])('with %s is broken', async (_what, xml) => {
    expect(await problemOf(zipSync(parts({ sheets: { 一: xml } })))).toBe('broken')
  })

  test('that is not hostile may use the last row, the last column and all columns at once', async () => {
    const cells = '<c r="A1048576"><v>1</v></c><c r="XFD1048576"><v>2</v></c>'
    const xml = `<cols>${span('1', '16384')}</cols><sheetData><row r="1048576">${cells}</row></sheetData>`
    const { sheets, hidden } = await read(await bookFile({ sheets: { 一: xml } }))
    expect(sheets['一']).toEqual([{ number: 1_048_576, cells: [{ kind: 'number', text: '1' }] }])
    expect(hidden).toHaveLength(500)
  })

  test('that lists one sheet a hundred thousand times has it once, under a name of a sane length', async () => {
    const book = parts({ sheets: { 一: '<sheetData/>' } })
    const listed = `<sheet name="${'长'.repeat(5_000)}" r:id="r0"/>${'<sheet name="二" r:id="r0"/>'.repeat(100_000)}`
    const xml = `<workbook xmlns:r="${RELATIONS}"><sheets>${listed}</sheets></workbook>`
    const { sheets } = await read(await write(zipSync({ ...book, 'xl/workbook.xml': strToU8(xml) })))
    expect(Object.keys(sheets)).toEqual(['长'.repeat(100)])
  })

  test('whose cell comes in a hundred thousand pieces is cut where a cell ends', async () => {
    const value = '<![CDATA[a]]>'.repeat(100_000)
    const xml = `<sheetData><row r="1"><c r="A1" t="str"><v>${value}</v></c></row></sheetData>`
    const { sheets } = await read(await bookFile({ sheets: { 一: xml } }))
    expect(sheets['一']?.[0]?.cells[0]?.text).toHaveLength(32_768)
  })
})
