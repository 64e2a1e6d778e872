import { passesPermission } from '@portal/contract/permission'
import { consolePermissions } from '@portal/contract/permission-list'
import { statsWaiting, type Waiting } from '@portal/contract/stats'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { endpointQuery } from './query-client.ts'

/** How much waits behind a page of the console, by its address. */
const countsOf = ({ review, complaint, inquiry, failedJobs }: Waiting): Record<string, number> => ({
  '/console/review': review?.reduce((sum, { count }) => sum + count, 0) ?? 0,
  '/console/complaints': complaint?.count ?? 0,
  '/console/inquiries': inquiry?.count ?? 0,
  '/console/health': failedJobs ?? 0,
})

/** What waits for an operator, for the numbers in the menu; realtime events have it asked again. */
export function useWaiting(): Record<string, number> {
  const { user } = useSession()
  const enabled = user !== null && passesPermission(user, consolePermissions)
  const { data } = useQuery({ ...endpointQuery(statsWaiting, {}), enabled })
  return data ? countsOf(data) : {}
}
