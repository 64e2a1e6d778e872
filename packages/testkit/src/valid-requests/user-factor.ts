/** The valid requests about second factors. */
import { factorBegin } from '@portal/contract/user-factor'
import { appCode, setUpFactor } from '../factor.ts'
import { freshGuest } from '../guest.ts'
import { PASSWORD } from '../people.ts'
import { body, nobodyBut, type Sent, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

/** The password of the guest, who has just set an app up. */
async function withFactor(world: World): Promise<Sent> {
  await setUpFactor(await freshGuest(world), PASSWORD)
  return body({ password: PASSWORD })
}

export const factorRequests = {
  factorState: { as: 'guest', sends: () => ({}) },
  factorBegin: {
    as: 'guest',
    sends: async (world): Promise<Sent> => {
      await freshGuest(world)
      return body({ password: PASSWORD })
    },
  },
  factorConfirm: {
    as: 'guest',
    sends: async (world): Promise<Sent> => {
      const guest = await freshGuest(world)
      const { secret } = await guest.call(factorBegin, { body: { password: PASSWORD } })
      return body({ factorCode: appCode(secret) })
    },
    except: nobodyBut('guest', 'A0400'),
  },
  factorRecoveryRenew: { as: 'guest', sends: withFactor, except: nobodyBut('guest', 'A0404') },
  factorRemove: { as: 'guest', sends: withFactor },
} satisfies Record<string, ValidRequest>
