import { PublicEnterpriseContent, PublicPavilion } from '@portal/contract/enterprise-content'
import { expect, test } from 'vitest'
import { differenceMessages } from './differences.messages.ts'
import { enterpriseDifferences } from './enterprise-differences.ts'

const inOrder = (...products: string[]) =>
  PublicEnterpriseContent.parse({
    display: null,
    certificates: [],
    honors: [],
    pavilion: PublicPavilion.parse({ banner: null, products }),
  })

const told = (before: string[], after: string[], language: 'zh-cn' | 'en') => {
  const naming = { chapter: String, skin: String, section: String, product: (id: string) => `泵${id}` }
  const { place } = differenceMessages[language]
  const [was, is] = [inOrder(...before), inOrder(...after)]
  return enterpriseDifferences(was, is, { ...naming, place }).map((one) => [one.of, one.item, one.before, one.after])
}

test('The products of a pavilion are told that were moved, with their places, and those put in and taken out', () => {
  expect(told(['1', '2', '3', '4'], ['4', '1', '5', '3'], 'zh-cn')).toEqual([
    ['products', '泵4', '第 4 位', '第 1 位'],
    ['products', '泵5', null, '第 3 位'],
    ['products', '泵2', '第 2 位', null],
  ])
  expect(told(['1', '2', '3'], ['3', '1', '2'], 'en')).toEqual([['products', '泵3', 'Place 3', 'Place 1']])
})

test('Products that stand as they stood are not told', () => {
  expect(told(['1', '2'], ['1', '2'], 'zh-cn')).toEqual([])
  expect(told(['1', '2'], ['3', '1', '2'], 'en')).toEqual([['products', '泵3', null, 'Place 1']])
})
