import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { session, wantedAddress } from '../../../lib/session.ts'
import { safeRedirect } from './safe-redirect.ts'

interface Way {
  remember?: boolean
  /** Where to go; by default to where the address of the page says (`?redirect=`), or to what the guard kept. */
  to?: string
}

/** Takes the credential of a sign-in and goes on; whoever was signed in here before is forgotten. The guard loads the user, once. */
export function useEnter(): (accessToken: string, way?: Way) => Promise<void> {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const redirect = search.get('redirect')
  return useCallback(
    async (accessToken, { remember = false, to } = {}) => {
      if (session.token() !== undefined) session.clear()
      session.begin(accessToken, { remember })
      const wanted = wantedAddress.take()
      await navigate(to ?? safeRedirect(redirect ?? wanted, location.origin), { replace: true })
    },
    [navigate, redirect],
  )
}
