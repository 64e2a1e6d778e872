import { expect, it } from 'vitest'
import { titleOfFile } from './video-draft.ts'

it.each([
  ['磁力泵_装配演示.mp4', '磁力泵 装配演示'],
  ['Pump v1.2 (final).MOV', 'Pump v1.2 (final)'],
  ['无结尾', '无结尾'],
  ['', ''],
  [`${'长'.repeat(100)}.mp4`, '长'.repeat(80)],
])('a video of the file %j begins with the title %j', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})
