import type { PatentCard } from '@portal/contract/patent'

export interface Proof {
  kind: 'licence' | 'transfer' | 'other'
  statement: string
  fileId: string | null
}

/** A patent as the form holds it: its card to show, and by what right it is used. */
export interface LinkedPatent {
  card: PatentCard & { owned: boolean }
  proof: Proof | null
}

/** What links patents, whatever their records say by now. */
export const linksOf = (patents: readonly LinkedPatent[]): unknown => patents.map(({ card, proof }) => [card.id, proof])

/** The same links with the records as they are known now. */
export const withCards = (patents: readonly LinkedPatent[], known: readonly LinkedPatent[]): LinkedPatent[] =>
  patents.map((patent) => {
    const now = known.find(({ card }) => card.id === patent.card.id)
    return { ...patent, card: now?.card ?? patent.card }
  })

/** Somebody else's patent without a stated right. */
export const lacksProof = ({ card, proof }: LinkedPatent): boolean =>
  !card.owned && (proof?.statement ?? '').trim() === ''
