import { describe, expect, test } from 'vitest'
import { csvHead, csvLine } from './csv-line.ts'

describe('a line for spreadsheets', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'shows %j as text, and calculates nothing',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`)
    },
  )

  test('keeps commas, quotation marks and line breaks within their cell', () => {
    expect(csvLine(['甲,乙', '他说"好"', '一\n二', ''])).toBe('"甲,乙","他说""好""","一\n二",""\r\n')
  })

  test('begins the file with the mark that spreadsheets look for', () => {
    expect(csvHead(['名称'])).toBe('\uFEFF"名称"\r\n')
  })
})
