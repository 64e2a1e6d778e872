import { expect, it } from 'vitest'
import { initialsOf } from './monogram.tsx'

it('passes over the place that a registered name begins with', () => {
  expect(initialsOf('浙江澜川流体科技有限公司')).toBe('澜川')
  expect(initialsOf('浙江省澜川控股股份有限公司')).toBe('澜川')
})

it('gives initials of English names and the start of short ones', () => {
  expect(initialsOf('Qiming Pumps')).toBe('QP')
  expect(initialsOf('澜川')).toBe('澜川')
  expect(initialsOf('启明泵业有限公司')).toBe('启明')
})
