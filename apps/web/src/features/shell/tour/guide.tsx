import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import css from './tour.module.css'
import { tourMessages } from './tour.messages.ts'
import { endTour, tookTour, useTour } from './tour-state.ts'
import { Tour } from './tour.tsx'

/** From this width on there is room for a tour; below, a card says the same in short. */
const wide = '(min-width: 768px)'
const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

interface CardProps {
  title: string
  text: string
  onDecline(): void
  children: ReactNode
}

/** Stands in a corner and takes nothing away from the page: no focus, no click. */
function OfferCard({ title, text, onDecline, children }: CardProps) {
  const id = useId()
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onDecline()
  }
  return (
    <section className={css['offer']} aria-labelledby={id} onKeyDown={press}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className={css['actions']}>{children}</div>
    </section>
  )
}

/** Where somebody arrives after signing in; other pages are for what they are for. */
const homes = ['/dashboard', '/workbench/index', '/console/dashboard']

/** Offers the guided tour at a first sign-in, and runs it. */
export function Guide() {
  const t = useMessages(tourMessages)
  const { pathname } = useLocation()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const running = useTour((state) => state.running)
  const roomy = useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
  const [answered, setAnswered] = useState(() => tookTour(userId))
  const end = (): void => {
    endTour(userId)
    setAnswered(true)
  }
  if (running && roomy) return <Tour onEnd={end} />
  if (!running && (answered || !homes.includes(pathname))) return null
  if (!roomy) {
    return (
      <OfferCard title={t.phoneTitle} text={t.phoneText} onDecline={end}>
        <Button type="primary" onClick={end}>
          {t.understood}
        </Button>
      </OfferCard>
    )
  }
  return (
    <OfferCard title={t.offerTitle} text={t.offerText} onDecline={end}>
      <Button type="text" onClick={end}>
        {t.decline}
      </Button>
      <Button type="primary" onClick={() => useTour.setState({ running: true })}>
        {t.start}
      </Button>
    </OfferCard>
  )
}
