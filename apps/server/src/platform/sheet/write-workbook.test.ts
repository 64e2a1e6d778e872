import { sheetTexts } from '@portal/testkit/workbook'
import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { columnLetters, columnOf } from './sheet.ts'
import { writeTable, writeWorkbook } from './workbook.thread.ts'

const columns = [
  { header: '名称', width: 20 },
  { header: '状态', width: 12, choices: { formula: '"草稿,完成"', strict: true, last: 101 } },
  { header: '负责人', width: 14, choices: { formula: `'说 "明"'!$A$2:$A$3`, strict: false, last: 101 } },
]
const notes = { name: '说 "明"', columns: [{ header: '谁', width: 9 }], rows: [['甲'], [], ['<乙> & 丙']] }
const EVIL = ['=1+1', '＋1', '-泵', '平常']
const GUARDED = ["'=1+1", "'＋1", "'-泵", '平常']

async function* batchesOf(...batches: string[][][]): AsyncGenerator<string[][]> {
  yield* batches
}
const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())
/** What another program makes of a file: of each row of the first sheet, whether it is bold, and the format of its cells. */
async function seen(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const [sheet] = sheets
  const styles = [0, 1, 2].map((row) => sheet?.cells?.get(`${row},0`)?.style)
  return {
    names: sheets.map(({ name }) => name),
    frozen: sheet?.freezePane?.rows,
    widths: sheet?.columns?.map(({ width }) => width),
    bold: styles.map((style) => style?.font?.bold ?? false),
    formats: styles.map((style) => style?.numFmt),
    rows: sheet?.rows,
    rules: sheet?.dataValidations,
  }
}

test('Sheets have a bold header that stays, widths, choices, and text in cells that are there and that will be', async () => {
  const bytes = await writeWorkbook([{ name: '表', columns, rows: [['甲泵', '草稿', '甲']] }, notes])
  expect(await seen(bytes)).toMatchObject({
    names: ['表', '说 "明"'],
    frozen: 1,
    widths: [20, 12, 14],
    bold: [true, false, false],
    formats: ['@', '@', '@'],
    rules: [
      { type: 'list', range: 'B2:B101', values: ['草稿', '完成'], showErrorMessage: true },
      { type: 'list', range: 'C2:C101', formula1: `'说 "明"'!$A$2:$A$3` },
    ],
  })
  for (const sheet of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']) {
    const xml = partOf(bytes, sheet)
    const text = /<c r="A2" t="s" s="(\d+)"/.exec(xml)?.[1]
    const formats = Array.from(xml.matchAll(/<col style="(\d+)"/g), ([, format]) => format)
    expect(formats).toEqual(formats.map(() => text))
    expect(formats.length).toBeGreaterThan(0)
  }
  expect(await sheetTexts(bytes)).toEqual([
    ['名称', '状态', '负责人'],
    ['甲泵', '草稿', '甲'],
  ])
  expect(await sheetTexts(bytes, 1)).toEqual([['谁'], ['甲'], ['<乙> & 丙']])
})

test('A table whose rows arrive in batches has the same header and cells', async () => {
  const bytes = await writeTable(
    { name: '表', columns },
    batchesOf([['甲', '', '1']], [], [['乙', '13800000000', '2']]),
  )
  expect(await seen(bytes)).toMatchObject({
    names: ['表'],
    frozen: 1,
    widths: [20, 12, 14],
    bold: [true, false, false],
    formats: ['@', '@', '@'],
  })
  expect(await sheetTexts(bytes)).toEqual([
    ['名称', '状态', '负责人'],
    ['甲', '', '1'],
    ['乙', '13800000000', '2'],
  ])
  expect(await sheetTexts(await writeTable({ name: '表', columns }, batchesOf()))).toHaveLength(1)
})

test('What a spreadsheet might run is guarded in either, and comes back to us as it was', async () => {
  const [column] = columns
  const one = { name: '表', columns: EVIL.map(() => ({ header: '列', width: column?.width ?? 9 })) }
  for (const bytes of [await writeWorkbook([{ ...one, rows: [EVIL] }]), await writeTable(one, batchesOf([EVIL]))]) {
    expect((await seen(bytes)).rows?.[1]).toEqual(GUARDED)
    expect((await sheetTexts(bytes))[1]).toEqual(EVIL)
  }
})

test('What XML cannot hold does not break the file, and what XML would read otherwise is read as it was', async () => {
  const odd = ['a\u0000\u0001b', 'a\ufffeb\uffff', '\ud800甲', '_x003D_1+1', '_x005F_x003D_', ']]>', ' 空 ', '😀']
  const read = ['ab', 'ab', '\ufffd甲', '_x003D_1+1', '_x005F_x003D_', ']]>', ' 空 ', '😀']
  const one = { name: '表', columns: odd.map((_, index) => ({ header: `${index}`, width: 9 })) }
  for (const bytes of [await writeWorkbook([{ ...one, rows: [odd] }]), await writeTable(one, batchesOf([odd]))]) {
    expect((await sheetTexts(bytes))[1]).toEqual(read)
  }
})

test('A table whose rows cannot be had is not written, and the next one is', async () => {
  async function* broken(): AsyncGenerator<string[][]> {
    yield [['甲']]
    throw new Error('the rows ended')
  }
  await expect(writeTable({ name: '表', columns }, broken())).rejects.toThrow('the rows ended')
  expect(await sheetTexts(await writeTable({ name: '表', columns }, batchesOf([['乙']])))).toHaveLength(2)
})

test('Columns are named as spreadsheets name them', () => {
  const names = ['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA', 'XFD']
  expect(names.map((name) => columnLetters(columnOf(name)))).toEqual(names)
})
