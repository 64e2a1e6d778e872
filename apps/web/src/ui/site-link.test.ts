import { expect, it } from 'vitest'
import { inSiteLanguage } from './site-link.tsx'

it('keeps Chinese addresses as they are', () => {
  expect(inSiteLanguage('/website/product?id=3#anatomy', 'zh-cn')).toBe('/website/product?id=3#anatomy')
})

it('puts English before the fragment and beside other parameters', () => {
  expect(inSiteLanguage('/website/home', 'en')).toBe('/website/home?lang=en')
  expect(inSiteLanguage('/website/product/detail?id=3#anatomy', 'en')).toBe(
    '/website/product/detail?id=3&lang=en#anatomy',
  )
})
