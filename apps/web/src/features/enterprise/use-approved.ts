import { APPROVED } from '@portal/contract/enterprise'
import { useSession } from '../../lib/session.ts'

/** Whether the enterprise of whoever is signed in is approved, now; before, it prepares drafts (decision 048). */
export const useApproved = (): boolean => useSession(({ enterprise }) => enterprise?.examineState === APPROVED)
