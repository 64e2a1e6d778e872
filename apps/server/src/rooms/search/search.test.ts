import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { contentWithdraw } from '@portal/contract/product-own'
import { searchSuggest } from '@portal/contract/search'
import { basics, createProduct, publishProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const suggest = (keywords: string) => world.anonymous.call(searchSuggest, { query: { keywords } })
const publish = (name: string, nameEn = '') =>
  publishProduct(world.as.demo, world.as.operator, { name, nameEn, model: `M-${name}` })
const products = async (keywords: string) => (await suggest(keywords)).products.map(({ name }) => name)
const nothing = { products: [], enterprises: [], patents: [], halls: [] }

describe('suggestions while somebody types', () => {
  test('name products by unfinished words, in both languages, those that begin with them first', async () => {
    const inner = await publish('大流量磁悬浮鼓风机', 'High-flow maglev blower')
    const first = await publish('磁悬浮鼓风机', 'Maglev blower')
    for (const keywords of ['磁悬', '磁悬浮', '磁悬浮鼓', 'ＭＡＧＬＥＶ', 'maglev bl', ' maglev  blo ']) {
      const found = (await suggest(keywords)).products.map(({ id }) => id)
      expect([keywords, found]).toEqual([keywords, [first, inner]])
    }
    expect(await products('鼓风机 大流')).toEqual(['大流量磁悬浮鼓风机'])
    const [line] = (await suggest('磁悬')).products
    expect(line).toMatchObject({ nameEn: 'Maglev blower', enterpriseName: enterprises.ours })
  })

  test('name enterprises and halls in which somebody stands, and say which words matched', async () => {
    const ours = await suggest('启明泵')
    expect(ours.enterprises).toMatchObject([{ id: world.ids.enterprises.ours, name: enterprises.ours }])
    expect(ours.terms).toContain('泵')
    const { halls } = await suggest('装备')
    expect(halls).toEqual([
      { kind: 'industry', key: '03', title: '新装备制造业', titleEn: 'New equipment manufacturing' },
    ])
    expect((await suggest('equip')).halls).toEqual(halls)
    expect((await suggest('西藏')).halls).toEqual([])
  })

  test('name public patents by the beginning of their number, however it is written', async () => {
    const { demo, operator } = world.as
    const shown = await registerPatent(demo, enterprises.ours, '一种已公开的导叶')
    const secret = await registerPatent(demo, enterprises.ours, '一种未公开的导叶')
    await publishProduct(demo, operator, { patents: [{ patentId: shown.id }] })
    const begun = (number: string) => number.slice(2, 14)
    for (const keywords of [
      shown.number,
      begun(shown.number),
      `zl ${begun(shown.number)}`,
      `CN${begun(shown.number)}`,
    ]) {
      const { patents } = await suggest(keywords)
      expect([keywords, patents.map(({ id }) => id)]).toEqual([keywords, [shown.id]])
    }
    expect((await suggest(begun(secret.number))).patents).toEqual([])
    expect((await suggest(shown.number.slice(2, 7))).patents).toEqual([])
  })

  test('are eight at most', async () => {
    for (let number = 1; number <= 10; number += 1) await publish(`八行压缩机 ${number} 型`)
    expect((await products('八行压缩')).length).toBe(8)
  })

  test('never name drafts, what was withdrawn, or anything of a suspended enterprise', async () => {
    const { demo, operator, stranger } = world.as
    await createProduct(demo, { ...basics(), name: '未审核的换热器' })
    const withdrawn = await publish('撤下的换热器')
    await demo.call(contentWithdraw, { body: { productId: withdrawn, kind: 'basics' } })
    await publishProduct(stranger, operator, { name: '停用企业的换热器' })
    expect(await products('换热')).toEqual(['停用企业的换热器'])
    expect((await suggest('远山传')).enterprises).toHaveLength(1)
    await operator.call(enterpriseSuspend, { body: { id: world.ids.enterprises.theirs, reason: '资质存疑' } })
    await until('its products to go', async () => (await products('换热')).length === 0)
    expect(await suggest('远山传')).toMatchObject(nothing)
    expect((await suggest(enterprises.waiting)).enterprises).toEqual([])
  })

  test('take whatever is typed as text', async () => {
    for (const keywords of [
      '',
      ' ',
      'a',
      '，。',
      '%',
      '_',
      `'`,
      `' | 'a`,
      '\\',
      ':*',
      '& !',
      'CN',
      'ZL2021%',
      '泵'.repeat(100),
    ])
      expect([keywords, (await suggest(keywords)).patents]).toEqual([keywords, []])
    expect(await suggest('%')).toEqual({ ...nothing, terms: [] })
    await expect(suggest('泵'.repeat(101))).rejects.toMatchObject({ code: 'A0400' })
    await expect(suggest('泵\u0000')).rejects.toMatchObject({ code: 'A0400' })
  })
})
