/** The valid requests about passkeys. */
import { passkeyBegin, passkeyChallenge, passkeyList } from '@portal/contract/user-passkey'
import { freshGuest } from '../guest.ts'
import { addPasskey, newAuthenticator } from '../passkey.ts'
import { PASSWORD } from '../people.ts'
import { body, nobodyBut, type Sent, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

/** A passkey that the guest has just added. */
const guestsPasskey = async (world: World) => addPasskey(await freshGuest(world), PASSWORD)

export const passkeyRequests = {
  passkeyList: { as: 'guest', sends: () => ({}) },
  passkeyBegin: {
    as: 'guest',
    sends: async (world): Promise<Sent> => {
      await freshGuest(world)
      return body({ password: PASSWORD })
    },
  },
  passkeyAdd: {
    as: 'guest',
    sends: async (world): Promise<Sent> => {
      const guest = await freshGuest(world)
      const { challenge } = await guest.call(passkeyBegin, { body: { password: PASSWORD } })
      return body({ name: '手机', credential: newAuthenticator(world.origin).create(challenge) })
    },
    except: nobodyBut('guest', 'A0400'),
  },
  passkeyRemove: {
    as: 'guest',
    sends: async (world): Promise<Sent> => {
      await guestsPasskey(world)
      const [passkey] = await (await world.again('guest')).call(passkeyList, {})
      return body({ id: passkey?.id ?? '', password: PASSWORD })
    },
    except: nobodyBut('guest', 'A0404'),
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
