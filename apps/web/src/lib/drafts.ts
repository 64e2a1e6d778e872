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
export function keepDraft(userId: string, form: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(userId, form), JSON.stringify({ value, savedAt: new Date().toISOString() }))
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

/** Where a form's text lies that gave way to somebody else's version: beside what is typed next, so neither takes the other's place. */
const asideOf = (form: string): string => `${form}:aside`

interface Offer<T> extends Draft<T> {
  /** The form name it is stored under. */
  form: string
}

/** The next draft to offer: what was typed last, then what was set aside. What the server holds already is no offer. */
function findOffer<T>(userId: string, form: string, saved: T | undefined): Offer<T> | null {
  for (const place of [form, asideOf(form)]) {
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
  /** Declines the offer and forgets it; what was set aside before it is offered next. */
  discard(): void
  /** Keeps and offers a value that is about to give way in the form to somebody else's version. */
  setAside(value: T): void
  /** To be called once the content was sent. */
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

/** Keeps what is typed: after a moment's rest, and at once when the page goes away or the person signs out. */
function useKeeping<T>({ userId, form, value, saved }: Typing<T>) {
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
    const timer = setTimeout(() => setKeptAt(settle(typing.current)), REST)
    return () => clearTimeout(timer)
  }, [subject, text, savedText])

  useEffect(() => {
    const leave = (): void => {
      if (touched.current) settle(typing.current)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const forget = useCallback(() => {
    touched.current = false
    setKeptAt(null)
    if (userId !== undefined) dropDraft(userId, form)
  }, [userId, form])
  return { subject, keptAt, typing, forget }
}

/**
 * Keeps `value` while somebody types, and offers what was left behind last time or gave way to a colleague's version.
 * `form` names the form and what it edits (`pictures:42`); `saved` is what the server holds, undefined while loading.
 * Values travel through JSON.
 */
export function useDraft<T>(form: string, value: T, saved: T | undefined): DraftControl<T> {
  const userId = useSession(({ user }) => user?.userId)
  const { subject, keptAt, typing, forget } = useKeeping({ userId, form, value, saved })
  const [offered, setOffered] = useState<Offer<T> | null>(null)

  // Asked once: a page that was out of sight runs its effects again, and what it left as a draft still stands in it.
  const asked = useRef('')
  useEffect(() => {
    if (subject !== '' && subject !== asked.current) setOffered(findOffer<T>(userId ?? '', form, typing.current.saved))
    asked.current = subject
  }, [subject, userId, form, typing])

  const restore = useCallback(() => {
    setOffered(null)
    if (offered && userId !== undefined && offered.form !== form && keepDraft(userId, form, offered.value))
      dropDraft(userId, offered.form)
    return offered?.value
  }, [offered, userId, form])

  const discard = useCallback(() => {
    if (userId === undefined || !offered) return
    if (offered.form === form) forget()
    else dropDraft(userId, offered.form)
    setOffered(offered.form === form ? findOffer<T>(userId, form, typing.current.saved) : null)
  }, [offered, userId, form, forget, typing])

  const setAside = useCallback(
    (mine: T) => {
      if (userId === undefined) return
      // On a full device the offer still stands as long as the page does.
      if (keepDraft(userId, asideOf(form), mine)) forget()
      setOffered({ value: mine, savedAt: new Date(), form: asideOf(form) })
    },
    [userId, form, forget],
  )

  const clear = useCallback(() => {
    setOffered(null)
    forget()
    if (userId !== undefined) dropDraft(userId, asideOf(form))
  }, [userId, form, forget])

  return { offered, restore, discard, setAside, clear, keptAt }
}
