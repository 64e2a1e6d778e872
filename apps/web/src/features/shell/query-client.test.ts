import { explodedChainDetail } from '@portal/contract/product-content'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
      [explodedChainDetail.path, { body: { productId: '1' } }],
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

  it('has a first answer asked for again that is on its way: it may be from before', async () => {
    const answers: ((answer: string) => void)[] = []
    const observer = new QueryObserver(queryClient, {
      queryKey: ['/api/enterprise/user/identity/list', {}],
      queryFn: () => new Promise<string>((answer) => void answers.push(answer)),
    })
    const unsubscribe = observer.subscribe(() => undefined)
    expect(answers).toHaveLength(1)
    invalidateRoom('user/identity')
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.('after')
    answers[0]?.('before')
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
    unsubscribe()
  })
})
