/** Storage on a local disk: written beside, made durable, then put in place in one step. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertKey, type Storage, StorageFullError } from '../storage.ts'

/** No room on the disk, or none left for this user. */
const explained = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    ? new StorageFullError(error)
    : error
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; there the rename alone has to do.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Storage in `folder`, which is made when missing. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    assertKey(key)
    return join(folder, ...key.split('/'))
  }

  async function write(path: string, content: Readable | Uint8Array): Promise<void> {
    const chunks = content instanceof Uint8Array ? Readable.from([content]) : content
    // `flush` makes it durable before it is closed.
    await pipeline(chunks, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  }

  const storage: Storage = {
    async put(key, content) {
      const path = pathOf(key)
      const temporary = `${path}.${randomUUID()}.part`
      try {
        await mkdir(dirname(path), { recursive: true })
        await write(temporary, content)
        await rename(temporary, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw explained(error)
      }
    },
    async stat(key) {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async get(key, range) {
      const path = pathOf(key)
      const handle = await open(path, 'r')
      return createReadStream(path, range === undefined ? { fd: handle } : { fd: handle, ...range })
    },
    read: (key) => readFile(pathOf(key)),
    exists: async (key) => (await storage.stat(key)) !== null,
    delete: (key) => rm(pathOf(key.replace(/\/$/, '')), { recursive: key.endsWith('/'), force: true }),
    async probe() {
      const key = `probe-${randomUUID()}`
      await storage.put(key, new Uint8Array([1]))
      await storage.delete(key)
    },
  }
  return storage
}
