import { describe, expect, test } from '../fixtures.ts'
import { chooseEntry } from '../support/gestures.ts'

describe('the guided tour', () => {
  test('is offered at a first sign-in, leads through the shell by keyboard, and comes once per person', async ({
    open,
  }) => {
    const { page, visit, isAccessible } = await open('demo', { newcomer: true })
    await visit('/dashboard')
    await isAccessible()
    await page.getByRole('button', { name: '开始引导' }).click()
    await page.getByRole('dialog', { name: '菜单' }).waitFor()
    await isAccessible()
    for (const name of ['快速搜索', '消息', '项目配置', '产品管理', '您的账号']) {
      await page.keyboard.press('ArrowRight')
      await page.getByRole('dialog', { name }).waitFor()
    }
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('dialog', { name: '产品管理' }).waitFor()
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: /完\s?成/ }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await visit('/dashboard')
    expect(await page.getByRole('button', { name: '开始引导' }).count()).toBe(0)
  })

  test('is another one for the next person on the same device', async ({ open, stage }) => {
    const { page, visit, context } = await open('demo')
    await visit('/dashboard')
    expect(await page.getByRole('button', { name: '开始引导' }).count()).toBe(0)
    const { token = '' } = await stage.again('editor')
    await context.addCookies([{ name: 'access_token', value: token, url: stage.origin, sameSite: 'Lax' }])
    await visit('/dashboard')
    await page.getByRole('button', { name: '暂不需要' }).click()
    await page.getByRole('button', { name: '暂不需要' }).waitFor({ state: 'detached' })
    await visit('/workbench/index')
    expect(await page.getByRole('button', { name: '开始引导' }).count()).toBe(0)
  })

  test('is left by Escape, and begins again from the account menu', async ({ open }) => {
    const { page, visit } = await open('demo', { newcomer: true })
    await visit('/dashboard')
    await page.getByRole('button', { name: '开始引导' }).click()
    await page.getByRole('dialog', { name: '菜单' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await visit('/myEnt/productManage')
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await chooseEntry(page, '新手引导')
    await page.getByRole('dialog', { name: '菜单' }).waitFor()
  })

  test('is a short card on a phone, and tells operators of their queue', async ({ open }) => {
    const phone = await open('demo', { newcomer: true, width: 390, language: 'en' })
    await phone.visit('/dashboard')
    await phone.page.getByRole('heading', { name: 'Your workbench' }).waitFor()
    await phone.isAccessible()
    await phone.page.getByRole('button', { name: 'Got it' }).click()
    await phone.page.getByRole('heading', { name: 'Your workbench' }).waitFor({ state: 'detached' })
    const operator = await open('operator', { newcomer: true })
    await operator.visit('/console/dashboard')
    await operator.page.getByRole('button', { name: '开始引导' }).click()
    for (let step = 1; step < 5; step += 1) await operator.page.keyboard.press('ArrowRight')
    await operator.page.getByRole('dialog', { name: '内容审核' }).waitFor()
  })

  test('does not stand in the way of the certification', async ({ open }) => {
    const { page, visit } = await open('newcomer', { newcomer: true })
    await visit('/entAuth')
    expect(await page.getByRole('button', { name: '开始引导' }).count()).toBe(0)
  })
})
