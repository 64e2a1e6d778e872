/** How what somebody types is read before they have finished. */
import { type HallKind, hallKinds } from '@portal/contract/hall'
import type { Bilingual } from '@portal/contract/kit'
import { patentNumberBegun } from '@portal/contract/patent-number'
import { hallKeys, hallTitle } from '../hall/index.ts'

/** One character of a Chinese text is a word; a single letter or digit stands in almost every name. */
export const saysEnough = (text: string): boolean => /[^\p{ASCII}]|\w.*\w/u.test(text)

/** Six digits of a patent's number say more than its year and its type. */
const ENOUGH_DIGITS = /\d{6}/

/** The patent number that was typed, or the beginning of one, as it is kept; null for anything else. */
export function numberBegun(text: string): string | null {
  const begun = patentNumberBegun(text)
  return begun !== null && ENOUGH_DIGITS.test(begun) ? begun : null
}

export interface CalledHall {
  kind: HallKind
  key: string
}
const halls = hallKinds.flatMap((kind) =>
  hallKeys[kind].flatMap((key) => {
    const title = hallTitle(kind, key)
    return title ? [{ kind, key, title }] : []
  }),
)

/** Where a title holds what was typed; English words from their beginning. -1: nowhere. */
function placeIn({ 'zh-cn': zh, en }: Bilingual, text: string): number {
  const place = zh.indexOf(text)
  return place === -1 ? ` ${en.toLowerCase()}`.indexOf(` ${text}`) : place
}

/** Halls whose title holds what was typed, those that begin with it first. */
export const hallsCalled = (text: string): CalledHall[] =>
  halls
    .map(({ kind, key, title }) => ({ kind, key, place: placeIn(title, text) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => Math.sign(one.place) - Math.sign(other.place))
