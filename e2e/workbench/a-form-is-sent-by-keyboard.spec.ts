import { dictCreate, dictPage } from '@portal/contract/dict'
import { productGet, productSave } from '@portal/contract/product-own'
import { createProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

const SAVE = 'ControlOrMeta+s'
const SUBMIT = 'ControlOrMeta+Enter'

/** Counts what is sent to an address, and keeps the first waiting until it is let go. */
async function held(page: Page, { path }: { path: string }) {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**${path}`, async (route) => {
    sent += 1
    await letGo
    await route.continue()
  })
  return { count: () => sent, letGo: resolve }
}

/** Presses a key and answers whether the browser was kept from what it does with it. */
async function prevented(page: Page, key: string): Promise<boolean> {
  const told = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const listen = (event: KeyboardEvent): void => {
          if (event.key === 'Control' || event.key === 'Meta') return
          window.removeEventListener('keydown', listen, true)
          delete document.documentElement.dataset['listens']
          resolve(event.defaultPrevented)
        }
        window.addEventListener('keydown', listen, true)
        document.documentElement.dataset['listens'] = 'true'
      }),
  )
  await page.locator('html[data-listens]').waitFor()
  await page.keyboard.press(key)
  return told
}

describe('a form of the workbench', () => {
  test('saves its draft by Ctrl+S out of the field that is typed in, once, and is submitted by Ctrl+Enter', async ({
    open,
    stage,
  }) => {
    const { id } = await registerPatent(stage.as.demo, enterprises.ours, '一种键盘泵叶轮')
    const { productId } = await createProduct(stage.as.demo, { submit: false, patents: [{ patentId: id }] })
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    const features = form.getByLabel('技术特点')
    await features.fill('按键保存。')
    const saving = await held(page, productSave)
    await page.keyboard.press(SAVE)
    await form.locator('button[aria-busy]').waitFor()
    await page.keyboard.press(SAVE)
    await page.keyboard.press(SUBMIT)
    saving.letGo()
    await toast(page, '草稿已保存')
    expect(saving.count()).toBe(1)
    expect(await features.evaluate((field) => field === document.activeElement)).toBe(true)
    const { content } = await stage.as.demo.call(productGet, { body: { productId } })
    expect(content.features).toBe('按键保存。')

    await form.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
    await features.fill('按键提交。')
    await page.keyboard.press(SUBMIT)
    await toast(page, '已提交审核')
  })

  test('takes a number that was just typed', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('认定年度').fill('2025')
    await page.keyboard.press(SAVE)
    await toast(page, '草稿已保存')
    const { content } = await stage.as.demo.call(productGet, { body: { productId } })
    expect(content.recognitionYear).toBe(2025)
  })

  test('says its keys to assistive technology, and no page is saved as a file where there is none', async ({
    open,
    stage,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    const keysOf = (name: string) => form.getByRole('button', { name }).getAttribute('aria-keyshortcuts')
    expect(await keysOf('保存草稿')).toBe('Control+S Meta+S')
    expect(await keysOf('提交审核')).toBe('Control+Enter Meta+Enter')

    await visit('/dashboard')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await prevented(page, SAVE)).toBe(true)
    expect(await prevented(page, SUBMIT)).toBe(false)
  })
})

describe('a form of the console', () => {
  test('without drafts is submitted by either key, once, and not while a field is missing', async ({ open, stage }) => {
    const { page, visit } = await open('operator')
    await visit('/console/dict')
    await page.getByRole('button', { name: '新建字典' }).click()
    const form = page.getByRole('dialog', { name: '新建字典' })
    const saving = await held(page, dictCreate)
    await form.getByLabel('字典名称').fill('键盘字典')
    await page.keyboard.press(SAVE)
    await form.locator('.ant-form-item-has-error').first().waitFor()
    expect(saving.count()).toBe(0)

    await form.getByLabel('字典编码').fill('by_keyboard')
    await page.keyboard.press(SUBMIT)
    await form.locator('button[aria-busy]').waitFor()
    await page.keyboard.press(SAVE)
    saving.letGo()
    await form.waitFor({ state: 'hidden' })
    const { list } = await stage.as.operator.call(dictPage, { query: { keywords: 'by_keyboard' } })
    expect(list).toHaveLength(1)
    expect(saving.count()).toBe(1)
  })
})
