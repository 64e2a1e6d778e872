import { expect, it } from 'vitest'
import { abridged, breadcrumbLd, isId, orNull, sentences, shareImage } from './page-data.ts'

it('cuts a description at the end of a sentence where there is one', () => {
  const sentence = '三元流叶轮整体精铸，水力效率高。'
  expect(abridged(sentence.repeat(3), 40)).toBe(sentence.repeat(2))
  expect(abridged('一'.repeat(50), 40)).toBe(`${'一'.repeat(40)}…`)
  expect(abridged('  short\n text ', 40)).toBe('short text')
})

it('joins sentences as their language does, and adds no full stop where one is', () => {
  expect(sentences('zh-cn', '按产业与地区筛选。', '', ' 共 12 家企业 ')).toBe('按产业与地区筛选。共 12 家企业。')
  expect(sentences('zh-cn', '真的吗？', '他说：“是。”', '好')).toBe('真的吗？他说：“是。”好。')
  expect(sentences('en', 'By industry and region.', '12 enterprises')).toBe('By industry and region. 12 enterprises.')
  expect(sentences('en', '', '')).toBe('')
})

it('names pages and pictures in the language of the page, and in no other', () => {
  const items = (language: 'zh-cn' | 'en') => JSON.stringify(breadcrumbLd('', language, [{ name: 'x', to: '/a?id=1' }]))
  expect(items('en')).toContain('"/a?id=1&lang=en"')
  expect(items('zh-cn')).not.toContain('lang=')
  expect(shareImage('showroom', '', 'zh-cn')).toBe('/share/showroom.jpg')
  expect(shareImage('hall', 'region-33', 'en')).toBe('/share/hall-region-33.jpg?lang=en')
})

it('takes only what can be an identifier', () => {
  expect(['1', '900', '0', '-1', '1e3', "1' or 1=1", ''].filter(isId)).toEqual(['1', '900'])
})

it('reads a refusal as "not there", and nothing else', async () => {
  const refusal = Object.assign(new Error('gone'), { code: 'A0404' })
  await expect(orNull(Promise.reject(refusal))).resolves.toBeNull()
  await expect(orNull(Promise.reject(new Error('down')))).rejects.toThrow('down')
})
