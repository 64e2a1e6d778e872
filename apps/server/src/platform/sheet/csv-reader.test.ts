import { expect, test } from 'vitest'
import { CsvReader, type CsvRecord } from './csv-reader.ts'

function read(text: string): CsvRecord[] {
  const reader = new CsvReader(',')
  reader.feed(text)
  reader.feed(null)
  return [...reader.records()]
}

test('A mark that nobody closes costs its own line; the next ones are read', () => {
  expect(read('a,b\r\n"c,d\r\ne,f\r\n')).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 2, fields: null },
    { line: 3, fields: ['e', 'f'] },
  ])
})

/** Each line closes the mark of the one before and opens another: from every line on, the record never ends. */
const endless = (lines: number): string => '"x","y\n'.repeat(lines)

test('A hundred lines whose mark is not closed are told one by one', () => {
  expect(read(endless(100)).map(({ fields }) => fields)).toEqual(Array.from({ length: 100 }, () => null))
})

test('A file in which no line ever ends is given up, instead of being read to its end from each of its lines', () => {
  expect(() => read(endless(40_000))).toThrow(/cannot be read as a table: broken/)
})
