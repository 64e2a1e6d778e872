/** Where bytes lie. The port; `storage/disk.ts` is the default behind it, `storage/s3.ts` the other. */
import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both inclusive, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

export interface Stored {
  bytes: number
  modifiedAt: Date
}

/** There is no room left. What was to be stored is not; everything else is as it was. */
export class StorageFullError extends Error {
  constructor(cause: unknown) {
    super('the storage is full', { cause })
    this.name = 'StorageFullError'
  }
}

/** Keys are paths of lower-case words, e.g. `picture/1f…/640.webp`; anything else is refused. */
export interface Storage {
  /** Stores whole or not at all; an existing key is replaced in one step. StorageFullError when there is no room. */
  put(key: string, content: Readable | Uint8Array): Promise<void>
  /** Size and time, null when the key is unknown. */
  stat(key: string): Promise<Stored | null>
  /** The bytes, or a range of them. Rejects when the key is unknown. */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** The whole content. Rejects when the key is unknown. */
  read(key: string): Promise<Buffer>
  exists(key: string): Promise<boolean>
  /** Removes a key, or everything under a prefix that ends in '/'. Unknown keys are no error. */
  delete(key: string): Promise<void>
  /** Throws when nothing can be written. */
  probe(): Promise<void>
}

const KEY = /^(?:[a-z0-9][a-z0-9._-]{0,99}\/)*[a-z0-9][a-z0-9._-]{0,99}\/?$/

/** Throws unless `key` is well formed: no dots that climb, no separators of other systems, no absolute paths. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
}
