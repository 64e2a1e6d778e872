/** The valid requests of room discovery. */
import { redirectAdd } from '@portal/contract/discovery'
import { randomInt } from 'node:crypto'
import { byOperator, type RequestsOf } from '../valid-request.ts'

/** An address that nothing is at. */
const oldAddress = (): string => `/website/product/detail?id=${randomInt(2 ** 40, 2 ** 45)}`

export const discoveryRequests = {
  redirectTarget: { as: null, sends: () => ({ query: { address: oldAddress() } }) },
  redirectPage: byOperator(() => ({ query: { keywords: 'product' } })),
  redirectAdd: byOperator(() => ({ body: { address: oldAddress(), target: '/website/product' } })),
  redirectRemove: byOperator(async ({ as }) => {
    const { address } = await as.operator.call(redirectAdd, {
      body: { address: oldAddress(), target: '/website/news' },
    })
    return { body: { address } }
  }),
} satisfies RequestsOf<'discovery'>
