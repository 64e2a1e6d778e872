import { getPicDetail, picSave } from '@portal/contract/product-content'
import { productGet, productSave } from '@portal/contract/product-own'
import { basics, createProduct } from '@portal/testkit/factories'
import type { Locator } from 'playwright-core'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { pictureOnDisk, toast } from '../support/gestures.ts'

/** Opens the form of a product and answers it. */
async function openForm({ page, visit }: Window, productId: string): Promise<Locator> {
  await visit(`/myEnt/productManage?edit=${productId}`)
  return page.getByRole('dialog', { name: '编辑产品资料' })
}

const theirs = '叶轮材料改为双相不锈钢。'
const mine = '密封改为双端面机械密封。'

describe('two editors of one product', () => {
  test('the second one reads the other version and gets the own text back', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const [first, second] = await Promise.all([open('editor'), open('demo')])
    const [formOfFirst, formOfSecond] = [await openForm(first, productId), await openForm(second, productId)]
    await formOfSecond.getByLabel('技术特点').fill(mine)
    await formOfFirst.getByLabel('技术特点').fill(theirs)
    await formOfFirst.getByRole('button', { name: '保存草稿' }).click()
    await toast(first.page, '草稿已保存')

    await formOfSecond.getByRole('button', { name: '保存草稿' }).click()
    const question = second.page.getByRole('dialog', { name: '有人先保存了新的版本' })
    await question.getByText('周编辑').waitFor()
    await question.getByRole('button', { name: '查看对方的版本' }).click()
    await second.page.waitForFunction(
      (text) => [...document.querySelectorAll('textarea')].some((area) => area.value === text),
      theirs,
    )
    await formOfSecond.getByRole('button', { name: '恢复草稿' }).click()
    expect(await formOfSecond.getByLabel('技术特点').inputValue()).toBe(mine)
  })

  test('the second one may save over it, knowingly', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const second = await open('demo')
    const form = await openForm(second, productId)
    await form.getByLabel('技术特点').fill(mine)
    await stage.as.editor.call(productSave, { body: basics({ productId, features: theirs, submit: false }) })
    await form.getByRole('button', { name: '保存草稿' }).click()
    await second.page.getByRole('button', { name: '用我的内容覆盖' }).click()
    await toast(second.page, '草稿已保存')
    const { content, revision } = await stage.as.editor.call(productGet, { body: { productId } })
    expect([content.features, revision]).toEqual([mine, 3])
  })
})

describe('two editors of different fields', () => {
  test('are put together field by field, and what gave way can be taken back', async ({ open, stage }) => {
    const { demo, editor } = stage.as
    const name = '两人同改的泵'
    const { productId } = await createProduct(demo, { name, submit: false })
    const { page, visit, isAccessible } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('技术特点').fill(mine)
    await form.getByLabel('应用场景').fill('海水淡化。')
    const summary = '对方改写的简介。'
    await editor.call(productSave, { body: basics({ productId, name, features: theirs, summary, submit: false }) })
    await form.getByRole('button', { name: '保存草稿' }).click()

    const question = page.getByRole('dialog', { name: '有人先保存了新的版本' })
    const field = (label: RegExp) => question.getByRole('group', { name: label })
    await field(/^技术特点/)
      .getByText('双方都改过')
      .waitFor()
    await field(/^技术特点/)
      .getByText(theirs)
      .waitFor()
    await field(/^简介/).getByText('只有对方改过').waitFor()
    await field(/^应用场景/)
      .getByText('只有您改过')
      .waitFor()
    expect(await question.getByRole('group').count()).toBe(3)
    await isAccessible()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect((await demo.call(productGet, { body: { productId } })).revision).toBe(2)
    expect(await form.getByLabel('技术特点').inputValue()).toBe(mine)

    await form.getByRole('button', { name: '保存草稿' }).click()
    await field(/^技术特点/)
      .getByRole('radio', { name: /^对方的/ })
      .check()
    await question.getByRole('button', { name: '按所选保存' }).click()
    await toast(page, '草稿已保存')
    const { content, revision } = await demo.call(productGet, { body: { productId } })
    expect(revision).toBe(3)
    expect(content).toMatchObject({ features: theirs, summary, scenario: '海水淡化。' })
    await form.getByRole('button', { name: '恢复草稿' }).click()
    expect(await form.getByLabel('技术特点').inputValue()).toBe(mine)
  })
})

describe('two editors of the pictures of one product', () => {
  test('the second one reads the other version and gets the own words back, even after a reload', async ({
    open,
    stage,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    const alt = page.getByLabel('图片说明 第 1 张，共 1 张')
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    await page.locator('input[type=file]').setInputFiles([pictureOnDisk('front.png')])
    await alt.fill('正面')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await toast(page, '草稿已保存')

    await alt.fill('正面，带联轴器')
    const { pictures, revision } = await stage.as.editor.call(getPicDetail, { body: { productId } })
    const renamed = pictures.map(({ fileId }) => ({ fileId, alt: '正面，带底座' }))
    await stage.as.editor.call(picSave, { body: { productId, pictures: renamed, submit: false, revision } })
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByRole('button', { name: '查看对方的版本' }).click()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === '正面，带底座'),
    )
    await page.getByRole('button', { name: '恢复草稿' }).waitFor()

    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    expect(await alt.inputValue()).toBe('正面，带底座')
    await page.getByRole('button', { name: '恢复草稿' }).click()
    expect(await alt.inputValue()).toBe('正面，带联轴器')
  })
})
