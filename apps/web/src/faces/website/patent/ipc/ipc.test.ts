import { describe, expect, test } from 'vitest'
import { explainIpc, classificationName } from './ipc.ts'

const levels = (symbol: string) => explainIpc([symbol], 'zh-cn')[0]?.levels.map((level) => level.symbol)

describe('a class of a patent', () => {
  test('is explained level by level, from the section to the group', () => {
    expect(levels('F04D29/22')).toEqual(['F', 'F04', 'F04D', '29/00', '29/22'])
    expect(levels('F04D 13/00')).toEqual(['F', 'F04', 'F04D', '13/00'])
    expect(explainIpc(['F04D29/22'], 'en')[0]?.levels.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Mechanical engineering/),
      expect.stringMatching(/liquids/),
      expect.stringMatching(/[Pp]ump/),
      expect.stringMatching(/^[A-Z]/),
      expect.stringMatching(/main group/),
    ])
  })

  test('says where a group is explained that has no words here', () => {
    const group = explainIpc(['F04D9999/10'], 'zh-cn')[0]?.levels.at(-1)
    expect(group).toEqual({ symbol: '9999/10', name: expect.stringContaining('国家知识产权局') })
  })

  test('of a design is a class of its own classification', () => {
    expect(explainIpc(['12-07'], 'zh-cn')).toEqual([
      { symbol: '12-07', levels: [{ symbol: '12', name: '运输或提升工具' }] },
    ])
  })

  test('that is none is explained as nothing', () => {
    for (const symbol of ['', 'constructor', '99-99', 'I01A 1/00']) expect(levels(symbol)).toEqual([])
    expect(classificationName('Z99Z', 'zh-cn')).toBeNull()
  })
})
