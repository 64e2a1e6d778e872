import { useEffect } from 'react'
import { useSettings } from '../../lib/settings.ts'

/** From this width on there is room for the sidebar. */
const desktop = '(min-width: 992px)'

/** Follows the width of the window, on load and while it changes. The sidebar's own state is left as the user put it. */
export function useDevice(): 'desktop' | 'mobile' {
  const { device, set } = useSettings()
  useEffect(() => {
    const wide = matchMedia(desktop)
    const follow = (): void => set('device', wide.matches ? 'desktop' : 'mobile')
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [set])
  return device
}
