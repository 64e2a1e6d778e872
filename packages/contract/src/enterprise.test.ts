import { expect, it } from 'vitest'
import { regionOfUscc } from './enterprise.ts'

it.each([
  ['91330108MA2ABCDE1X', '33'],
  ['12110000400000624D', '11'],
  ['91810000MA2ABCDE1X', '81'],
] as const)('%s was registered in %s', (code, region) => {
  expect(regionOfUscc(code)).toBe(region)
})

it.each([
  ['91100000100003962T', 'the state itself'],
  ['91990000MA2ABCDE1X', 'no division there is'],
  ['9133', 'a code that is not typed to its end'],
  ['9133O108MA2ABCDE1X', 'a letter where digits stand'],
  ['', 'nothing'],
])('%j tells no region: %s', (code) => {
  expect(regionOfUscc(code)).toBeNull()
})
