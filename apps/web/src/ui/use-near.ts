import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether somebody has come within `margin` pixels of an element, which stays so: for what is large and is fetched only
 * then. Printing brings everything near.
 */
export function useNear<Kind extends Element>(margin = 300): [place: RefObject<Kind | null>, near: boolean] {
  const place = useRef<Kind>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const come = (): void => setNear(true)
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: `${margin}px`,
    })
    observer.observe(place.current)
    addEventListener('beforeprint', come)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', come)
    }
  }, [near, margin])
  return [place, near]
}
