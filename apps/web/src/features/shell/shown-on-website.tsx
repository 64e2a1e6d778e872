import { useMessages } from '../../lib/i18n/language.ts'
import { stateMessages } from './page-state.messages.ts'

interface Props {
  /** What was done. */
  said: string
  /** The address of what visitors see now. */
  to: string
}

/** What a message says after something was published, with the way to look at it. */
export function ShownOnWebsite({ said, to }: Props) {
  const t = useMessages(stateMessages)
  return (
    <>
      {said}{' '}
      <a href={to} target="_blank" rel="noreferrer">
        {t.viewOnSite}
      </a>
    </>
  )
}

/** Seconds for which it stays: long enough to be clicked. */
export const SHOWN_SECONDS = 8
