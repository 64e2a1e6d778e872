import { type ReactNode, type UIEvent, useLayoutEffect, useRef } from 'react'

interface Place {
  left: number
  top: number
}

/** Brings what scrolls inside a page (tables, panes) back to where it stood; not every browser does when a page is shown again. */
export function InnerScroll({ children }: { children: ReactNode }) {
  const places = useRef(new Map<Element, Place>())
  const remember = ({ target }: UIEvent): void => {
    if (target instanceof Element) places.current.set(target, { left: target.scrollLeft, top: target.scrollTop })
  }
  useLayoutEffect(() => {
    for (const [element, { left, top }] of places.current) {
      if (!element.isConnected) places.current.delete(element)
      else if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top })
    }
  }, [])
  return <div onScrollCapture={remember}>{children}</div>
}
