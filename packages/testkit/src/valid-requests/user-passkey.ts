/** The valid requests about passkeys. */
import { passkeyBegin, passkeyChallenge, passkeyList } from '@portal/contract/user-passkey'
import { removeFactors } from '../factor.ts'
import { addPasskey, newAuthenticator } from '../passkey.ts'
import { PASSWORD } from '../people.ts'
import { body, type Sent, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

const fresh = ({ pool, ids }: World): Promise<void> => removeFactors(pool, Object.values(ids.people))

/** A passkey that the guest has just added. */
async function guestsPasskey(world: World) {
  await fresh(world)
  return addPasskey(await world.again('guest'), PASSWORD)
}

export const passkeyRequests = {
  passkeyList: { as: 'guest', sends: () => ({}) },
  passkeyBegin: { as: 'guest', sends: () => body({ password: PASSWORD }) },
  passkeyAdd: {
    as: 'guest',
    sends: async (world): Promise<Sent> => {
      await fresh(world)
      const { challenge } = await (await world.again('guest')).call(passkeyBegin, { body: { password: PASSWORD } })
      return body({ name: '手机', credential: newAuthenticator(world.origin).create(challenge) })
    },
  },
  passkeyRemove: {
    as: 'guest',
    sends: async (world): Promise<Sent> => {
      await guestsPasskey(world)
      const [passkey] = await (await world.again('guest')).call(passkeyList, {})
      return body({ id: passkey?.id ?? '', password: PASSWORD })
    },
  },
  passkeyChallenge: { as: null, sends: () => ({}) },
  passkeyLogin: {
    as: null,
    sends: async (world): Promise<Sent> => {
      const { authenticator } = await guestsPasskey(world)
      const { challenge } = await world.anonymous.call(passkeyChallenge, {})
      return body({ credential: authenticator.get(challenge) })
    },
  },
} satisfies Record<string, ValidRequest>
