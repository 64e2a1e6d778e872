import { expect, it } from 'vitest'
import { abridged, isId, orNull } from './page-data.ts'

it('cuts a description at the end of a sentence where there is one', () => {
  const sentence = '三元流叶轮整体精铸，水力效率高。'
  expect(abridged(sentence.repeat(3), 40)).toBe(sentence.repeat(2))
  expect(abridged('一'.repeat(50), 40)).toBe(`${'一'.repeat(40)}…`)
  expect(abridged('  short\n text ', 40)).toBe('short text')
})

it('takes only what can be an identifier', () => {
  expect(['1', '900', '0', '-1', '1e3', "1' or 1=1", ''].filter(isId)).toEqual(['1', '900'])
})

it('reads a refusal as "not there", and nothing else', async () => {
  const refusal = Object.assign(new Error('gone'), { code: 'A0404' })
  await expect(orNull(Promise.reject(refusal))).resolves.toBeNull()
  await expect(orNull(Promise.reject(new Error('down')))).rejects.toThrow('down')
})
