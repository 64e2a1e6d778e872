import { searchPageByParam } from '@portal/contract/product-own'
import { createProduct } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'
import { settle } from '../support/browser.ts'

const word = '整批样机'

describe('somebody with more products than a page holds', () => {
  test('chooses the whole result, is told what it is, has it put away with progress, and undoes it', async ({
    open,
    stage,
  }) => {
    for (let made = 1; made <= 12; made += 1)
      await createProduct(stage.as.demo, { name: `${word} ${made}`, submit: false })
    const total = async (archived: boolean) =>
      (await stage.as.demo.call(searchPageByParam, { body: { keywords: word, archived } })).total
    const { page, visit, isAccessible } = await open('demo')
    await visit(`/myEnt/productManage?keywords=${encodeURIComponent(word)}`)
    const bar = page.getByRole('toolbar', { name: '批量操作' })
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await bar.getByText('已选 10 个产品').waitFor()
    await bar.getByRole('button', { name: '选择筛选结果的全部 12 个产品' }).click()
    await bar.getByText(`已选全部 12 个产品（关键词“${word}”）`).waitFor()
    await isAccessible()
    // A filter of its own is a choice of its own.
    await page.getByRole('listitem', { name: '2' }).click()
    await bar.waitFor({ state: 'detached' })
    await page.goBack()
    await settle(page)
    expect(await page.getByRole('checkbox', { name: '选择本页全部' }).isChecked()).toBe(false)

    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await bar.getByRole('button', { name: '选择筛选结果的全部 12 个产品' }).click()
    await bar.getByRole('button', { name: /^归\s?档$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^归\s?档$/ })
      .click()
    const progress = page.getByRole('region', { name: '批量处理进度' })
    await progress.getByText('归档完成：12 个产品').waitFor()
    expect([await total(false), await total(true)]).toEqual([0, 12])

    await progress.getByRole('button', { name: /^撤\s?销$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^撤\s?销$/ })
      .click()
    await progress.getByText('恢复完成：12 个产品').waitFor()
    expect([await total(false), await total(true)]).toEqual([12, 0])
    expect(await progress.getByRole('button', { name: /^撤\s?销$/ }).count()).toBe(0)
  })
})
