import { ProductQuery } from '@portal/contract/product'
import { expect, it } from 'vitest'
import { chosenFilters, facetOptions } from './facet.ts'
import { listAddress } from './list-address.ts'
import { lastPage, readQuery } from './read-query.ts'

it('begins at the first page again when a filter changes', () => {
  const address = listAddress('/website/product', '?industry=03&pageNum=4&lang=en', { region: '33' })
  expect(address).toBe('/website/product?industry=03&region=33')
})

it('lifts a filter and leaves no empty question mark', () => {
  expect(listAddress('/website/product', '?industry=03', { industry: null })).toBe('/website/product')
})

it('shows a list for addresses with values that nobody knows', () => {
  const params = new URLSearchParams('industry=99&region=33&pageNum=-4&year=abc&keywords=%20')
  expect(readQuery(ProductQuery, params)).toEqual({ region: '33', pageNum: 1, pageSize: 12 })
})

it('keeps a chosen option in its facet when nothing matches it any more', () => {
  const options = facetOptions([{ value: '33', count: 2 }], '11', (code) => `name of ${code}`)
  expect(options.map(({ value, count }) => [value, count])).toEqual([
    ['33', 2],
    ['11', 0],
  ])
  expect(chosenFilters([{ key: 'region', title: '', options, chosen: '11' }])).toEqual([
    { key: 'region', name: 'name of 11' },
  ])
})

it('has one page even when it is empty', () => {
  expect([lastPage(0, 12), lastPage(12, 12), lastPage(13, 12)]).toEqual([1, 1, 2])
})
