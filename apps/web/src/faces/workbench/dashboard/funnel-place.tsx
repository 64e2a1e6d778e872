import { lazy, Suspense } from 'react'
import { useNear } from '../../../ui/use-near.ts'
import css from './dashboard.module.css'

const Funnel = lazy(() => import('./funnel.tsx'))

/** Charts are large: they are fetched when somebody sees their place, not with the first page after the sign-in. */
export function FunnelPlace() {
  const [place, near] = useNear<HTMLDivElement>(0)
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
