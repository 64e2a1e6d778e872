/**
 * Unsent drafts: what somebody typed and did not send, kept on the device, per user and form.
 * They outlive expiry and logout, and are offered to nobody but their author.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from './session.ts'

const PREFIX = 'draft'
/** Milliseconds of rest after which what was typed is kept. */
const REST = 600
/** After this many days nobody is asked about a draft any more. */
const KEEP_DAYS = 30

export interface Draft<T> {
  value: T
  savedAt: Date
}

const keyOf = (userId: string, form: string): string => `${PREFIX}:${userId}:${form}`

/** Keeps a draft; false when the device has no room for it. */
export function keepDraft(userId: string, form: string, value: unknown, savedAt: Date = new Date()): boolean {
  try {
    localStorage.setItem(keyOf(userId, form), JSON.stringify({ value, savedAt: savedAt.toISOString() }))
    return true
  } catch {
    return false
  }
}

/** The draft of this user for this form; null when there is none, it cannot be read, or it is too old to matter. */
export function findDraft<T>(userId: string, form: string): Draft<T> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId, form)) ?? 'null') as {
      value: T
      savedAt: string
    } | null
    if (stored === null) return null
    const savedAt = new Date(stored.savedAt)
    const fresh = Date.now() - savedAt.getTime() < KEEP_DAYS * 86_400_000
    return fresh ? { value: stored.value, savedAt } : null
  } catch {
    return null
  }
}

