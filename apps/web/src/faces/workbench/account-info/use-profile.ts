import { profile } from '@portal/contract/user-profile'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { refreshSession } from '../../../features/shell/refresh-session.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'

/** The signed-in user's own profile; roles are named in the language of the page. */
export function useProfile() {
  const language = useLanguage()
  return useQuery({ ...endpointQuery(profile, {}), queryKey: [profile.path, {}, language] })
}

/** After a change of one's own: the page, and name and picture in the bar, follow at once. */
export function refreshProfile(): void {
  invalidateRoom('user/profile')
  void refreshSession().catch(() => undefined)
}
