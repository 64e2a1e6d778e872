import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import css from './dashboard.module.css'

const Funnel = lazy(() => import('./funnel.tsx'))

/** Charts are large: they are fetched when somebody comes near them, not with the first page after the sign-in. */
export function FunnelPlace() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const room = <div className={css['funnelRoom']} />
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={room}>
          <Funnel />
        </Suspense>
      ) : (
        room
      )}
    </div>
  )
}
