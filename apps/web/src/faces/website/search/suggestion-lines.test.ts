import type { Suggestions } from '@portal/contract/search'
import { expect, test } from 'vitest'
import { suggestionLines } from './suggestion-lines.ts'

const nothing: Suggestions = { products: [], enterprises: [], patents: [], halls: [], terms: [] }
const patent = { id: '7', number: 'CN202110123456.7', title: '一种叶轮', titleEn: '', grantedOn: '2023-05-01' }

test('a number is marked as far as it was typed, whatever blanks stand in it', () => {
  const marked = (typed: string) => suggestionLines({ ...nothing, patents: [patent] }, typed, 'zh-cn')[0]?.terms
  expect(marked('202110')).toEqual(['2021 1 0'])
  expect(marked('ZL2021 1 01')).toEqual(['2021 1 01'])
  expect(marked('CN202110123456.7')).toEqual(['2021 1 0123456.7'])
})

test('names without an English side are said to be Chinese, and single letters are not marked everywhere', () => {
  const product = { id: '3', name: '离心泵', nameEn: '', enterpriseName: '启澜', enterpriseNameEn: 'Qilan' }
  const found = { ...nothing, products: [product], terms: ['离心泵', 'c', '泵'] }
  expect(suggestionLines(found, '离心泵 c', 'en')).toEqual([
    {
      address: '/website/product/detail?id=3',
      name: '离心泵',
      lang: 'zh-CN',
      note: 'Qilan',
      terms: ['离心泵 c', '离心泵', '泵'],
    },
  ])
})
