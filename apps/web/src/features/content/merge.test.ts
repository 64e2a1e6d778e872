import { expect, it } from 'vitest'
import { differencesOf, withFields } from './merge.ts'

interface Pump {
  name: string
  unit: string
  note: string
  cover: { fileId: string; token: string } | null
}
const base: Pump = { name: '泵', unit: '台', note: '', cover: { fileId: '7', token: 'a' } }
const fingerprint = ({ cover, ...rest }: Pump): string => JSON.stringify([rest, cover?.fileId])

it('tells which version changed what, and nothing of what is the same', () => {
  const mine = { ...base, name: '我的泵', note: '我的' }
  const theirs = { ...base, name: '对方的泵', unit: '套', cover: { fileId: '7', token: 'signed anew' } }
  expect(differencesOf({ base, mine, theirs, fingerprint })).toEqual([
    { field: 'name', mine: '我的泵', theirs: '对方的泵', changed: 'both' },
    { field: 'unit', mine: '台', theirs: '套', changed: 'theirs' },
    { field: 'note', mine: '我的', theirs: '', changed: 'mine' },
  ])
})

it('puts the chosen fields of the other version into one’s own, and touches neither', () => {
  const mine = { ...base, name: '我的泵' }
  const theirs = { ...base, name: '对方的泵', unit: '套' }
  expect(withFields(mine, theirs, ['unit'])).toEqual({ ...base, name: '我的泵', unit: '套' })
  expect(withFields(mine, theirs, [])).toBe(mine)
  expect([mine.unit, theirs.name]).toEqual(['台', '对方的泵'])
})

it('takes a list as a whole', () => {
  const sides = { base: ['a'], mine: ['a', 'b'], theirs: ['a', 'c'], fingerprint: JSON.stringify }
  expect(differencesOf(sides)).toEqual([{ field: '', mine: ['a', 'b'], theirs: ['a', 'c'], changed: 'both' }])
  expect(withFields(sides.mine, sides.theirs, [''])).toBe(sides.theirs)
  expect(differencesOf({ ...sides, theirs: ['a', 'b'] })).toEqual([])
})
