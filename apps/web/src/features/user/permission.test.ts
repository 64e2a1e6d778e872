import { permissions } from '@portal/contract/permission'
import { expect, test } from 'vitest'
import { nounWords, permissionWords } from './permission.messages.ts'

test('every permission of the contract has its words and its group in both languages', () => {
  for (const language of ['zh-cn', 'en'] as const) {
    expect(Object.keys(permissionWords[language]).toSorted()).toEqual(permissions.toSorted())
    const nouns = new Set(permissions.map((permission) => permission.split(':')[0]))
    expect(new Set(Object.keys(nounWords[language]))).toEqual(nouns)
  }
})
