import type { OwnProduct } from '@portal/contract/product'
import { expect, it } from 'vitest'
import { todosOf } from './todo.ts'

const product = (id: string, change: Partial<OwnProduct> = {}): OwnProduct => ({
  id,
  name: id,
  model: '',
  industry: '03',
  cover: null,
  patentCount: 1,
  basics: '1',
  pictures: '1',
  chain: '0',
  completeness: 90,
  missing: ['chain'],
  onWebsite: true,
  updatedAt: '2026-01-01T00:00:00Z',
  can: { edit: true },
  ...change,
})

it('leaves out products that need nothing a member can do', () => {
  expect(todosOf([product('1'), product('2', { basics: '2', pictures: '2' })])).toEqual([])
})

it('puts what was rejected first, then drafts, then what is missing', () => {
  const missing = product('1', { missing: ['features', 'chain'] })
  const draft = product('2', { pictures: '5' })
  const rejected = product('3', { pictures: '3' })
  expect(todosOf([missing, draft, rejected]).map((todo) => todo.product.id)).toEqual(['3', '2', '1'])
})

it('leads to where it is mended', () => {
  const to = (change: Partial<OwnProduct>) => todosOf([product('7', change)])[0]?.to
  expect(to({ basics: '3', pictures: '3' })).toBe('/myEnt/productManage?edit=7')
  expect(to({ pictures: '3' })).toBe('/myEnt/exhibitProductSetting/7')
  expect(to({ missing: ['pictures'] })).toBe('/myEnt/exhibitProductSetting/7')
  expect(to({ missing: ['patents', 'pictures'] })).toBe('/myEnt/productManage?edit=7')
})

it('asks nothing of somebody who may only read', () => {
  expect(todosOf([product('1', { basics: '3', can: { edit: false } })])).toEqual([])
})
