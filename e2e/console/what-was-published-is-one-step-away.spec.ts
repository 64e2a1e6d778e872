import { articleDetail } from '@portal/contract/news-admin'
import { draftArticle } from '@portal/testkit/valid-requests/news'
import { draftExpo } from '@portal/testkit/valid-requests/hall'
import type { Page } from 'playwright-core'
import { expect, test } from '../fixtures.ts'

/** The link in what is said of what was just published. */
const said = (page: Page) => page.locator('.ant-message-notice').getByRole('link', { name: '在官网查看' })
const publish = (page: Page) => page.getByRole('button', { name: /^发\s?布$/ }).click()

test('an article', async ({ open, stage }) => {
  const { id } = await draftArticle(stage, { title: '一步之遥的文章' })
  const { page, visit } = await open('operator')
  await visit(`/console/news/${id}`)
  await publish(page)
  expect(await said(page).getAttribute('href')).toBe(`/website/news/detail?id=${id}`)
  const { publishedRevision } = await stage.as.operator.call(articleDetail, { query: { id } })
  expect(publishedRevision).not.toBeNull()
})

test('an article for enterprises alone is nowhere on the website, and no link says so', async ({ open, stage }) => {
  const { id } = await draftArticle(stage, { title: '只给企业的文章', audience: 'workbench' })
  const { page, visit } = await open('operator')
  await visit(`/console/news/${id}`)
  await publish(page)
  await page.locator('.ant-message-notice').filter({ hasText: '已发布' }).waitFor()
  expect(await said(page).count()).toBe(0)
})

test('an expo, from what is said and from its page', async ({ open, stage }) => {
  const { id } = await draftExpo(stage, { title: '一步之遥的展会' })
  const { page, visit } = await open('operator')
  await visit(`/console/halls/expo/${id}`)
  await publish(page)
  expect(await said(page).getAttribute('href')).toBe(`/website/showroom/theme?id=${id}`)
  await visit(`/console/halls/expo/${id}`)
  expect(await page.getByRole('link', { name: '在官网查看' }).getAttribute('href')).toBe(
    `/website/showroom/theme?id=${id}`,
  )
})

test('the template of every kind of list stands beside where lists are uploaded', async ({ open }) => {
  const { page, visit } = await open('operator')
  await visit('/console/import')
  for (const kind of ['专利', '企业', '产品']) {
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `下载${kind}导入模板` }).click(),
    ])
    expect(template.suggestedFilename()).toBe(`${kind}导入模板.xlsx`)
  }
})
