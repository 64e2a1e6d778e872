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

/** Somebody else's patent without a stated right. */
export const lacksProof = ({ card, proof }: LinkedPatent): boolean =>
  !card.owned && (proof?.statement ?? '').trim() === ''
