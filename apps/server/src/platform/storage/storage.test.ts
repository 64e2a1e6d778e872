import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { startS3Server } from '@portal/testkit/s3-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../storage.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage } from './s3.ts'

interface Opened {
  storage: Storage
  /** Names that lie where half-written things would, if that can be seen. */
  leftIn(prefix: string): Promise<string[]>
  close(): Promise<void>
}

async function openDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  return {
    storage: createDiskStorage(folder),
    leftIn: (prefix) => readdir(join(folder, prefix)).catch(() => []),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function openS3(): Promise<Opened> {
  const server = await startS3Server()
  const storage = createS3Storage(server.configuration)
  return {
    storage,
    leftIn: async () => [],
    async close() {
      storage.close()
      await server.close()
    },
  }
}

const MEBIBYTE = 1024 * 1024

/** A stream of unknown length whose every megabyte differs. */
const megabytes = (count: number): Readable =>
  Readable.from(
    (function* () {
      for (let index = 0; index < count; index += 1) yield Buffer.alloc(MEBIBYTE, index)
    })(),
    { objectMode: false },
  )

const broken = (after: number): Readable =>
  Readable.from(
    (async function* () {
      for (let index = 0; index < after; index += 1) yield Buffer.alloc(MEBIBYTE)
      throw new Error('cut')
    })(),
  )

describe.each([
  { where: 'on a disk', open: openDisk },
  { where: 'in a bucket', open: openS3 },
])('storage $where', ({ open }) => {
  let opened: Opened
  let storage: Storage
  beforeAll(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterAll(() => opened.close())

  test('What is put can be read, whole and in ranges', async () => {
    await storage.put('a/b.txt', Buffer.from('0123456789'))
    expect(await text(await storage.get('a/b.txt'))).toBe('0123456789')
    expect(await text(await storage.get('a/b.txt', { start: 2, end: 4 }))).toBe('234')
    expect(await text(await storage.get('a/b.txt', { start: 9, end: 9 }))).toBe('9')
    expect((await storage.read('a/b.txt')).toString()).toBe('0123456789')
    const stored = await storage.stat('a/b.txt')
    expect(stored?.bytes).toBe(10)
    expect(Math.abs((stored?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  test('What is put again is replaced', async () => {
    await storage.put('a/again', Buffer.from('before'))
    await storage.put('a/again', Buffer.from('after'))
    expect((await storage.read('a/again')).toString()).toBe('after')
  })

  test('A stream of unknown length arrives whole, whether short, long or empty', async () => {
    await storage.put('s/long', megabytes(19))
    expect((await storage.stat('s/long'))?.bytes).toBe(19 * MEBIBYTE)
    const across = await buffer(await storage.get('s/long', { start: 8 * MEBIBYTE - 2, end: 8 * MEBIBYTE + 1 }))
    expect([...across]).toEqual([7, 7, 8, 8])
    await storage.put('s/short', Readable.from([Buffer.from('ab'), Buffer.from('c')], { objectMode: false }))
    expect((await storage.read('s/short')).toString()).toBe('abc')
    await storage.put('s/empty', Readable.from([], { objectMode: false }))
    expect(await storage.stat('s/empty')).toMatchObject({ bytes: 0 })
  })

  test.each([1, 12])('A stream that breaks after %i MB leaves nothing behind, not even a half', async (after) => {
    await expect(storage.put('c/d.txt', broken(after))).rejects.toThrow('cut')
    expect(await storage.exists('c/d.txt')).toBe(false)
    expect(await opened.leftIn('c')).toEqual([])
  })

  test('A stream that breaks leaves what was there before', async () => {
    await storage.put('kept/file', Buffer.from('before'))
    await expect(storage.put('kept/file', broken(12))).rejects.toThrow('cut')
    expect((await storage.read('kept/file')).toString()).toBe('before')
  })

  test('What is not there is said to be missing, and cannot be read', async () => {
    expect(await storage.stat('nowhere')).toBeNull()
    expect(await storage.exists('a')).toBe(false)
    await expect(storage.get('nowhere')).rejects.toThrow(/ENOENT|key does not exist/)
    await expect(storage.read('nowhere')).rejects.toThrow(/ENOENT|key does not exist/)
  })

  test('Keys cannot climb out of the folder', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', 'A', 'a\\b', 'a/..', '', 'a\0b']) {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
      await expect((async () => storage.delete(key))()).rejects.toThrow('not a storage key')
    }
  })

  test('A prefix is removed with everything under it; unknown keys are no error', async () => {
    for (let index = 0; index < 40; index += 1) await storage.put(`e/f/${index}`, Buffer.from('x'))
    await storage.put('e/g/1', Buffer.from('x'))
    await storage.put('e/fa', Buffer.from('x'))
    await storage.delete('e/f/')
    await storage.delete('nowhere')
    await storage.delete('nowhere/')
    expect([await storage.exists('e/f/1'), await storage.exists('e/f/39')]).toEqual([false, false])
    expect([await storage.exists('e/g/1'), await storage.exists('e/fa')]).toEqual([true, true])
    await storage.probe()
  })
})

describe('storage in a bucket', () => {
  test('A wrong key or a bucket that does not exist fails the probe', async () => {
    const server = await startS3Server()
    for (const { change, why } of [
      { change: { accessKey: 'nobody', secretKey: 'wrong' }, why: /Access ?Key/i },
      { change: { bucket: 'somewhere-else' }, why: 'bucket' },
    ]) {
      const storage = createS3Storage({ ...server.configuration, ...change })
      await expect(storage.probe()).rejects.toThrow(why)
      storage.close()
    }
    await server.close()
  })
})
