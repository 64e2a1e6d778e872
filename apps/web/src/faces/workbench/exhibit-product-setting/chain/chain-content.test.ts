import { expect, it } from 'vitest'
import { calledOf, newPart } from './chain-content.ts'

const numbered = (no: string): string => `部件 ${no}`

it.each([
  ['叶轮', { name: '叶轮', nameEn: '' }],
  ['M8 螺母', { name: 'M8 螺母', nameEn: '' }],
  ['Impeller_01', { name: '', nameEn: 'Impeller_01' }],
  ['', { name: '部件 01', nameEn: '' }],
])('a part of the piece %j is called %j', (called, names) => {
  expect(newPart([], numbered, ['0'], called)).toMatchObject({ no: '01', nodes: ['0'], ...names })
})

it('a part takes the number after the highest', () => {
  const first = newPart([], numbered)
  expect(newPart([{ ...first, no: '07' }], numbered)).toMatchObject({ no: '08', name: '部件 08' })
})

it('a part without a Chinese name goes by its English one, and without any by its number', () => {
  expect(calledOf({ no: '02', name: '叶轮', nameEn: 'Impeller' })).toBe('叶轮')
  expect(calledOf({ no: '02', name: ' ', nameEn: 'Impeller' })).toBe('Impeller')
  expect(calledOf({ no: '02', name: '', nameEn: '' })).toBe('02')
})
