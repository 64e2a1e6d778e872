import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../storage.ts'
import { createDiskStorage } from './disk.ts'

let folder: string
let storage: Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  storage = createDiskStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('storage on disk', () => {
  test('What is put can be read, whole and in ranges', async () => {
    await storage.put('a/b.txt', Buffer.from('0123456789'))
    expect(await text(await storage.get('a/b.txt'))).toBe('0123456789')
    expect(await text(await storage.get('a/b.txt', { start: 2, end: 4 }))).toBe('234')
    expect(await storage.stat('a/b.txt')).toMatchObject({ bytes: 10 })
  })

  test('A stream that breaks leaves nothing behind, not even a half', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('cut')
      })(),
    )
    await expect(storage.put('c/d.txt', broken)).rejects.toThrow('cut')
    expect(await storage.exists('c/d.txt')).toBe(false)
    expect(await readdir(join(folder, 'c'))).toEqual([])
  })

  test('Keys cannot climb out of the folder', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', 'A', 'a\\b', 'a/..', '', 'a\0b']) {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
    }
  })

  test('A prefix is removed with everything under it; unknown keys are no error', async () => {
    await storage.put('e/f/1', Buffer.from('x'))
    await storage.put('e/g/1', Buffer.from('x'))
    await storage.delete('e/f/')
    await storage.delete('nowhere')
    expect([await storage.exists('e/f/1'), await storage.exists('e/g/1')]).toEqual([false, true])
    await storage.probe()
  })
})
