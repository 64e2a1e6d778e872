import type { Picture } from '@portal/contract/file'
import { expect, test } from 'vitest'
import { pictureDifferences } from './picture-differences.ts'

const picture = (fileId: string, alt = ''): Picture => ({
  fileId,
  alt,
  width: 640,
  height: 480,
  widths: [320],
  avif: false,
  placeholder: '',
  token: '',
})
const shown = (side: string | Picture | null) => (side === null || typeof side === 'string' ? side : side.fileId)
const told = (before: Picture[], after: Picture[]) =>
  pictureDifferences({ pictures: before }, { pictures: after }, (at) => `第 ${at} 位`).map((one) =>
    [one.item, one.field, shown(one.before), shown(one.after)].filter((word) => word !== ''),
  )

test('Pictures are told that were put in, taken out and moved, and the cover that changed with them', () => {
  const all = (ids: string) => [...ids].map((id) => picture(id))
  expect(told(all('abcd'), all('dabe'))).toEqual([
    ['cover', 'a', 'd'],
    ['第 1 位', 'order', '第 4 位', '第 1 位'],
    ['第 4 位', null, null, 'e'],
    ['第 3 位', null, 'c', null],
  ])
})

test('A picture described in other words is told with them, and says which it is', () => {
  const differences = pictureDifferences(
    { pictures: [picture('a', '正面')] },
    { pictures: [picture('a', '侧面')] },
    String,
  )
  expect(differences).toMatchObject([{ field: 'pictureAlt', before: '正面', after: '侧面', about: { fileId: 'a' } }])
})

test('Pictures that stand as they stood are not told, at whatever address', () => {
  expect(told([picture('a')], [{ ...picture('a'), token: '?s=1' }])).toEqual([])
  expect(told([], [])).toEqual([])
})
