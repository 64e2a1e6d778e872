import { expect, it } from 'vitest'
import { boothNumber, modeOf, pageOf } from './hall.data.ts'
import { rowsOf } from './hall-view.ts'
import { rowAfterKey } from './use-walk.ts'

it('numbers booths by side and row, on from page to page', () => {
  expect([0, 1, 2, 59].map((index) => boothNumber(index, 1))).toEqual(['A01', 'B01', 'A02', 'B30'])
  expect(boothNumber(0, 2)).toBe('A31')
})

it('has a row for the last booth that stands alone', () => {
  expect([0, 1, 2, 3].map(rowsOf)).toEqual([0, 1, 1, 2])
})

it('walks by keys as far as the hall goes, and leaves other keys alone', () => {
  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'End'].map((key) => rowAfterKey(key, 2, 4))).toEqual([
    3, 1, 3, 0, 3,
  ])
  expect(rowAfterKey('ArrowDown', 0, 4)).toBe(0)
  expect(rowAfterKey('Enter', 2, 4)).toBeUndefined()
})

it('reads what an address asks for, and takes anything else as not asked', () => {
  const at = (search: string) => new URL(`https://example.com/website/showroom/industry${search}`)
  expect(['?view=list', '?view=hall', '?view=x', ''].map((search) => modeOf(at(search)))).toEqual([
    'list',
    'hall',
    'auto',
    'auto',
  ])
  expect(['?pageNum=3', '?pageNum=-1', '?pageNum=x', ''].map((search) => pageOf(at(search)))).toEqual([3, 1, 1, 1])
})
