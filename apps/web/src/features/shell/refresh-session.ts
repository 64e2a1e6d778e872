import { entInfo } from '@portal/contract/enterprise'
import { me } from '@portal/contract/user'
import { call } from '../../lib/client.ts'
import { useSession } from '../../lib/session.ts'
import { queryClient } from './query-client.ts'

/** Asks again who is signed in and how the enterprise stands; menus, markers and pages follow. */
export async function refreshSession(): Promise<void> {
  const [user, enterprise] = await Promise.all([call(me, {}, { quiet: true }), call(entInfo, {}, { quiet: true })])
  useSession.setState({ user, enterprise })
  queryClient.setQueryData([entInfo.path, {}], enterprise)
}
