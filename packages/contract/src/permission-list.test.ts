import { expect, test } from 'vitest'
import { permissions } from './permission-list.ts'

test('No two rooms declare the same permission', () => {
  expect(permissions).toEqual([...new Set(permissions)])
})
