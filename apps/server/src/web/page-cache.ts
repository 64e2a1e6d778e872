/**
 * Answers of the website, kept as they are sent: the same bytes for everybody. All of them are dropped when anything
 * that pages show has changed (migrations/0042_page.sql); an answer that was begun before that is sent, but not kept.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './compress.ts'

/** An answer that may be sent to anybody who accepts its encoding. */
export interface KeptAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  content: Buffer
  /** All header lines with which it went out, once it has. */
  lines?: readonly string[]
}

export interface PageCache {
  /** The kept answer of an address, if it has gone out before. */
  ready(encoding: Encoding | undefined, address: string): KeptAnswer | undefined
  /**
   * The kept answer, or the one that `make` gives; whoever asks for the same meanwhile waits for the same.
   * Only answers of status 200 are kept: addresses of what is not there would fill it with nothing.
   */
  answer(encoding: Encoding | undefined, address: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer>
  /** What pages show has changed, or may have. */
  drop(): void
  figures(): { answers: number; bytes: number; hits: number; misses: number }
}

const MOST_BYTES = 64 * 1024 * 1024
/** The remaining life of a patent and the state of an exhibition change with the clock alone. */
const LONGEST_MS = 10 * 60_000

/** Weak: the compressed forms of a page share it. */
export const etagOf = (content: Buffer): string => `W/"${createHash('sha1').update(content).digest('base64url')}"`

const keyOf = (encoding: Encoding | undefined, address: string): string => `${encoding ?? ''} ${address}`

/** Makes the cache of one process. */
export function createPageCache(): PageCache {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ content }, key) => content.length + key.length + 512,
    ttl: LONGEST_MS,
  })
  let making = new Map<string, Promise<KeptAnswer>>()
  let hits = 0
  let misses = 0

  async function makeAndKeep(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const begun = making
    try {
      const made = await make()
      if (begun === making && made.status === 200) kept.set(key, made)
      return made
    } finally {
      begun.delete(key)
    }
  }

  return {
    ready(encoding, address) {
      const found = kept.get(keyOf(encoding, address))
      if (found?.lines === undefined) return undefined
      hits += 1
      return found
    },
    async answer(encoding, address, make) {
      const key = keyOf(encoding, address)
      const found = kept.get(key)
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
      kept.clear()
      making = new Map()
    },
    figures: () => ({ answers: kept.size, bytes: kept.calculatedSize, hits, misses }),
  }
}