export function dropDraft(userId: string, form: string): void {
  localStorage.removeItem(keyOf(userId, form))
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Drafts of one form that wait for an answer at most; after that the oldest goes. */
const MOST_ASIDE = 5

/**
 * Where a form's text lies that gave way to somebody else's version, or was not answered for when something else was
 * typed: beside what is typed next, so neither takes the other's place.
 */
const asidesOf = (form: string): string[] =>
  Array.from({ length: MOST_ASIDE }, (_, index) => `${form}:aside${index === 0 ? '' : index + 1}`)

/** Keeps a draft beside what is typed; answers where, undefined when the device has no room for it. */
export function keepAside<T>(userId: string, form: string, { value, savedAt }: Draft<T>): string | undefined {
  const places = asidesOf(form)
  const kept = places.map((place) => ({ place, draft: findDraft(userId, place) }))
  const oldest = kept.toSorted((a, b) => (a.draft?.savedAt.getTime() ?? 0) - (b.draft?.savedAt.getTime() ?? 0))[0]
  return oldest && keepDraft(userId, oldest.place, value, savedAt) ? oldest.place : undefined
}

interface Offer<T> extends Draft<T> {
  /** The form name it is stored under. */
  form: string
}

/** The next draft to offer among these places. What the server holds already is no offer. */
function findOffer<T>(userId: string, places: readonly string[], saved: T | undefined): Offer<T> | null {
  for (const place of places) {
    const left = findDraft<T>(userId, place)
    if (left && !same(left.value, saved)) return { ...left, form: place }
  }
  return null
}

export interface DraftControl<T> {
  /** A draft that differs from what is saved, until it is restored or discarded. */
  offered: Draft<T> | null
  /** Takes the offer: answers its value for the form to show. */
  restore(): T | undefined
  /** Declines the offer and forgets it; the next one that was set aside is offered. */
  discard(): void
  /** Keeps and offers a value that is about to give way in the form to somebody else's version. */
  setAside(value: T): void
  /** To be called once the content was sent; a draft that was not answered for stays on offer. */
  clear(): void
  /** When what is typed was last kept on this device; null when nothing is unsent. */
  keptAt: Date | null
}

interface Typing<T> {
  userId: string | undefined
  form: string
  value: T
  saved: T | undefined
}

/** Writes or removes the draft, so that it says exactly what is typed but not saved. */
function settle<T>({ userId, form, value, saved }: Typing<T>): Date | null {
  if (userId === undefined || saved === undefined) return null
  if (!same(value, saved)) return keepDraft(userId, form, value) ? new Date() : null
  dropDraft(userId, form)
  return null
}

/**
 * Keeps what is typed: after a moment's rest, and at once when the page goes away or the person signs out. `makeRoom` is
 * called before anything is written.
 */
function useKeeping<T>({ userId, form, value, saved }: Typing<T>, makeRoom: () => void) {
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const typing = useRef<Typing<T>>({ userId, form, value, saved })
  const touched = useRef(false)
  const subject = userId === undefined || saved === undefined ? '' : keyOf(userId, form)

  useEffect(() => {
    // Signed out while typing: what was typed still belongs to whoever typed it.
    if (userId === undefined) {
      if (touched.current) settle(typing.current)
      touched.current = false
    }
    typing.current = { userId, form, value, saved }
  })

  // Before anything is typed nothing is written: a draft on offer stays stored until something else is typed.
  const text = JSON.stringify(value)
  const savedText = JSON.stringify(saved)
  useEffect(() => {
    if (subject === '') return
    if (text !== savedText) touched.current = true
    if (!touched.current) return
    const timer = setTimeout(() => {
      makeRoom()
      setKeptAt(settle(typing.current))
    }, REST)
    return () => clearTimeout(timer)
  }, [subject, text, savedText, makeRoom])

  useEffect(() => {
    const leave = (): void => {
      if (!touched.current) return
      makeRoom()
      settle(typing.current)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [makeRoom])

  const forget = useCallback(() => {
    touched.current = false
    setKeptAt(null)
    if (userId !== undefined) dropDraft(userId, form)
  }, [userId, form])
  return { subject, keptAt, typing, forget }
}

/** The draft on offer: for the page to show, and for what happens between two drawings of it. */
function useOffer<T>() {
  const [offered, setOffered] = useState<Offer<T> | null>(null)
  const current = useRef<Offer<T> | null>(null)
  const offer = useCallback((next: Offer<T> | null): void => {
    current.current = next
    setOffered(next)
  }, [])
  return { offered, current, offer }
}

/**
 * Keeps `value` while somebody types, and offers what was left behind last time or gave way to a colleague's version.
 * `form` names the form and what it edits (`pictures:42`); `saved` is what the server holds, undefined while loading.
 * Values travel through JSON.
 */
export function useDraft<T>(form: string, value: T, saved: T | undefined): DraftControl<T> {
  const userId = useSession(({ user }) => user?.userId)
  const { offered, current, offer } = useOffer<T>()
  // What was not answered for does not give way to what is typed. On a full device offers stand as long as the page does.
  const makeRoom = useCallback((): void => {
    const { current: unanswered } = current
    if (userId === undefined || unanswered?.form !== form) return
    offer({ ...unanswered, form: keepAside(userId, form, unanswered) ?? '' })
  }, [userId, form, current, offer])
  const { subject, keptAt, typing, forget } = useKeeping({ userId, form, value, saved }, makeRoom)
  const next = useCallback(
    (places = asidesOf(form)) => findOffer<T>(userId ?? '', places, typing.current.saved),
    [userId, form, typing],
  )

  // Asked once: a page that was out of sight runs its effects again, and what it left as a draft still stands in it.
  const asked = useRef('')
  useEffect(() => {
    if (subject !== '' && subject !== asked.current) offer(next([form, ...asidesOf(form)]))
    asked.current = subject
  }, [subject, form, offer, next])

  const restore = useCallback(() => {
    const { current: taken } = current
    const { value: typed, saved: held } = typing.current
    if (!taken || userId === undefined) return undefined
    // What was typed meanwhile gives way in the form, and is offered in its turn.
    const meanwhile = !same(typed, held) && !same(typed, taken.value)
    if (taken.form !== form && keepDraft(userId, form, taken.value)) dropDraft(userId, taken.form)
    if (meanwhile) keepAside(userId, form, { value: typed, savedAt: new Date() })
    offer(next())
    return taken.value
  }, [userId, form, current, offer, next, typing])

  const discard = useCallback(() => {
    const { current: declined } = current
    if (userId === undefined || !declined) return
    if (declined.form === form) forget()
    else dropDraft(userId, declined.form)
    offer(next())
  }, [userId, form, current, forget, offer, next])

  const setAside = useCallback(
    (mine: T) => {
      if (userId === undefined) return
      makeRoom()
      const gaveWay = { value: mine, savedAt: new Date() }
      const place = keepAside(userId, form, gaveWay)
      if (place !== undefined) forget()
      offer({ ...gaveWay, form: place ?? '' })
    },
    [userId, form, makeRoom, forget, offer],
  )

  const clear = useCallback(() => (makeRoom(), forget()), [makeRoom, forget])
  return { offered, restore, discard, setAside, clear, keptAt }
}
