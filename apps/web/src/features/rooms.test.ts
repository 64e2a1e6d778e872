import { permissions } from '@portal/contract/permission-list'
import { expect, test } from 'vitest'
import { jobWords } from './rooms.ts'
import { nounName, permissionName } from './user/permission-name.ts'

/** As a program writes it, with its punctuation. */
const CODE = /[a-z]+[:.][a-z-]/i

test.each(['zh-cn', 'en'] as const)('roles say in words what they open, in %s', (language) => {
  expect(permissions.length).toBeGreaterThan(20)
  expect(permissions.filter((one) => CODE.test(permissionName(one, language)))).toEqual([])
  const nouns = permissions.map((one) => one.split(':')[0] ?? '')
  expect(nouns.filter((noun) => nounName(noun, language) === noun)).toEqual([])
})

test('every job that may fail is told in words, in both languages', () => {
  expect(Object.keys(jobWords)).toContain('discovery.remove-with-products')
  expect(
    Object.values(jobWords)
      .flat()
      .filter((words) => CODE.test(String(words))),
  ).toEqual([])
})
