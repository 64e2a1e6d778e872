import { expect, it } from 'vitest'
import { readHistory } from './palette-history.ts'

it('The pages gone to last are found at the addresses they have now, and what is no list counts as none', () => {
  const stored = [
    { path: '/console/outgoing', title: '发信记录' },
    { path: '/console/review', title: '审核' },
  ]
  expect(readHistory(JSON.stringify(stored)).map(({ path }) => path)).toEqual(['/console/outbox', '/console/review'])
  for (const damaged of [null, '', '{', '{}', '[7]']) expect(readHistory(damaged)).toEqual([])
})
