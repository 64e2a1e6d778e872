/** Loads who is signed in, and judges what they may. A chunk of its own: the contract's schemas stay out of what visitors load. */
import { entInfo } from '@portal/contract/enterprise'
import { me } from '@portal/contract/user'
import { call } from '../lib/client.ts'
import { useSession } from '../lib/session.ts'

export { passesPermission } from '@portal/contract/permission'

export const loadSession = {
  user: async (): Promise<void> => {
    const user = await call(me, {}, { quiet: true })
    useSession.setState({ user })
  },
  enterprise: async (): Promise<void> => {
    const enterprise = await call(entInfo, {}, { quiet: true })
    useSession.setState({ enterprise })
  },
}
