/**
 * Brings drafts of this device to the server, and fetches those that were typed elsewhere. Whatever does not get through
 * stays on the device and is brought later: after a while, when the network is back, or with the next form that is opened.
 */
import { type Draft, DraftAddress, draftKeep, draftList, DraftPlace, draftRemove } from '@portal/contract/draft'
import { create } from 'zustand'
import { call } from './client.ts'
import {
  dropDraft,
  type DraftPlaceName,
  findDraft,
  isStored,
  keepDraft,
  type KeptDraft,
  partsOfKey,
  unsentKeys,
} from './draft-store.ts'
import { CallError } from './http.ts'
import { onSessionEnd, useSession } from './session.ts'

/** Where what was typed in this window is kept by now, and when it was typed. */
export interface Whereabouts {
  where: 'server' | 'device'
  at: Date
}

/** By the key of the draft; undefined while it is on its way, and when nothing is unsent. */
export const useWhereabouts = create<Readonly<Record<string, Whereabouts | undefined>>>()(() => ({}))

const AGAIN_MS = 15_000
/** A draft that takes longer is said to be on the device alone. */
const PATIENCE_MS = 10_000
const TOO_MANY = 429

type Outcome = 'done' | 'later' | 'refused'

const outcomeOf = (error: unknown): Outcome =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== TOO_MANY
    ? 'refused'
    : 'later'

/** The server has heard of it; whatever was typed or answered meanwhile waits for its own turn. */
function noteBrought(key: string, brought: KeptDraft<unknown>): void {
  const kept = findDraft(key)
  if (kept?.typedAt !== brought.typedAt || kept.state !== brought.state) return
  if (kept.state === 'answered') dropDraft(key)
  else keepDraft(key, { ...kept, state: 'sent' })
}

/** Brings what the device holds at this moment. What another account left here is brought when that one is back. */
async function bring(key: string, keepalive: boolean): Promise<Outcome> {
  const kept = findDraft(key)
  const { userId, ...parts } = partsOfKey(key)
  const address = DraftAddress.safeParse(parts).data
  if (kept === null || kept.state === 'sent') return 'done'
  if (!address || userId !== useSession.getState().user?.userId) return 'refused'
  const options = { quiet: true, keepalive, signal: AbortSignal.timeout(PATIENCE_MS) }
  const { value, typedAt, state } = kept
  try {
    if (state === 'answered') await call(draftRemove, { body: address }, options)
    else await call(draftKeep, { body: { ...address, content: JSON.stringify(value), typedAt } }, options)
  } catch (error) {
    return outcomeOf(error)
  }
  noteBrought(key, kept)
  return 'done'
}

function tell(key: string, outcome: Outcome): void {
  const kept = findDraft(key)
  const where = outcome === 'done' ? 'server' : 'device'
  const isSafe = kept !== null && kept.state !== 'answered' && (where === 'server' || isStored(key))
  useWhereabouts.setState({ [key]: isSafe ? { where, at: new Date(kept.typedAt) } : undefined })
}

const waiting = new Set<string>()
let isBusy = false
let again: ReturnType<typeof setTimeout> | undefined

/** Brings what waits, one after the other, until one does not get through. */
async function bringWaiting(): Promise<void> {
  if (isBusy) return
  isBusy = true
  clearTimeout(again)
  for (const key of waiting) {
    waiting.delete(key)
    const outcome = await bring(key, false)
    tell(key, outcome)
    if (outcome !== 'later') continue
    waiting.add(key)
    for (const other of waiting) tell(other, 'later')
    again = setTimeout(() => void bringWaiting(), AGAIN_MS)
    break
  }
  isBusy = false
}
window.addEventListener('online', () => void bringWaiting())

/** Brings what is kept under this key; `isLeaving`: at once, because the page goes away. */
export function deliver(key: string, isLeaving = false): void {
  waiting.add(key)
  void (isLeaving ? bring(key, true) : bringWaiting())
}

const swept = new Set<string>()
onSessionEnd(() => swept.clear())

/** Brings what earlier windows and sessions of this device could not, once a session. */
export function deliverLeftovers(userId: string): void {
  if (swept.has(userId)) return
  swept.add(userId)
  for (const key of unsentKeys(userId)) waiting.add(key)
  void bringWaiting()
}

/** It was restored, discarded or sent: it goes from this device and from the server. */
export function answerDraft(key: string): void {
  keepDraft(key, { value: null, typedAt: new Date().toISOString(), state: 'answered' })
  useWhereabouts.setState({ [key]: undefined })
  deliver(key)
}

/** What the server holds of a form; null when it cannot be asked. */
export async function draftsOnServer(place: DraftPlaceName): Promise<Draft[] | null> {
  const [form, subject] = place.split(':')
  const query = DraftPlace.safeParse({ form, subject }).data
  return query ? call(draftList, { query }, { quiet: true }).catch(() => null) : null
}
