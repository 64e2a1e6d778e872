import type { HallKind } from '@portal/contract/hall'
import type { PublicAddresses } from '../../platform/public-address.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { enterpriseBooths } from '../enterprise/index.ts'
import { expoAddressRepo } from './hall-address.repo.ts'
import { columnOf } from './hall.policy.ts'

const kinds = Object.keys(columnOf) as HallKind[]

/** `kind.key` of every hall in which somebody stands. */
async function filledHalls(tx: ReadTx): Promise<string[]> {
  const rows = await enterpriseBooths.halls(tx)
  return kinds.flatMap((kind) =>
    rows.flatMap((row) => {
      const key = row[columnOf[kind]]
      return key === null ? [] : [`${kind}.${key}`]
    }),
  )
}

/** Where visitors find halls: some fifty, all in one part. When one changed is not known. */
export const hallAddresses: PublicAddresses = {
  name: 'hall',
  parts: async (tx) => ((await filledHalls(tx)).length > 0 ? [0] : []),
  within: async (tx, { after }) => (after > 0 ? [] : (await filledHalls(tx)).map((id) => ({ id, changedAt: null }))),
  address: (id) => {
    const [kind, key] = id.split('.')
    return `/website/showroom/${kind}?key=${key}`
  },
}

/** Where visitors find theme expos. */
export const expoAddresses: PublicAddresses = {
  name: 'expo',
  parts: (tx, size) => expoAddressRepo(tx).parts(size),
  within: (tx, range) => expoAddressRepo(tx).within(range),
  address: (id) => `/website/showroom/theme?id=${id}`,
}
