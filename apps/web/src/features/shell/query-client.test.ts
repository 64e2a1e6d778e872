import { afterEach, describe, expect, it } from 'vitest'
import { invalidateRoom, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

/** Which of these queries are asked again once something changed in a room. */
function invalidatedBy(room: string, keys: readonly (readonly unknown[])[]): (readonly unknown[])[] {
  for (const key of keys) queryClient.setQueryData(key, 'fetched')
  invalidateRoom(room)
  return keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
}

describe('what changed in a room', () => {
  it('has its calls asked again, whoever they are for', () => {
    const calls = [
      ['/api/enterprise/product/searchPageByParam', {}],
      ['/api/admin/product/page', {}],
      ['product', 'own'],
    ]
    expect(invalidatedBy('product', calls)).toEqual(calls)
  })

  it('leaves calls alone whose address merely contains its word', () => {
    expect(
      invalidatedBy('product', [
        ['/api/web/hall/detail', { query: { product: '1' } }],
        ['/api/admin/productivity/page', {}],
        ['/api/admin/review/product', {}],
        ['by product'],
      ]),
    ).toEqual([])
    expect(invalidatedBy('enterprise', [['/api/enterprise/message/page', {}]])).toEqual([])
    expect(invalidatedBy('review', [['/api/enterprise/product/preview', {}]])).toEqual([])
  })

  it('may be less than the whole room', () => {
    const devices = ['/api/enterprise/user/device/list', {}]
    expect(invalidatedBy('user/device', [devices, ['/api/enterprise/user/me', {}]])).toEqual([devices])
  })
})
