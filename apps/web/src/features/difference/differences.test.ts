import { expect, test } from 'vitest'
import { isReordered, movedEntries, pairs } from './differences.ts'

interface Entry {
  number: string
  name: string
}
const entry = (number: string, name: string): Entry => ({ number, name })
const likenesses = [({ number }: Entry) => number, ({ name }: Entry) => name]
const told = (before: Entry[], after: Entry[]): string[] =>
  pairs(before, after, likenesses).map((pair) => `${pair.before?.name ?? '-'} → ${pair.after?.name ?? '-'}`)

test('An entry is known again by its number, and by its name where it has none', () => {
  const before = [entry('A-1', '质量体系'), entry('', '检测报告')]
  const after = [entry('', '检测报告'), entry('A-1', '质量管理体系'), entry('B-2', '环境体系')]
  expect(told(before, after)).toEqual(['检测报告 → 检测报告', '质量体系 → 质量管理体系', '- → 环境体系'])
})

test('What was removed stands behind what it stood behind', () => {
  const before = [entry('1', '甲'), entry('2', '乙'), entry('3', '丙')]
  expect(told(before, [entry('1', '甲'), entry('3', '丙')])).toEqual(['甲 → 甲', '乙 → -', '丙 → 丙'])
  expect(told(before, [entry('3', '丙')])).toEqual(['甲 → -', '乙 → -', '丙 → 丙'])
})

test('Taking an entry out is no new order, exchanging two is', () => {
  const [a, b, c] = [entry('1', '甲'), entry('2', '乙'), entry('3', '丙')]
  expect(isReordered(pairs([a, b, c], [a, c], likenesses), [a, b, c])).toBe(false)
  expect(isReordered(pairs([a, b, c], [a, c, b], likenesses), [a, b, c])).toBe(true)
})

test('As few entries as explain the new order were moved, and each to another place', () => {
  const moved = (before: string, after: string): string => [...movedEntries([...before], [...after])].join('')
  expect(moved('甲乙丙丁', '丁甲乙丙')).toBe('丁')
  expect(moved('甲乙丙丁', '乙丙丁甲')).toBe('甲')
  expect(moved('甲乙丙', '丙乙甲')).toBe('丙甲')
  // Whoever only made room for a new one, or followed up behind a removed one, was not moved.
  expect(moved('甲乙丙', '新甲丙')).toBe('')
  // With the first one taken out, the second stands where it stood and the third came before it.
  expect(moved('甲乙丙', '丙乙')).toBe('丙')
})
