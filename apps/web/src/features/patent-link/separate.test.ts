import { expect, it } from 'vitest'
import { separateNames, separateNumbers } from './separate.ts'

it('numbers are separated by commas, lines, and spaces before the next prefix, not by those within them', () => {
  const typed = 'ZL 2021 1 0123456.7 CN202110123457.5，02159962.9\n\nZL202110123458.3；'
  expect(separateNumbers(typed)).toEqual(['ZL 2021 1 0123456.7', 'CN202110123457.5', '02159962.9', 'ZL202110123458.3'])
  expect(separateNumbers(' , ')).toEqual([])
})

it('names keep their spaces', () => {
  expect(separateNames('启明泵业有限公司、CN 2 Pumps Ltd')).toEqual(['启明泵业有限公司', 'CN 2 Pumps Ltd'])
})
