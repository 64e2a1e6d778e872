import { honorDetail } from '@portal/contract/enterprise-content'
import { pdfBytes } from '@portal/testkit/documents'
import { decide } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { choose, pictureOnDisk, toast } from '../support/gestures.ts'

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

async function fillIn(entry: Locator, name: string, kind: string, until: string): Promise<void> {
  await choose(entry.page(), entry.getByLabel('类型'), kind)
  await entry.getByLabel('颁发机构', { exact: true }).fill('示范认证中心')
  await entry.getByRole('checkbox', { name: '长期有效' }).uncheck()
  await entry.getByLabel('有效期至').fill(until)
  // Last: from then on the entry goes by this name.
  await entry.getByLabel('名称', { exact: true }).fill(name)
}

describe('an enterprise', () => {
  test('shows certificates with a PDF and a picture, is rejected once, mends, and is published; what ended is marked', async ({
    open,
    stage,
  }) => {
    const { operator } = stage.as
    const owner = await open('demo')
    const { page } = owner
    await owner.visit('/myEnt/certificateManage')
    await page.getByRole('button', { name: '添加证书' }).click()
    await fillIn(
      page.getByRole('group', { name: '第 1 项', exact: true }),
      '质量管理体系认证证书',
      '管理体系认证',
      day(20),
    )
    const first = page.getByRole('group', { name: '第 1 项 质量管理体系认证证书' })
    await first.getByText(/(19|20|21) 天后到期/).waitFor()
    await page.getByText('请为“质量管理体系认证证书”上传扫描件').waitFor()
    await first.locator('input[type=file]').setInputFiles({
      name: '证书.pdf',
      mimeType: 'application/pdf',
      buffer: pdfBytes(),
    })
    await first.getByRole('group', { name: '扫描件 1' }).getByText('证书.pdf').waitFor()
    await first.getByRole('group', { name: '扫描件 1' }).locator('img').waitFor()

    await page.getByRole('button', { name: '添加证书' }).click()
    await fillIn(page.getByRole('group', { name: '第 2 项', exact: true }), '旧检测报告', '检测报告', day(-30))
    const second = page.getByRole('group', { name: '第 2 项 旧检测报告' })
    await second.getByText('已过期').waitFor()
    await second.locator('input[type=file]').setInputFiles(pictureOnDisk('报告.png'))
    await second.getByRole('group', { name: '扫描件 1' }).locator('img').waitFor()
    await page.getByRole('button', { name: '上移第 2 项 旧检测报告' }).click()
    await page.getByRole('group', { name: '第 1 项 旧检测报告' }).waitFor()
    await owner.isAccessible()
    // Nothing is missing any more; what is would be said beside the buttons.
    await expect.poll(() => page.getByRole('status').filter({ hasText: '请' }).allInnerTexts()).toEqual([])
    await page.getByRole('button', { name: '提交审核' }).click()
    await toast(page, '已提交审核')

    await decide(operator, 'entCertificate', enterprises.ours, 'reject')
    await owner.visit('/myEnt/certificateManage')
    await page.getByText('图片不清晰，请更换').waitFor()
    await page
      .getByRole('group', { name: /旧检测报告/ })
      .getByLabel('编号')
      .fill('BG-2019-01')
    await page.getByRole('button', { name: '提交审核' }).click()
    await toast(page, '已提交审核')
    await decide(operator, 'entCertificate', enterprises.ours)

    const visitor = await open(null)
    await visitor.visit(`/website/enterprise/detail?id=${stage.ids.enterprises.ours}`)
    const shown = visitor.page.getByRole('listitem').filter({ hasText: '旧检测报告' })
    await shown.getByText('BG-2019-01').waitFor()
    await shown.getByText('已过期').waitFor()
    await visitor.page.getByRole('listitem').filter({ hasText: '质量管理体系认证证书' }).locator('img').waitFor()

    await owner.visit('/myEnt/certificateManage')
    await page.getByRole('button', { name: '历史版本' }).click()
    await page.getByRole('dialog').getByText('图片不清晰，请更换').waitFor()
  })

  test('lets members who may only look see them, and change nothing', async ({ open, stage }) => {
    const viewer = await open('viewer', { width: 390 })
    await viewer.visit('/myEnt/certificateManage?tab=honor')
    await viewer.page.getByText('您可以查看，没有修改权限').waitFor()
    expect(await viewer.page.getByRole('button', { name: '添加荣誉' }).count()).toBe(0)
    expect(await viewer.page.getByRole('button', { name: '提交审核' }).count()).toBe(0)
    expect(await stage.as.viewer.call(honorDetail, {})).toMatchObject({ revision: 0 })
    await viewer.page.getByRole('tab', { name: '产品证书' }).click()
    await viewer.page.getByText('还没有产品证书').waitFor()
  })
})
