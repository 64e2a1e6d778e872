/** The patents of an enterprise in counts, worded for its page. Runs on the server. */
import type { Language } from '@portal/contract/kit'
import type { PatentPortrait } from '@portal/contract/patent'
import { classificationName } from '../patent/ipc/ipc.ts'
import { portraitMessages } from './patent-portrait.messages.ts'

export interface Counted {
  labels: string[]
  values: number[]
}
export interface PortraitView {
  total: number
  inForce: number
  types: Counted
  years: Counted
  classes: Counted
}

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const

const counted = <One extends { count: number }>(list: readonly One[], labelOf: (one: One) => string): Counted => ({
  labels: list.map(labelOf),
  values: list.map(({ count }) => count),
})

/** null where there is nothing to draw. */
export function portraitView(portrait: PatentPortrait, language: Language): PortraitView | null {
  if (portrait.total === 0) return null
  const t = portraitMessages[language]
  return {
    total: portrait.total,
    inForce: portrait.inForce,
    types: counted(portrait.types, ({ type }) => t[typeKeys[type]]),
    years: counted(portrait.years, ({ year }) => String(year)),
    classes: counted(portrait.classes, ({ subclass }) => {
      const name = classificationName(subclass, language)
      return name === null ? subclass : t.named(subclass, name)
    }),
  }
}
