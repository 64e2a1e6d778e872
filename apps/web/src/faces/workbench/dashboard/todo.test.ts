import { EMPTY, PUBLISHED } from '@portal/contract/content'
import { productKinds } from '@portal/contract/content-kind'
import { OwnProduct } from '@portal/contract/product-own'
import { expect, it } from 'vitest'
import { todosOf } from './todo.ts'

const statuses: OwnProduct['statuses'] = {
  ...OwnProduct.shape.statuses.parse(Object.fromEntries(productKinds.map((kind) => [kind, EMPTY]))),
  basics: PUBLISHED,
  pictures: PUBLISHED,
}

const product = (id: string, change: Partial<OwnProduct> = {}): OwnProduct => ({
  id,
  name: id,
  model: '',
  industry: '03',
  cover: null,
  patentCount: 1,
  statuses,
  completeness: 90,
  missing: [],
  onWebsite: true,
  archived: false,
  updatedAt: '2026-01-01T00:00:00Z',
  can: { edit: true },
  ...change,
})

it('leaves out products that need nothing a member can do', () => {
  expect(todosOf([product('1'), product('2', { statuses: { ...statuses, basics: '2', pictures: '2' } })])).toEqual([])
})

it('puts what was rejected first, then drafts, then what is missing', () => {
  const missing = product('1', { missing: ['features', 'chain'] })
  const draft = product('2', { statuses: { ...statuses, pictures: '5' } })
  const rejected = product('3', { statuses: { ...statuses, pictures: '3' } })
  expect(todosOf([missing, draft, rejected]).map((todo) => todo.product.id)).toEqual(['3', '2', '1'])
})

it('leads to where it is mended', () => {
  const to = (change: Partial<OwnProduct>) => todosOf([product('7', change)])[0]?.to
  expect(to({ statuses: { ...statuses, basics: '3', pictures: '3' } })).toBe('/myEnt/productManage?edit=7')
  expect(to({ statuses: { ...statuses, chain: '3' } })).toBe('/myEnt/exhibitProductSetting/7?tab=chain')
  expect(to({ missing: ['price'] })).toBe('/myEnt/exhibitProductSetting/7?tab=price')
  expect(to({ missing: ['patents', 'pictures'] })).toBe('/myEnt/productManage?edit=7')
})

it('asks nothing of somebody who may only read', () => {
  expect(todosOf([product('1', { statuses: { ...statuses, basics: '3' }, can: { edit: false } })])).toEqual([])
})
