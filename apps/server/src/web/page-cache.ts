/**
 * Answers of the website, kept as they are sent: the same bytes for everybody. None of them is sent any more once anything
 * that pages show has changed (migrations/0042_page.sql); an answer that was begun before that is sent, but not kept.
 * Most pages do not show what has changed: whoever asks next has the data read anew, and the same data is the same page.
 * With the day, everything is made anew: the same data say another thing of a patent's life or a certificate's validity.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { dayNumberOf, now } from '../platform/clock.ts'
import { type Encoding, encodeTightly } from './compress.ts'

/** An answer that may be sent to anybody who accepts its encoding. */
export interface KeptAnswer {
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

export type Make = (dropped: KeptAnswer | undefined) => Promise<KeptAnswer>

export interface PageCache {
  /** The kept answer of an address, if it has gone out before. */
  ready(encoding: Encoding | undefined, address: string): KeptAnswer | undefined
  /**
   * The kept answer, or the one that `make` gives; whoever asks for the same meanwhile waits for the same. `make` may give
   * back `dropped`, the answer that was kept here before something changed, when that would not be another now.
   * Only answers of status 200 are kept: addresses of what is not there would fill it with nothing.
   */
  answer(encoding: Encoding | undefined, address: string, make: Make): Promise<KeptAnswer>
  /** What pages show has changed, or may have. */
  drop(): void
  figures(): { answers: number; bytes: number; hits: number; misses: number; unchanged: number }
}

const MOST_BYTES = 64 * 1024 * 1024
/** No form is shown with an older stamp. */
const LONGEST_MS = 10 * 60_000

/** Weak: the quick and the tight form of a page share it. */
export const etagOf = (content: Buffer | string): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`

const keyOf = (encoding: Encoding | undefined, address: string): string => `${encoding ?? ''} ${address}`

interface Entry {
  answer: KeptAnswer
  /** Of all that pages show; an older one is dropped. */
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

/** Makes the cache of one process. */
export function createPageCache(clock: () => Date = now): PageCache {
  const kept = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }, key) => answer.content.length + key.length + 512,
    ttl: LONGEST_MS,
  })
  let edition = 0
  let making = new Map<string, Promise<KeptAnswer>>()
  let hits = 0
  let misses = 0
  let unchanged = 0

  /** What was kept on a day, dropped since or not. */
  const keptOn = (day: number, key: string): Entry | undefined => {
    const found = kept.get(key)
    return found?.day === day ? found : undefined
  }

  const current = (key: string): KeptAnswer | undefined => {
    const found = keptOn(dayNumberOf(clock()), key)
    if (found?.edition !== edition) return undefined
    tighten(found)
    return found.answer
  }

  function keep(key: string, { answer, day }: Pick<Entry, 'answer' | 'day'>, dropped: Entry | undefined): void {
    if (answer !== dropped?.answer) return void kept.set(key, { answer, edition, day, tight: false })
    // Not set again: it is as old as when it was made.
    dropped.edition = edition
    tighten(dropped)
    unchanged += 1
  }

  async function makeAndKeep(key: string, make: Make): Promise<KeptAnswer> {
    const begun = making
    const day = dayNumberOf(clock())
    const dropped = keptOn(day, key)
    try {
      const answer = await make(dropped?.answer)
      if (begun === making && answer.status === 200) keep(key, { answer, day }, dropped)
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
      const awaited = making.get(key) ?? makeAndKeep(key, make)
      making.set(key, awaited)
      return awaited
    },
    drop() {
      edition += 1
      making = new Map()
    },
    figures: () => ({ answers: kept.size, bytes: kept.calculatedSize, hits, misses, unchanged }),
  }
}
