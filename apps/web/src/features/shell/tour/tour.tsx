import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './tour.module.css'
import { tourMessages } from './tour.messages.ts'
import { type Box, placeBeside, stepsHere, targetOf, type TourStep } from './tour-steps.ts'

/** Pixels of light around what a step is about. */
const HALO = 6

/** Keeps card and light beside what the step is about, while windows and pages change their size. */
function usePlace(step: TourStep | undefined) {
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ light: Box; card: { left: number; top: number } }>()
  useLayoutEffect(() => {
    const target = step && targetOf(step)
    if (!target || !card.current) return
    target.scrollIntoView({ block: 'nearest' })
    const measure = (): void => {
      const { left, top, width, height } = target.getBoundingClientRect()
      const { offsetWidth = 0, offsetHeight = 0 } = card.current ?? {}
      const inView = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const light = { left: left - HALO, top: top - HALO, width: width + 2 * HALO, height: height + 2 * HALO }
      setPlace({ light, card: placeBeside(light, { width: offsetWidth, height: offsetHeight }, inView) })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(target)
    watcher.observe(card.current)
    window.addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [step])
  return { card, place }
}

/** Leads from one part of the shell to the next. Esc leaves it; the arrow keys go on and back. */
export function Tour({ onEnd }: { onEnd(): void }) {
  const t = useMessages(tourMessages)
  const [steps] = useState(stepsHere)
  const [index, setIndex] = useState(0)
  const step = steps[index]
  const { card, place } = usePlace(step)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // Each step is read out from its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index])
  if (!step) return null
  const last = index === steps.length - 1
  const go = (to: number): void => {
    if (to >= steps.length) onEnd()
    else setIndex(Math.max(0, to))
  }
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight' && !last) go(index + 1)
    if (key === 'ArrowLeft') go(index - 1)
  }
  const closed = (): void => {
    if (!dialog.current?.open) onEnd()
  }
  return (
    <dialog ref={dialog} className={css['tour']} aria-labelledby={id} onKeyDown={press} onClose={closed}>
      <div className={css['light']} style={place?.light ?? {}} />
      <div ref={card} className={css['card']} style={place?.card ?? {}}>
        <p className={css['count']}>{t.step(index + 1, steps.length)}</p>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {step.title(t)}
        </h2>
        <p>{step.text(t)}</p>
        <div className={css['actions']}>
          <Button type="text" size="small" onClick={onEnd}>
            {t.skip}
          </Button>
          {index > 0 && (
            <Button size="small" onClick={() => go(index - 1)}>
              {t.previous}
            </Button>
          )}
          <Button type="primary" size="small" onClick={() => go(index + 1)}>
            {last ? t.done : t.next}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
