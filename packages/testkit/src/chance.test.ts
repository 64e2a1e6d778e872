import { expect, test } from 'vitest'
import { type Chance, chanceFrom, mutated } from './chance.ts'

const valid = { name: '泵', amounts: [1, 2, 3], contact: { name: '林', mobile: '13800000000' } }
const several = (chance: Chance): string => JSON.stringify(Array.from({ length: 50 }, () => mutated(chance, valid)))

test('one seed makes the same values again, another makes others', () => {
  expect(several(chanceFrom('one'))).toBe(several(chanceFrom('one')))
  expect(several(chanceFrom('one'))).not.toBe(several(chanceFrom('other')))
})
