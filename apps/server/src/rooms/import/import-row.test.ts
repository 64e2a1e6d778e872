import { importKinds } from '@portal/contract/import'
import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../platform/sheet/sheet.ts'
import { findHeaders } from './import-column.policy.ts'
import { readEnterprise } from './import-enterprise.policy.ts'
import { readPatent } from './import-patent.policy.ts'
import { readProduct } from './import-product.policy.ts'
import { reportLine } from './import-report.policy.ts'
import { operatorSheet } from './import-template.view.ts'
import { rowReader } from './import-row.policy.ts'
import { readDay, tidyCode } from './import-value.policy.ts'

const NUMBER = 'CN202110123456.7'
const row = (texts: (string | undefined)[], number = 1): SheetRow => ({
  number,
  cells: texts.map((text) => (text === undefined ? undefined : { kind: 'text', text })),
})
const reading = (headers: string[], texts: (string | undefined)[], from1904 = false) => {
  const found = findHeaders([row(headers)], null)
  if (!found) throw new Error('no headers')
  return rowReader(found, from1904)(row(texts, 2))
}

describe('headers', () => {
  test.each([
    ['patent', ['法律状态', '申请（专利权）人', '专利名称', '申请号']],
    ['patent', ['Application No.', 'Title', 'Assignee', 'IPC']],
    ['enterprise', ['单位名称', '统一社会信用代码', '所在地区', '联系方式']],
    ['enterprise', ['Company Name', 'USCC', 'Province', 'Industry']],
    ['enterprise', ['企业名称', '统一社会信用代码', '所属行业']],
    ['product', ['备案编号', '产品名称', '企业名称', '所属行业']],
    ['product', ['备案编号', '备案产品名称', '企业名称', '年产值（万元）']],
    ['product', ['Filing No', 'Product Name', 'USCC', 'Year']],
  ])('of a list of %s are recognised in any order and language', (kind, headers) => {
    const found = findHeaders([row(headers)], null)
    expect(found).toMatchObject({ kind, missing: [], unknown: [] })
    expect(found?.columns).toHaveLength(headers.length)
  })

  test('are found below a title, and in two merged rows', () => {
    const title = row(['专利清单（示例）'], 1)
    expect(findHeaders([title, row(['申请号', '发明名称', '申请人'], 2)], null)).toMatchObject({
      lastLine: 2,
      missing: [],
    })
    const upper = row(['申请号', '发明名称', '专利权', undefined], 2)
    const lower = row([undefined, undefined, '申请人', '地址'], 3)
    expect(findHeaders([title, upper, lower], null)).toMatchObject({ lastLine: 3, missing: [], unknown: [] })
  })

  test.each(importKinds)('of the template of %s are all understood, in either language', (kind) => {
    for (const language of ['zh-cn', 'en'] as const) {
      const headers = operatorSheet(kind, language).columns.map(({ header }) => header)
      expect(findHeaders([row(headers)], null)).toMatchObject({ kind, missing: [], unknown: [] })
    }
  })

  test('that mean nothing are none', () => {
    expect(findHeaders([row(['甲', '乙'])], null)).toBeNull()
  })
})

describe('days', () => {
  test.each([
    ['2021-03-04', '2021-03-04'],
    ['2021/3/4', '2021-03-04'],
    ['2021年3月4日', '2021-03-04'],
    ['２０２１．３．４', '2021-03-04'],
    ['20210304', '2021-03-04'],
    ['44259', '2021-03-04'],
    ['44259.5', '2021-03-04'],
    ['2021-03-04 10:20:30', '2021-03-04'],
  ])('%s is %s', (text, day) => expect(readDay(text, false)).toEqual({ day }))

  test('count from 1904 where the file does', () => expect(readDay('42797', true)).toEqual({ day: '2021-03-04' }))

  test.each(['2021-02-30', '2021-13-01', '昨天', '04/03/2021', '1'])('%s is none', (text) =>
    expect(readDay(text, false)).toEqual({ problem: 'day.form' }),
  )
  test('a year alone is not filled up', () => expect(readDay('2021年', false)).toEqual({ problem: 'day.year' }))
})

