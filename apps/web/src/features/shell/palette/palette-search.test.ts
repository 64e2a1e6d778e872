import { match } from 'pinyin-pro'
import { describe, expect, test } from 'vitest'
import { search, type Spelling } from './palette-search.ts'

const spelling: Spelling = (text, typed) => match(text, typed, { continuous: true })
const entries = [
  { title: '工作台', otherTitle: 'Workbench' },
  { title: '产品管理', otherTitle: 'Products' },
  { title: '锁定屏幕', otherTitle: 'Lock the screen' },
  { title: '字典管理', otherTitle: 'Dictionaries' },
]
const titles = (typed: string) => search(entries, typed, spelling).map(({ entry }) => entry.title)

describe('the palette finds a page', () => {
  test.each([
    ['by its title', '产品'],
    ['by pinyin in full', 'chanpinguanli'],
    ['by the beginning of pinyin', 'chanp'],
    ['by initials', 'cpgl'],
    ['by both mixed', 'chanpgl'],
    ['by its title in the other language, in any case', 'PROD'],
  ])('%s', (_, typed) => expect(titles(typed)).toEqual(['产品管理']))

  test('by the other sound of a character that has two', () => {
    const reset = [{ title: '重置密码', otherTitle: 'Reset password' }]
    expect(search(reset, 'chongzhi', spelling)).toHaveLength(1)
    expect(search(reset, 'cz', spelling)).toHaveLength(1)
  })

  test('and puts what begins with it before what only contains it', () => {
    expect(titles('gl')).toEqual(['产品管理', '字典管理'])
    expect(titles('管理')).toEqual(['产品管理', '字典管理'])
    expect(titles('g')[0]).toBe('工作台')
  })

  test('and marks what was typed', () => {
    expect(search(entries, 'sdpm', spelling)[0]?.marks).toEqual([0, 1, 2, 3])
    expect(search(entries, '屏幕', spelling)[0]?.marks).toEqual([2, 3])
  })

  test('also while the dictionary of pinyin is still loading, though not by pinyin', () => {
    expect(search(entries, '工作', undefined)).toHaveLength(1)
    expect(search(entries, 'gzt', undefined)).toEqual([])
  })

  test('and nothing where there is nothing', () => expect(titles('没有这个')).toEqual([]))

  test('and shows all of them, in their order, before anything is typed', () => {
    expect(titles(' ')).toEqual(entries.map(({ title }) => title))
  })
})
