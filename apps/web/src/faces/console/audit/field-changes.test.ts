import { expect, test } from 'vitest'
import { fieldChanges, isChanged } from './field-changes.ts'

test('Fields of both sides are compared one by one, also inside of others', () => {
  const changes = fieldChanges(
    { name: '泵', contact: { phone: '1', email: '' }, roles: ['EDITOR'] },
    { name: '泵', contact: { phone: '2', email: '' }, roles: ['EDITOR', 'OWNER'], unit: '台' },
  )
  expect(changes.filter(isChanged)).toEqual([
    { way: ['contact', 'phone'], before: '1', after: '2' },
    { way: ['roles'], before: 'EDITOR', after: 'EDITOR, OWNER' },
    { way: ['unit'], before: undefined, after: '台' },
  ])
})

test('Things of a list are told apart by their place, and what was taken out is shown', () => {
  const changes = fieldChanges({ parts: [{ name: '叶轮' }, { name: '泵体' }] }, { parts: [{ name: '叶轮' }] })
  expect(changes.filter(isChanged)).toEqual([{ way: ['parts', '2', 'name'], before: '泵体', after: undefined }])
})

test('What came to be has no before, and what went has no after', () => {
  expect(fieldChanges(null, { name: '甲' })).toEqual([{ way: ['name'], before: undefined, after: '甲' }])
  expect(fieldChanges({ name: '甲' }, null)).toEqual([{ way: ['name'], before: '甲', after: undefined }])
  expect(fieldChanges(null, null)).toEqual([])
})

test('What was empty and what was not there say the same: nothing', () => {
  const changes = fieldChanges({ note: '', url: null }, { note: null, unit: '', url: 'https://example.com' })
  expect(changes.filter(isChanged)).toEqual([{ way: ['url'], before: null, after: 'https://example.com' }])
})
