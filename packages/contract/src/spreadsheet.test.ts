import { expect, test } from 'vitest'
import { guarded, unguarded } from './spreadsheet.ts'

test.each(['=1+1', '+86', '-40℃', '@here', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
  'What a spreadsheet might run is led by an apostrophe, and comes back without it: %j',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`)
    expect(unguarded(guarded(text))).toBe(text)
  },
)

test.each(['', '清水泵', '1-2', "'quoted'", "''=1"])('Other texts stay as they are: %j', (text) => {
  expect([guarded(text), unguarded(text)]).toEqual([text, text])
})
