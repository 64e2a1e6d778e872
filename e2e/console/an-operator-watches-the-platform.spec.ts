import { readFile } from 'node:fs/promises'
import { createProduct, pendingReview } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'
import { handsOf } from '../support/keyboard.ts'

describe('an operator who looks after the platform', () => {
  test('begins at the overview: what waits leads to where it is dealt with, and every chart is a table as well', async ({
    open,
    stage,
  }) => {
    await createProduct(stage.as.demo, { name: '等待审核的离心泵' })
    await pendingReview(stage.as.operator, 'basics', '等待审核的离心泵')
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console')
    await page.waitForURL('**/console/dashboard')
    await page.getByRole('heading', { name: '平台数据' }).waitFor()
    const chart = page.getByRole('figure', { name: '按产业' })
    await chart.scrollIntoViewIfNeeded()
    await chart.locator('svg').waitFor()
    await isAccessible()
    await chart.getByRole('button', { name: '以表格查看按产业' }).click()
    await chart.getByRole('table').getByRole('columnheader', { name: '公开产品' }).waitFor()
    await page
      .getByRole('link', { name: /产品资料/ })
      .first()
      .click()
    await page.waitForURL('**/console/review?kind=basics')
  })

  test('finds a failed job, has it done again by keyboard, and gives another one up', async ({ open, stage }) => {
    await stage.pool.query(
      `insert into job.job (name, data, state, retry_limit, retry_count, output, completed_on)
       select 'outbox.deliver', data::jsonb, 'failed', 3, 3, '{"message": "the provider hung up"}', now()
       from unnest(array['{"id": "1"}', '{"id": "2"}']) as data`,
    )
    const { page, visit, isAccessible } = await open('operator')
    const hands = handsOf(page)
    await visit('/console/health')
    await page.getByText('各项检查正常').waitFor()
    const retries = page.getByRole('button', { name: /^重试任务/ })
    await retries.nth(1).waitFor()
    await page.getByText('the provider hung up').first().waitFor()
    await isAccessible()
    await hands.press(retries.first())
    await page.getByText('已重新安排 1 个任务').waitFor()
    await retries.nth(1).waitFor({ state: 'hidden' })
    await hands.press(page.getByRole('button', { name: /^丢弃任务/ }))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^丢\s?弃$/ })
      .click()
    await page.getByText('没有失败的任务').waitFor()
  })

  test('reads in the audit log who did that, from what to what, and takes the log along as a file', async ({
    open,
  }) => {
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/audit?actions=job.retried')
    await page.getByRole('button', { name: /^查看 .* 重试失败任务$/ }).click()
    const detail = page.getByRole('dialog', { name: '重试失败任务' })
    await detail.getByRole('row', { name: '状态 失败 等待执行' }).waitFor()
    await isAccessible()
    await page.keyboard.press('Escape')
    await detail.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: '导出 CSV' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^操作日志-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('job.retried')
    await page.getByText('已导出，导出操作也已记入日志').waitFor()
    await page.getByRole('button', { name: '清除筛选' }).click()
    await page.getByRole('row').filter({ hasText: '导出操作日志' }).waitFor()
  })

  test('does so on a phone, in English, in the dark', async ({ open }) => {
    const { page, visit, isAccessible } = await open('operator', { width: 360, language: 'en', theme: 'dark' })
    for (const [address, heading] of [
      ['/console/dashboard', 'Overview'],
      ['/console/audit', 'Audit log'],
      ['/console/health', 'System health'],
    ] as const) {
      await visit(address)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await isAccessible()
    }
  })
})

test('Members of an enterprise see none of it', async ({ open }) => {
  const { page, visit } = await open('demo')
  for (const address of ['/console/dashboard', '/console/audit', '/console/health']) {
    await visit(address)
    await page.waitForURL('**/401**')
  }
})