test('full-width codes and those kept as text by an apostrophe are the same code', () => {
  expect(tidyCode('＇９１３３０１００')).toBe('91330100')
  expect(tidyCode("'9133 0100\u200b")).toBe('91330100')
})

test('a code that a spreadsheet stored as a number is refused, not guessed', () => {
  const found = findHeaders([row(['企业名称', '统一社会信用代码'])], null)
  if (!found) throw new Error('no headers')
  const cells: SheetRow['cells'] = [
    { kind: 'text', text: '示例有限公司' },
    { kind: 'number', text: '913301000000010000', inexact: '9.1330100000001E+17' },
  ]
  const reader = rowReader(found, false)({ number: 2, cells })
  expect(readEnterprise(reader)).toBeNull()
  expect(reader.problems).toMatchObject([{ line: 2, column: '统一社会信用代码', reason: 'digits.lost' }])
})

test('a patent is read with its lists, its symbols and its status in the words of registers', () => {
  const headers = ['申请号', '名称', '申请人', 'IPC', '法律状态', '授权公告日']
  const texts = [
    NUMBER,
    ' 一种　泵 ',
    'A Co., Ltd.;乙公司',
    'F04D 29/22 (2006.01) I;H01M50/20',
    '未缴年费专利权终止',
    '45000',
  ]
  expect(readPatent(reading(headers, texts))).toMatchObject({
    number: NUMBER,
    type: 'invention',
    title: '一种 泵',
    applicants: ['A Co., Ltd.', '乙公司'],
    ipc: ['F04D29/22', 'H01M50/20'],
    main_ipc: 'F04D29/22',
    legal_status: 'lapsed',
    granted_on: '2023-03-15',
  })
})

test.each([
  ['实质审查的生效', 'pending'],
  ['专利权有效', 'in-force'],
  ['无效宣告', 'lapsed'],
  ['Granted', 'in-force'],
])('the status %s is %s', (words, status) => {
  const read = readPatent(reading(['申请号', '名称', '申请人', '法律状态'], [NUMBER, '泵', '甲', words]))
  expect(read?.legal_status).toBe(status)
})

describe('a product', () => {
  const HEAD = [
    '备案编号',
    '产品名称',
    '企业名称',
    '备案状态',
    '认定状态',
    '认定年度',
    '年度',
    '产值（万元）',
    '关联专利',
  ]

  test('is read with its figures and all its patents', () => {
    const texts = ['drf-１', '泵', '甲', '已备案', '已认定', '2024年', '2023', '1,234.5', `${NUMBER}，CN202110123456.7`]
    expect(readProduct(reading(HEAD, texts), false)).toMatchObject({
      filingNo: 'DRF-1',
      filingStatus: '3',
      recognitionStatus: '6',
      recognitionYear: 2024,
      annual: { year: 2023, outputValue: 1234.5, profit: null },
      patents: [NUMBER],
    })
  })

  test('with a year before its time, a negative figure or a number that is none is refused', () => {
    const reader = reading(HEAD, ['DRF-1', '泵', '甲', '', '', '2019', '1999', '-3', 'ZL1'])
    expect(readProduct(reader, false)).toBeNull()
    expect(reader.problems.map(({ column, reason }) => [column, reason])).toEqual([
      ['认定年度', 'year.range'],
      ['年度', 'year.range'],
      ['产值（万元）', 'amount.form'],
      ['关联专利', 'patents.form'],
    ])
  })
})

test('what a spreadsheet might run stands as text in the report', () => {
  const problem = { line: 2, column: '名称', value: '=1+1', reason: 'missing', detail: '', warning: false } as const
  expect(reportLine(problem, 'en', false)).toBe(`"2","名称","'=1+1","This must not be empty","not imported"\r\n`)
})
