import { expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'

const told = (before: string, after: string): string =>
  textDifference(before, after)
    .map(({ text, in: where }) => (where === 'both' ? text : where === 'before' ? `[-${text}]` : `[+${text}]`))
    .join('')

test('What changed within a sentence is marked, the rest is not', () => {
  expect(told('二十年只做一台好泵', '二十年做好一台泵')).toBe('二十年[-只]做[+好]一台[-好]泵')
  expect(told('Two hundred pumps a year', 'Three hundred pumps a year')).toBe('[-Two][+Three] hundred pumps a year')
  expect(told('同一句话', '同一句话')).toBe('同一句话')
})

test('What was added or taken away as a whole is one piece', () => {
  expect(told('', '新的口号')).toBe('[+新的口号]')
  expect(told('旧的口号', '')).toBe('[-旧的口号]')
  expect(told('从一台泵做起。', '从一台泵做起。后来走进水厂。')).toBe('从一台泵做起。[+后来走进水厂。]')
})

test('Sentences with nothing in common are not torn into characters', () => {
  expect(told('甲乙丙丁戊己庚辛', '天地玄黄宇丙宙洪荒')).toBe('[-甲乙丙丁戊己庚辛][+天地玄黄宇丙宙洪荒]')
})

test('Either text can be read from the pieces, also when both are long', () => {
  const before = Array.from({ length: 3000 }, (_, at) => String.fromCodePoint(0x4e00 + (at % 997))).join('')
  const after = Array.from({ length: 2900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7) % 991))).join('')
  const pieces = textDifference(before, after)
  const without = (where: 'before' | 'after'): string =>
    pieces.flatMap((piece) => (piece.in === where ? [] : [piece.text])).join('')
  expect([without('after'), without('before')]).toEqual([before, after])
})
