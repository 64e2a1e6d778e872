import { publishProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'

const searchFor = (words: string, more = '') => `/website/product?keywords=${encodeURIComponent(words)}${more}`

describe('the search of the website', () => {
  test('leads from a patent’s number to its products and its page, without script', async ({ open, stage }) => {
    const { id: patentId, number } = await registerPatent(stage.as.demo, enterprises.ours, '一种按号可查的叶轮')
    await publishProduct(stage.as.demo, stage.as.operator, { name: '按号可查的泵', patents: [{ patentId }] })
    const { page } = await open(null, { javaScript: false })
    await page.goto(searchFor(`ZL ${number.slice(2, 6)} ${number.slice(6, 7)} ${number.slice(7)}`))
    expect(await page.getByRole('heading', { level: 2, name: '按号可查的泵' }).count()).toBe(1)
    await page.getByRole('link', { name: /一种按号可查的叶轮$/ }).click()
    await page.waitForURL(`**/website/product/patent?id=${patentId}`)
  })

  test('names enterprises beside the products, in both languages and without script', async ({ open, stage }) => {
    await publishProduct(stage.as.stranger, stage.as.operator, { name: '无关的阀门' })
    const { page } = await open(null, { javaScript: false })
    await page.goto(searchFor('远山传动'))
    await page.getByRole('link', { name: '全部匹配企业' }).click()
    await page.waitForURL(/\/website\/enterprise\?keywords=/)
    await page.goto(searchFor('远山传动', '&lang=en'))
    expect(await page.getByRole('link', { name: 'All matching enterprises' }).count()).toBe(1)
    await page.getByRole('main').getByRole('link', { name: enterprises.theirs }).first().click()
    await page.waitForURL(`**/website/enterprise/detail?id=${stage.ids.enterprises.theirs}&lang=en`)
  })

  test('names no enterprise that is not on the website, and none for words that no name holds', async ({ open }) => {
    const { page } = await open(null, { javaScript: false })
    for (const words of [enterprises.waiting, '量子通信卫星']) {
      await page.goto(searchFor(words))
      expect([words, await page.getByRole('link', { name: '全部匹配企业' }).count()]).toEqual([words, 0])
    }
  })
})
