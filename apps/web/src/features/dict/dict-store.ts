/** Dictionaries in the browser: fetched once per code, kept under `dict_cache`, forgotten when the server says they changed. */
import { type DictItem, dictItemList } from '@portal/contract/dict'
import { create } from 'zustand'
import { call } from '../../lib/client.ts'
import { onSessionEnd } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'

/** The raw format of the system family: JSON of code → list of options. The session's end removes the key. */
const KEY = 'dict_cache'
type Kept = Record<string, DictItem[]>

const isItem = (value: unknown): value is DictItem =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value

function readKept(): Kept {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(parsed ?? {}).filter((entry): entry is [string, DictItem[]] => {
      const [, items] = entry
      return Array.isArray(items) && items.every(isItem)
    })
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

interface DictStore {
  items: Kept
  /** Why a dictionary could not be fetched; the next look tries again. */
  failures: Record<string, Error>
}

export const useDictStore = create<DictStore>()(() => ({ items: readKept(), failures: {} }))

/** Codes that were fetched since this page was opened. What was kept longer is shown, and looked at again. */
const fresh = new Set<string>()
/** Calls on their way, by code: whoever asks meanwhile waits for the same one. */
const waiting = new Map<string, Promise<void>>()
/** Counts what was forgotten: an answer that was asked for before is not kept. */
let forgotten = 0

function keep(code: string, items: DictItem[]): void {
  const { items: others, failures } = useDictStore.getState()
  const { [code]: _gone, ...stillFailing } = failures
  const all = { ...others, [code]: items }
  useDictStore.setState({ items: all, failures: stillFailing })
  localStorage.setItem(KEY, JSON.stringify(all))
  fresh.add(code)
}

async function fetchDict(code: string): Promise<void> {
  const asked = forgotten
  try {
    const items = await call(dictItemList, { params: { id: code } }, { quiet: true })
    if (asked === forgotten) keep(code, items)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    useDictStore.setState(({ failures }) => ({ failures: { ...failures, [code]: error } }))
  } finally {
    waiting.delete(code)
  }
  // It changed while the answer was on its way.
  if (asked !== forgotten && wanted(code)) await loadDict(code)
}

/** Codes that something on the screen shows, with how often. */
const shown = new Map<string, number>()
const wanted = (code: string): boolean => (shown.get(code) ?? 0) > 0

/** Fetches a dictionary unless that was done. Never rejects: what went wrong stands in `failures`. */
export function loadDict(code: string): Promise<void> {
  if (fresh.has(code)) return Promise.resolve()
  const running = waiting.get(code) ?? fetchDict(code)
  waiting.set(code, running)
  return running
}

/** Something shows a dictionary from now on; the answer ends that. */
export function showDict(code: string): () => void {
  shown.set(code, (shown.get(code) ?? 0) + 1)
  void loadDict(code)
  return () => void shown.set(code, (shown.get(code) ?? 1) - 1)
}

/** Forgets one dictionary, or all; what is on the screen is fetched again and stays until that is here. */
export function forgetDict(code?: string): void {
  forgotten += 1
  const same = (one: string): boolean => code === undefined || one.toLowerCase() === code.toLowerCase()
  for (const one of [...fresh].filter(same)) fresh.delete(one)
  for (const [one] of shown) if (same(one) && wanted(one)) void loadDict(one)
}

onSessionEnd(() => {
  forgotten += 1
  fresh.clear()
  useDictStore.setState({ items: {}, failures: {} })
})

// Labels are in the language that was asked for.
useSettings.subscribe((settings, before) => {
  if (settings.language !== before.language) forgetDict()
})
