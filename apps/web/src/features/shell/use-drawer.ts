import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MENU_BUTTON } from './navbar.tsx'

/** The id of the main area. */
export const MAIN = 'main'

export interface DrawerControl {
  open: boolean
  toggle(): void
  close(): void
  /** To be called when the drawer has come to rest. */
  settleFocus(opened: boolean): void
}

/** The drawer of small screens, and where the focus goes when it closes. */
export function useDrawer(mobile: boolean): DrawerControl {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const openedAt = useRef(pathname)
  useEffect(() => setOpen(false), [pathname, mobile])
  const toggle = (): void => {
    openedAt.current = pathname
    setOpen(!open)
  }
  // Closed by going somewhere, the drawer leaves the focus to the page; closed otherwise, to its button.
  const settleFocus = (opened: boolean): void => {
    const next = openedAt.current === pathname ? MENU_BUTTON : MAIN
    if (!opened && mobile) document.getElementById(next)?.focus({ preventScroll: true })
  }
  return { open, toggle, close: () => setOpen(false), settleFocus }
}
