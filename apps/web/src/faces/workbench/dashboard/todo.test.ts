import { EMPTY, PUBLISHED } from '@portal/contract/content'
import { productKinds } from '@portal/contract/content-kind'
import { OwnProduct } from '@portal/contract/product-own'
import type { ProductTodos } from '@portal/contract/product-todo'
import { expect, it } from 'vitest'
import { todoOf } from './todo.ts'

type Waiting = ProductTodos['list'][number]

const statuses: OwnProduct['statuses'] = {
  ...OwnProduct.shape.statuses.parse(Object.fromEntries(productKinds.map((kind) => [kind, EMPTY]))),
  basics: PUBLISHED,
  pictures: PUBLISHED,
}

const product = (id: string, change: Partial<Waiting> = {}): Waiting => ({
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
  endsOn: null,
  can: { edit: true },
  ...change,
})

it('names what was rejected, what is a draft, and what is missing', () => {
  const needy = product('1', { statuses: { ...statuses, pictures: '3', chain: '5' }, missing: ['features'] })
  expect(todoOf(needy)).toMatchObject({ rejected: ['pictures'], drafts: ['chain'], missing: ['features'] })
})

it('leads to where the most urgent of it is done', () => {
  const to = (change: Partial<Waiting>) => todoOf(product('7', change)).to
  expect(to({ statuses: { ...statuses, basics: '3', pictures: '3' } })).toBe('/myEnt/productManage?edit=7')
  expect(to({ statuses: { ...statuses, chain: '3' } })).toBe('/myEnt/exhibitProductSetting/7?tab=chain')
  expect(to({ missing: ['price'] })).toBe('/myEnt/exhibitProductSetting/7?tab=price')
  expect(to({ missing: ['patents', 'pictures'] })).toBe('/myEnt/productManage?edit=7')
  expect(to({ endsOn: '2026-02-01', missing: ['patents'] })).toBe('/myEnt/exhibitProductSetting/7?tab=certificate')
})
