import { expoSave } from '@portal/contract/hall-admin'
import { articleSave } from '@portal/contract/news-admin'
import { draftExpo } from '@portal/testkit/valid-requests/hall'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { isFocused } from '../support/gestures.ts'

const SAVE = /^保\s?存$/
const PUBLISH = /^发\s?布$/

/** Counts how often a call is sent. */
async function countOf(page: Page, { path }: { path: string }): Promise<() => number> {
  let sent = 0
  await page.route(`**${path}`, (route) => {
    sent += 1
    return route.continue()
  })
  return () => sent
}

const summaryOf = (page: Page, count: number) => page.getByRole('alert').filter({ hasText: `有 ${count} 处需要修改` })

describe('the editor of an article', () => {
  test('tells all that keeps it from its readers, leads to each in whichever tab, and sends nothing', async ({
    open,
  }) => {
    const { page, visit, isAccessible } = await open('operator')
    const sent = await countOf(page, articleSave)
    await visit('/console/news/new')
    const body = page.getByRole('textbox', { name: '正文', exact: true })
    await body.waitFor()
    await page.getByRole('button', { name: PUBLISH }).click()
    const summary = summaryOf(page, 3)
    await summary.waitFor()
    expect(await summary.getByRole('button').allTextContents()).toEqual(['标题', '正文', '分类'])
    const title = page.locator('#title-zh')
    await expect.poll(() => isFocused(title)).toBe(true)
    await isAccessible()

    await page.getByRole('tab', { name: 'English' }).click()
    await page.locator('#title-en').waitFor()
    await summary.getByRole('button', { name: '正文' }).click()
    await expect.poll(() => isFocused(body)).toBe(true)
    await page.keyboard.insertText('正文第一段。')
    await summaryOf(page, 2).waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect.poll(() => isFocused(title)).toBe(true)
    expect(sent()).toBe(0)
  })

  test('asks a draft for less, and lists nothing where one thing is missing', async ({ open }) => {
    const { page, visit } = await open('operator')
    const sent = await countOf(page, articleSave)
    await visit('/console/news/new')
    const title = page.locator('#title-zh')
    await title.fill('还没有正文')
    await title.press('ControlOrMeta+s')
    await expect.poll(() => isFocused(page.getByRole('combobox', { name: '分类' }))).toBe(true)
    expect(await page.getByText('处需要修改').count()).toBe(0)
    expect(sent()).toBe(0)
  })
})

describe('the editor of an expo', () => {
  test('tells all that is missing in the order of its fields, and whose entry it is', async ({ open }) => {
    const { page, visit, isAccessible } = await open('operator')
    const sent = await countOf(page, expoSave)
    await visit('/console/halls/expo/new')
    await page.getByRole('button', { name: '添加日程' }).click()
    await page.getByRole('button', { name: SAVE }).click()
    const summary = summaryOf(page, 5)
    await summary.waitFor()
    expect(await summary.getByRole('button').allTextContents()).toEqual([
      '展会名称',
      '开幕日期',
      '闭幕日期',
      '第 1 项日程 日期',
      '第 1 项日程 主题',
    ])
    await expect.poll(() => isFocused(page.getByLabel('展会名称', { exact: true }))).toBe(true)
    await isAccessible()
    await summary.getByRole('button', { name: '第 1 项日程 主题' }).click()
    expect(await isFocused(page.getByLabel('主题', { exact: true }))).toBe(true)
    expect(sent()).toBe(0)
  })

  test('goes back to the tab in which something is missing', async ({ open, stage }) => {
    const { id } = await draftExpo(stage)
    const { page, visit } = await open('operator')
    const sent = await countOf(page, expoSave)
    await visit(`/console/halls/expo/${id}`)
    const title = page.getByLabel('展会名称', { exact: true })
    await title.fill('')
    await page.getByRole('tab', { name: '参展企业' }).click()
    await title.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: SAVE }).click()
    await expect.poll(() => isFocused(title)).toBe(true)
    expect(sent()).toBe(0)
  })
})
