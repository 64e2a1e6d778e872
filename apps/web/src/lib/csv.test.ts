import { expect, test } from 'vitest'
import { csvBytes, csvOf } from './csv.ts'

test('cells stand in quotes, and what a spreadsheet would run is only text', () => {
  const rows = [
    ['lin', '林 "启明", 工程师'],
    ['eve', '=HYPERLINK("https://example.com","点我")'],
    ['mal', '@SUM(1)', '-1', '+1', '\t=1', '＝1'],
  ]
  expect(csvOf(rows).split('\r\n')).toEqual([
    '"lin","林 ""启明"", 工程师"',
    `"eve","'=HYPERLINK(""https://example.com"",""点我"")"`,
    `"mal","'@SUM(1)","'-1","'+1","'\t=1","'＝1"`,
  ])
})

test('the file tells that it is UTF-8', () => {
  expect([...csvBytes('"a"')]).toEqual([0xef, 0xbb, 0xbf, 0x22, 0x61, 0x22])
})
