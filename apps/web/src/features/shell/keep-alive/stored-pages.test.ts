import { describe, expect, it } from 'vitest'
import { readPages } from './use-open-pages.ts'

const stored = { id: 'k /a', opened: '/a', address: '/a?page=2', title: 'productManage' }
const text = (...pages: unknown[]): string => JSON.stringify({ userId: '7', pages })

describe('tags that were stored', () => {
  it('are listed again for the person who had them open', () => {
    expect(readPages(text(stored), '7')).toMatchObject([{ ...stored, alive: false, leaving: false }])
  })
  it('are found at the address that their page has now', () => {
    const former = { id: 'k', opened: '/console/moves', address: '/console/moves?keywords=12', title: 'moves' }
    const now = { id: 'k', opened: '/console/redirects', address: '/console/redirects?keywords=12', title: 'redirects' }
    expect(readPages(text(former), '7')).toMatchObject([now])
  })
  it('are nobody else’s', () => {
    expect(readPages(text(stored), '8')).toEqual([])
    expect(readPages(text(stored), undefined)).toEqual([])
  })
  it('are left out when they lead elsewhere, have no title any more, or are damaged', () => {
    const elsewhere = { ...stored, address: '//evil.example/' }
    const untitled = { ...stored, title: 'gone' }
    expect(readPages(text(elsewhere, untitled, null, 7, {}, stored), '7')).toHaveLength(1)
    for (const damaged of [null, '', '{', '[]', '{"userId":"7"}', 'null']) expect(readPages(damaged, '7')).toEqual([])
  })
})
