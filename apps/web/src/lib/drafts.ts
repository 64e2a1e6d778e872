/**
 * What somebody types and does not send: kept on the device at once and on the server after a moment's rest, and offered
 * wherever they open the form again. Nothing takes the place of a draft that was not answered.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Draft } from '@portal/contract/draft'
import {
  answerDraft,
  deliver,
  deliverLeftovers,
  draftsOnServer,
  useWhereabouts,
  type Whereabouts,
} from './draft-delivery.ts'
import {
  draftKey,
  type DraftPlaceName,
  draftsAt,
  dropDraft,
  findDraft,
  keepDraft,
  type KeptDraft,
} from './draft-store.ts'
import { newKey } from './idempotency-keys.ts'
import { useSession } from './session.ts'

/** Milliseconds of rest after which what was typed is kept. */
const REST = 600

/** A version that waits for an answer. */
export interface OfferedDraft<T> {
  version: string
  value: T
  typedAt: Date
  /** On which it was typed; null: in this browser. */
  device: Pick<Draft, 'browser' | 'system'> | null
}

export interface DraftControl<T> {
  /** Versions that differ from what is saved, the one typed last first, until each is restored or discarded. */
  offered: readonly OfferedDraft<T>[]
  /** Takes a version: answers its value for the form to show. */
  restore(version: string): T | undefined
  /** Declines a version, and forgets it here and on the server. */
  discard(version: string): void
  /** Keeps and offers a value that is about to give way in the form to somebody else's version. */
  setAside(value: T): void
  /** To be called once the content was sent; versions that were not answered stay on offer. */
  clear(): void
  /** Where what is typed was last kept; undefined when nothing is unsent, and while it is on its way. */
  kept: Whereabouts | undefined
}

interface Typing<T> {
  /** What it is kept under; '' while nobody is known, the form is loading, or it may not be edited. */
  key: string
  value: T
  saved: T | undefined
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const unsent = <T>(value: T): KeptDraft<T> => ({ value, typedAt: new Date().toISOString(), state: 'unsent' })

function answerKept(key: string): void {
  const kept = key === '' ? null : findDraft(key)
  if (kept !== null && kept.state !== 'answered') answerDraft(key)
}

/** Keeps or answers the draft, so that it says exactly what is typed but not saved. */
function settle<T>({ key, value, saved }: Typing<T>, isLeaving = false): void {
  if (key === '') return
  if (same(value, saved)) return answerKept(key)
  const kept = findDraft(key)
  const isKept = kept !== null && kept.state !== 'answered' && same(kept.value, value)
  if (!isKept) keepDraft(key, unsent(value))
  if (!isKept || kept.state === 'unsent') deliver(key, isLeaving)
}

/** Keeps what is typed: after a moment's rest, and at once when the page goes away or the person signs out. */
function useKeeping<T>(typing: Typing<T>) {
  const latest = useRef(typing)
  const touched = useRef(false)
  const { key, value, saved } = typing

  useEffect(() => {
    // Signed out while typing: what was typed still belongs to whoever typed it.
    if (key === '') {
      if (touched.current) settle(latest.current)
      touched.current = false
    }
    latest.current = { key, value, saved }
  })

  // Before anything is typed nothing is written.
  const text = JSON.stringify(value)
  const savedText = JSON.stringify(saved)
  useEffect(() => {
    if (key === '') return
    if (text !== savedText) touched.current = true
    if (!touched.current) return
    const timer = setTimeout(() => {
      if (touched.current) settle(latest.current)
    }, REST)
    return () => clearTimeout(timer)
  }, [key, text, savedText])

  useEffect(() => {
    const leave = (isLeaving: boolean): void => {
      if (touched.current) settle(latest.current, isLeaving)
    }
    const hide = (): void => leave(true)
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      leave(false)
    }
  }, [])

  const clear = useCallback(() => {
    touched.current = false
    answerKept(latest.current.key)
  }, [])
  const moveTo = useCallback((next: string) => {
    latest.current = { ...latest.current, key: next }
  }, [])
  return { latest, clear, moveTo }
}

/** What the server told, as it is offered; what cannot be read is no offer. */
function offerOf<T>({ version, content, typedAt, browser, system }: Draft): OfferedDraft<T>[] {
  try {
    return [{ version, value: JSON.parse(content) as T, typedAt: new Date(typedAt), device: { browser, system } }]
  } catch {
    return []
  }
}

const offersHere = <T>(here: ReadonlyMap<string, KeptDraft<T>>): OfferedDraft<T>[] =>
  [...here]
    .filter(([, { state }]) => state !== 'answered')
    .map(([version, { value, typedAt }]) => ({ version, value, typedAt: new Date(typedAt), device: null }))

/** Versions of this device that were on the server, and were answered on another device since. */
const answeredElsewhere = (here: ReadonlyMap<string, KeptDraft<unknown>>, there: readonly Draft[]): string[] =>
  [...here]
    .filter(([kept, { state }]) => state === 'sent' && !there.some(({ version }) => version === kept))
    .map(([version]) => version)

