import type { ReactNode } from 'react'
import css from './tag.module.css'

export type Tone = 'plain' | 'brand' | 'good' | 'warn' | 'bad'

/** A small fact about what it stands beside. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${css['tag']} ${css[tone]}`}>{children}</span>
}
