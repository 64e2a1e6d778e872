import { useEffect, useState } from 'react'
import css from './review.module.css'

/** A click sooner than this was meant for what stood there before. */
const INERT_MS = 1_000

interface Button {
  className: string
  'aria-disabled': boolean
  onClick(): void
}

/**
 * Makes buttons of something that was just shown, or shown anew, inert for a second: they keep their place in the order
 * of focus, look inert and do nothing. `what` names what is shown. For `<Button {...inert(act)}>`.
 */
export function useJustShown(what: string): (act: () => void) => Button {
  const [seen, setSeen] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSeen(what), INERT_MS)
    return () => clearTimeout(timer)
  }, [what])
  const isInert = seen !== what
  return (act) => ({
    className: css[isInert ? 'inert' : 'ready'] ?? '',
    'aria-disabled': isInert,
    onClick: isInert ? () => undefined : act,
  })
}