/** The versions on offer: for the page to show, and for what happens between two drawings of it. */
function useOffered<T>() {
  const [offered, setOffered] = useState<readonly OfferedDraft<T>[]>([])
  const current = useRef(offered)
  const answered = useRef(new Set<string>())
  const show = useCallback((next: readonly OfferedDraft<T>[]): void => {
    current.current = next
      .filter(({ version }) => !answered.current.has(version))
      .toSorted((one, other) => other.typedAt.getTime() - one.typedAt.getTime())
    setOffered(current.current)
  }, [])
  const add = useCallback((more: OfferedDraft<T>[]) => show([...current.current, ...more]), [show])
  /** Ends the offer of these versions; answers those that were on offer. */
  const end = useCallback(
    (versions: readonly string[]): OfferedDraft<T>[] => {
      const ended = current.current.filter(({ version }) => versions.includes(version))
      for (const version of versions) answered.current.add(version)
      show(current.current)
      return ended
    },
    [show],
  )
  return { offered, show, add, end }
}

/** Offers what was left behind in a form, here and elsewhere. `userId`: undefined until the form can be typed in. */
function useOffers<T>(userId: string | undefined, place: DraftPlaceName, latest: RefObject<Typing<T>>) {
  const { offered, show, add, end } = useOffered<T>()
  // Asked once: a page that was out of sight runs its effects again, and what it left as a draft still stands in it.
  const asked = useRef('')
  useEffect(() => {
    const subject = userId === undefined ? '' : `${userId} ${place}`
    const isNew = asked.current !== subject
    asked.current = subject
    if (userId === undefined || !isNew) return
    const isOffer = ({ version, value }: OfferedDraft<T>): boolean =>
      draftKey(userId, place, version) !== latest.current.key && !same(value, latest.current.saved)
    const here = draftsAt<T>(userId, place)
    show(offersHere(here).filter(isOffer))
    deliverLeftovers(userId)
    const askServer = async (): Promise<void> => {
      const there = await draftsOnServer(place)
      if (there === null || asked.current !== subject) return
      const gone = answeredElsewhere(here, there)
      for (const version of gone) dropDraft(draftKey(userId, place, version))
      end(gone)
      const known = draftsAt<T>(userId, place)
      add(
        there
          .filter(({ version }) => !known.has(version))
          .flatMap((draft) => offerOf<T>(draft))
          .filter(isOffer),
      )
    }
    void askServer()
  }, [userId, place, latest, show, add, end])
  return { offered, add, end }
}

/** Keeps what gives way in the form under its own version and offers it; what is typed next gets another version. */
function useSetAside<T>(
  { typist, place, version }: { typist: string | undefined; place: DraftPlaceName; version: string },
  begin: (version: string, key: string) => void,
  add: (more: OfferedDraft<T>[]) => void,
): (mine: T) => void {
  return useCallback(
    (mine: T) => {
      if (typist === undefined) return
      const draft = unsent(mine)
      keepDraft(draftKey(typist, place, version), draft)
      deliver(draftKey(typist, place, version))
      add([{ version, value: mine, typedAt: new Date(draft.typedAt), device: null }])
      const next = newKey()
      begin(next, draftKey(typist, place, next))
    },
    [typist, place, version, begin, add],
  )
}

/**
 * Keeps `value` while somebody types, and offers what was left behind last time, on any device, or gave way to a
 * colleague's version. `place` names the form and what it edits (`pictures:42`); `saved` is what the server holds,
 * undefined while loading, and for whoever may not edit. Values travel through JSON.
 */
export function useDraft<T>(place: DraftPlaceName, value: T, saved: T | undefined): DraftControl<T> {
  const userId = useSession(({ user }) => user?.userId)
  const typist = saved === undefined ? undefined : userId
  const [version, setVersion] = useState(newKey)
  const key = typist === undefined ? '' : draftKey(typist, place, version)
  const kept = useWhereabouts((all) => all[key])
  const { latest, clear, moveTo } = useKeeping({ key, value, saved })
  const { offered, add, end } = useOffers(typist, place, latest)
  const begin = useCallback((next: string, nextKey: string) => (moveTo(nextKey), setVersion(next)), [moveTo])
  const setAside = useSetAside({ typist, place, version }, begin, add)

  const restore = useCallback(
    (chosen: string) => {
      const [taken] = end([chosen])
      const { value: typed, saved: held } = latest.current
      if (!taken || typist === undefined) return undefined
      // What was typed meanwhile gives way in the form, and is offered in its turn.
      if (!same(typed, held) && !same(typed, taken.value)) setAside(typed)
      const { key: own } = latest.current
      const isSafe = keepDraft(own, unsent(taken.value))
      deliver(own)
      // On a full device the version stays what it was.
      if (isSafe) answerDraft(draftKey(typist, place, chosen))
      return taken.value
    },
    [typist, place, latest, end, setAside],
  )

  const discard = useCallback(
    (declined: string) => {
      end([declined])
      if (typist !== undefined) answerDraft(draftKey(typist, place, declined))
    },
    [typist, place, end],
  )

  return { offered, restore, discard, setAside, clear, kept }
}
