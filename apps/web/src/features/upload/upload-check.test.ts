import { uploadFormats, uploadKinds, uploadMaxBytes } from '@portal/contract/file'
import { expect, test } from 'vitest'
import { isSameFile } from './kept-upload.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { endingsOf, reasonAgainst } from './upload-check.ts'

test.each([
  [0, '0 kB'],
  [1536, '1.5 kB'],
  [3.44 * 1024 * 1024, '3.4 MB'],
  [100 * 1024 * 1024, '100 MB'],
  [2 * 1024 ** 3, '2 GB'],
])('%d bytes read as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})

test('A file of the right ending and size may be tried; every other one is refused with the reason', () => {
  const file = { name: '演示.MP4', size: 1000 }
  expect(reasonAgainst('video', file, 'zh-cn')).toBeNull()
  expect(reasonAgainst('video', { ...file, size: uploadMaxBytes.video }, 'zh-cn')).toBeNull()
  expect(reasonAgainst('video', { ...file, size: uploadMaxBytes.video + 1 }, 'zh-cn')).toContain('2 GB')
  expect(reasonAgainst('video', { ...file, size: 0 }, 'zh-cn')).toContain('空')
  expect(reasonAgainst('model', file, 'en')).toBe('Files of this kind are not taken. Please choose GLB, glTF')
  expect(reasonAgainst('video', { ...file, name: 'mp4' }, 'en')).toContain('MP4, MOV')
  expect(endingsOf('captions')).toEqual(['vtt'])
})

test.for(uploadKinds)('Every format that is named for %s is one that is taken', (kind) => {
  for (const format of uploadFormats[kind]) {
    expect(reasonAgainst(kind, { name: `文件.${format}`, size: 1 }, 'zh-cn')).toBeNull()
  }
})

test('A file counts as the same only when name, size and time of change agree', () => {
  const kept = { address: '/x', name: 'a.mp4', bytes: 10, modifiedAt: 5 }
  const file = { name: 'a.mp4', size: 10, lastModified: 5 }
  expect(isSameFile(kept, file)).toBe(true)
  for (const other of [{ name: 'b.mp4' }, { size: 11 }, { lastModified: 6 }]) {
    expect(isSameFile(kept, { ...file, ...other })).toBe(false)
  }
})
