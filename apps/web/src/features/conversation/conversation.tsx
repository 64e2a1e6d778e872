import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import css from './conversation.module.css'

/** All that was said, the oldest first. */
export function Conversation({ children }: { children: ReactNode }) {
  return <ol className={css.thread}>{children}</ol>
}

interface Props {
  who: string
  at: string
  /** Tells whose words they are by their look. */
  className?: string | undefined
  children: ReactNode
}

/** One thing said. */
export function ConversationEntry({ who, at, className, children }: Props) {
  return (
    <li className={`${css.entry} ${className ?? ''}`}>
      <div className={css.who}>
        <strong>{who}</strong>
        <time dateTime={at}>{formatInstant(at)}</time>
      </div>
      {children}
    </li>
  )
}

/** What was typed, with its line breaks. */
export function TypedText({ children }: { children: ReactNode }) {
  return <p className={css.typed}>{children}</p>
}
