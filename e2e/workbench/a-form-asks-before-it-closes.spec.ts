import { dictPage } from '@portal/contract/dict'
import type { Locator } from 'playwright-core'
import { describe, expect, test, type Window } from '../fixtures.ts'

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

const questionOf = ({ page }: Window) => page.getByRole('dialog', { name: '放弃填写的内容？' })

describe('the form of a dictionary', () => {
  test('asks before Esc closes it over what was typed, and goes on where somebody was', async ({ open, stage }) => {
    const window = await open('operator')
    const { page, visit } = window
    await visit('/console/dict')
    const opener = page.getByRole('button', { name: '新建字典' })
    await opener.click()
    const form = page.getByRole('dialog', { name: '新建字典' })
    const name = form.getByLabel('字典名称')
    await name.fill('半途字典')
    await page.keyboard.press('Escape')
    await questionOf(window).getByRole('button', { name: '继续填写' }).click()
    await questionOf(window).waitFor({ state: 'hidden' })
    expect(await name.inputValue()).toBe('半途字典')
    await expect.poll(() => isFocused(name)).toBe(true)

    await page.keyboard.press('Escape')
    await questionOf(window).getByRole('button', { name: '放弃并关闭' }).click()
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)
    expect((await stage.as.operator.call(dictPage, { query: { keywords: '半途字典' } })).list).toEqual([])
  })

  test('closes at once where nothing was typed, and by the button that says so', async ({ open }) => {
    const window = await open('operator')
    const { page, visit } = window
    await visit('/console/dict')
    const opener = page.getByRole('button', { name: '新建字典' })
    await opener.click()
    const form = page.getByRole('dialog', { name: '新建字典' })
    await form.getByLabel('字典名称').waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)

    await opener.click()
    await form.getByLabel('字典名称').fill('取消的字典')
    await form.getByRole('button', { name: /取\s?消/ }).click()
    await form.waitFor({ state: 'hidden' })
    expect(await questionOf(window).count()).toBe(0)
  })
})

test('a dialog that is drawn for the moment asks too, and gives the focus back', async ({ open }) => {
  const window = await open('demo')
  const { page, visit } = window
  await visit('/personalCenter/accountInfo?tab=security')
  const opener = page.getByRole('button', { name: '修改密码' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await dialog.getByLabel('新密码', { exact: true }).fill('Kd7-plain-water')
  await page.keyboard.press('Escape')
  await questionOf(window).getByRole('button', { name: '放弃并关闭' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)
})
