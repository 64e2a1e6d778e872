import type { ChainPart } from '@portal/contract/product-document'
import { expect, it } from 'vitest'
import { calledOf, type ChainContent, newPart, problemsOf } from './chain-content.ts'

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

const picture = { fileId: '1', token: '', alt: '', width: 4, height: 3, widths: [640], avif: false, placeholder: '' }
const chain = (parts: ChainPart[], change: Partial<ChainContent> = {}): ChainContent => ({
  exploded: picture,
  assembled: null,
  model: null,
  layers: [],
  parts,
  ...change,
})
const placed = { ...newPart([], numbered), x: 0.5, y: 0.5 }

it('tells all that keeps a chain from being submitted, one thing for each part, in the order of the page', () => {
  const nowhere = { ...placed, no: '02', x: null }
  const link = { patentId: '7', claim: '', feature: ' ', relation: 'core' as const }
  const silent = { ...placed, no: '03', patents: [link] }
  const nameless = { ...placed, no: '04', name: ' ', x: null }
  expect(problemsOf(chain([placed, nowhere, silent, nameless], { model: '9' }), null)).toEqual([
    { what: 'checking' },
    { what: 'place', no: '02' },
    { what: 'feature', no: '03' },
    { what: 'name', no: '04' },
  ])
  expect(problemsOf(chain([], { exploded: null }), null)).toEqual([{ what: 'source' }, { what: 'parts' }])
})

it('misses no place of a part that holds others, nor of any while there is nothing to be in', () => {
  const holder = { ...placed, x: null, y: null }
  expect(problemsOf(chain([holder, { ...placed, no: '02', parentNo: '01' }]), null)).toEqual([])
  expect(problemsOf(chain([holder], { exploded: null }), null)).toEqual([{ what: 'source' }])
})
