/**
 * Answers of the website, kept as they are sent: the same bytes for everybody. None of them is sent any more once anything
 * that it shows has changed (platform/pages.ts); an answer that was begun before that is sent, but not again.
 * Whoever asks next has the data read anew, and the same data is the same page.
 * With the day, everything is made anew: the same data say another thing of a patent's life or a certificate's validity.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { dayNumberOf, now } from '../platform/clock.ts'
import { ANYTHING, changedBy, concerning } from '../platform/pages.ts'
import { type Encoding, encodeTightly } from './compress.ts'

/** An answer that may be sent to anybody who accepts its encoding. */
export interface CachedAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** Encoded, and replaced by a tighter form of itself once it has been asked for again. */
  content: Buffer
  encoding: Encoding | undefined
  /** Tells whether other data would make another page. */
  of: string | null
  /** All header lines with which it went out, once it has. */
  lines?: readonly string[]
}

/** An answer with the tags of all that it shows. */
export interface Made {
  answer: CachedAnswer
  tags: Iterable<string>
}
export type Make = (dropped: CachedAnswer | undefined) => Promise<Made>

export interface PageCache {
  /** The kept answer of an address, if it has gone out before. */
  ready(encoding: Encoding | undefined, address: string): CachedAnswer | undefined
  /**
   * The kept answer, or the one that `make` gives; whoever asks for the same meanwhile waits for the same. `make` may give
   * back `dropped`, the answer that was kept here before something changed, when that would not be another now.
   * Only answers of status 200 are kept: addresses of what is not there would fill it with nothing.
   */
  answer(encoding: Encoding | undefined, address: string, make: Make): Promise<CachedAnswer>
  /** What these tags name has changed; `untold`: nobody said so but the database. */
  changed(tags: readonly string[], untold?: boolean): void
  /** Anything may have changed. */
  drop(): void
  figures(): { answers: number; bytes: number; hits: number; misses: number; unchanged: number; untold: number }
}

const MOST_BYTES = 64 * 1024 * 1024
/** No form is shown with an older stamp. */
const LONGEST_MS = 10 * 60_000
/** Changes that are remembered one by one; beyond, everything counts as changed once. */
const MOST_CHANGES = 20_000

/** Weak: the quick and the tight form of a page share it. */
export const etagOf = (content: Buffer | string): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`

const keyOf = (encoding: Encoding | undefined, address: string): string => `${encoding ?? ''} ${address}`

interface Entry {
  answer: CachedAnswer
  /** Which changes concern it. */
  concerned: readonly string[]
  /** Of all that pages show, when it was begun or last found to be as it would be made now. */
  edition: number
  /** On which it was begun: what it says of days holds on that one only. */
  day: number
  /** Its content is, or is about to be, as tight as it gets. */
  tight: boolean
}

/** What is asked for again is worth some more milliseconds, beside the requests. Should they fail, it stays as it is. */
function tighten(entry: Entry): void {
  if (entry.tight) return
  entry.tight = true
  const { answer } = entry
  encodeTightly(answer).then(
    (content) => {
      answer.content = content
    },
    () => undefined,
  )
}

/** What changed when, counted in editions. */
function createChanges(most: number) {
  const changes = new Map<string, number>()
  let edition = 0
  let everything = 0
  const drop = (): void => {
    everything = edition += 1
    changes.clear()
  }
  return {
    drop,
    edition: () => edition,
    note(tags: readonly string[]): void {
      if (tags.includes(ANYTHING) || changes.size > most) return drop()
      edition += 1
      for (const tag of tags) for (const entry of changedBy(tag)) changes.set(entry, edition)
    },
    /** Whether any of these changed after that edition. */
    since: (then: number, concerned: readonly string[]): boolean =>
      edition > then &&
      (everything > then || concerned.some((entry) => entry === ANYTHING || (changes.get(entry) ?? 0) > then)),
  }
}

/** The entries of an answer's tags; what may show anything is concerned by everything. */
const concernedBy = (tags: Iterable<string>): string[] => [...new Set([...tags].flatMap(concerning))]

/** Makes the cache of one process. */
export function createPageCache(clock: () => Date = now): PageCache {
  const kept = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }, key) => answer.content.length + key.length + 512,
    ttl: LONGEST_MS,
  })
  const changes = createChanges(MOST_CHANGES)
  let making = new Map<string, Promise<CachedAnswer>>()
  let hits = 0
  let misses = 0
  let unchanged = 0
  let untold = 0

  /** What was kept on a day, dropped since or not. */
  const keptOn = (day: number, key: string): Entry | undefined => {
    const found = kept.get(key)
    return found?.day === day ? found : undefined
  }

  const current = (key: string): CachedAnswer | undefined => {
    const found = keptOn(dayNumberOf(clock()), key)
    if (!found || changes.since(found.edition, found.concerned)) return undefined
    found.edition = changes.edition()
    tighten(found)
    return found.answer
  }

  function keep(key: string, made: Omit<Entry, 'tight'>, dropped: Entry | undefined): void {
    if (made.answer !== dropped?.answer) return void kept.set(key, { ...made, tight: false })
    // Not set again: it is as old as when it was made.
    Object.assign(dropped, made)
    tighten(dropped)
    unchanged += 1
  }

  async function makeAndKeep(key: string, make: Make, begun: typeof making): Promise<CachedAnswer> {
    const edition = changes.edition()
    const day = dayNumberOf(clock())
    const dropped = keptOn(day, key)
    try {
      const { answer, tags } = await make(dropped?.answer)
      const concerned = concernedBy(tags)
      if (answer.status === 200 && !changes.since(edition, concerned))
        keep(key, { answer, concerned, edition, day }, dropped)
      return answer
    } finally {
      begun.delete(key)
    }
  }

  return {
    ready(encoding, address) {
      const found = current(keyOf(encoding, address))
      if (found?.lines === undefined) return undefined
      hits += 1
      return found
    },
    async answer(encoding, address, make) {
      const key = keyOf(encoding, address)
      const found = current(key)
      if (found) {
        hits += 1
        return found
      }
      misses += 1
      const begun = making
      const awaited = begun.get(key) ?? makeAndKeep(key, make, begun)
      begun.set(key, awaited)
      return awaited
    },
    changed(tags, isUntold = false) {
      if (isUntold) untold += 1
      changes.note(tags)
      // Who asks from now on does not wait for what was begun before: nobody knows yet what that shows.
      making = new Map()
    },
    drop() {
      changes.drop()
      making = new Map()
    },
    figures: () => ({ answers: kept.size, bytes: kept.calculatedSize, hits, misses, unchanged, untold }),
  }
}
