/**
 * Unsent drafts on this device, per user, form and version: each window that types into a form makes a version of its
 * own. They outlive expiry and logout, and are offered to nobody but their author.
 */
import type { DraftForm } from '@portal/contract/draft'
import { newKey } from './idempotency-keys.ts'

/** A form and what it edits, as the contract's `DraftPlace` has them apart: `price:42`, `basics:new`, `settings:site`. */
export type DraftPlaceName = `${DraftForm}:${string}`

export interface KeptDraft<T> {
  value: T
  typedAt: string
  /**
   * `unsent`: the server does not have it yet · `sent`: it has · `answered`: it was restored, discarded or sent, and the
   * server has still to remove it.
   */
  state: 'unsent' | 'sent' | 'answered'
}

const PREFIX = 'draft'
const DAY_MS = 86_400_000
/** After so many days nobody is asked about a draft any more; the server keeps them as long. */
const KEEP_DAYS = 90

/** What the device had no room for, for as long as the page is open. */
const unstored = new Map<string, string>()

export const draftKey = (userId: string, place: DraftPlaceName, version: string): string =>
  [PREFIX, userId, place, version].join(':')

/** The parts of a key. */
export function partsOfKey(key: string) {
  const [, userId = '', form = '', subject = '', version = ''] = key.split(':')
  return { userId, form, subject, version }
}

const isVersion = (key: string): boolean => partsOfKey(key).version !== ''

/** Keeps a draft; false when the device has no room for it, and it is lost with the page. */
export function keepDraft(key: string, draft: KeptDraft<unknown>): boolean {
  const text = JSON.stringify(draft)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
    return true
  } catch {
    unstored.set(key, text)
    return false
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The draft under this key; null when there is none, it cannot be read, or it is too old to matter. */
export function findDraft<T>(key: string): KeptDraft<T> | null {
  const draft = read(key) as KeptDraft<T> | null
  return draft && Date.now() - Date.parse(draft.typedAt) < KEEP_DAYS * DAY_MS ? draft : null
}

export function dropDraft(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** Whether it outlives the page. */
export const isStored = (key: string): boolean => !unstored.has(key)

function keysWith(prefix: string): string[] {
  const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return [...new Set([...stored, ...unstored.keys()])].filter((key) => key.startsWith(prefix))
}

/** Drafts as they were kept before there were versions, one for each form and some beside it: they become versions. */
function adoptFormer(userId: string, place: DraftPlaceName): void {
  const former = new RegExp(`^${PREFIX}:${userId}:(${place}|${place.replace(/:.*/, '')})(:aside\\d?)?$`)
  for (const key of keysWith(`${PREFIX}:${userId}:`)) {
    if (!former.test(key)) continue
    const left = read(key) as { value: unknown; savedAt: string } | null
    const version = draftKey(userId, place, newKey())
    if (left) keepDraft(version, { value: left.value, typedAt: left.savedAt, state: 'unsent' })
    dropDraft(key)
  }
}

/** What is kept of a form, by version; answered ones are among it. */
export function draftsAt<T>(userId: string, place: DraftPlaceName): Map<string, KeptDraft<T>> {
  try {
    adoptFormer(userId, place)
    const found = keysWith(draftKey(userId, place, '')).filter(isVersion)
    return new Map(
      found.flatMap((key) => {
        const draft = findDraft<T>(key)
        return draft ? [[partsOfKey(key).version, draft] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Keys of what the server does not know of this user. What is too old to matter goes. */
export function unsentKeys(userId: string): string[] {
  try {
    const keys = keysWith(`${PREFIX}:${userId}:`).filter(isVersion)
    for (const key of keys) if (findDraft(key) === null) dropDraft(key)
    return keys.filter((key) => (findDraft(key)?.state ?? 'sent') !== 'sent')
  } catch {
    return []
  }
}
