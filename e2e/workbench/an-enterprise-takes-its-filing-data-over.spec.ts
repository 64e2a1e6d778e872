import { entInfo } from '@portal/contract/enterprise'
import { createProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { workbookFile } from '@portal/testkit/workbook'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

/** An export as the filing platform writes it: two products that are here, one that is not, one row that nobody can read. */
async function exportOf(uscc: string) {
  const file = await workbookFile([
    ['统一社会信用代码', '产品名称', '型号规格', '备案编号', '备案状态', '产值', '数据年度'],
    [uscc, '清水离心泵', 'QS-1', 'BA-701', '已备案', 1200, 2025],
    [uscc, '没有改动的泵', 'QS-2', 'BA-702', '', '', ''],
    [uscc, '刚刚备案的泵', 'QS-3', 'BA-703', '已备案', 300, 2025],
    [uscc, '写坏了的泵', 'QS-4', 'BA-704', '不知道', '', ''],
  ])
  return {
    name: '备案导出.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await file.arrayBuffer()),
  }
}

describe('an enterprise', () => {
  test('pulls its filing data and applies what it ticks, once an operator has set a source up', async ({
    open,
    stage,
  }) => {
    const { demo } = stage.as
    const uscc = (await demo.call(entInfo, {})).certification?.uscc ?? ''
    await createProduct(demo, { name: '清水离心泵', model: 'QS-1', filingNo: 'BA-701', submit: false })
    await createProduct(demo, { name: '没有改动的泵', model: 'QS-2', filingNo: 'BA-702', submit: false })

    const owner = await open('demo')
    const { page } = owner
    await owner.visit('/personalCenter/entInfoSync?tab=filing')
    await page.getByText('平台尚未接入备案数据').waitFor()

    const operator = await open('operator')
    await operator.visit('/console/filing')
    await operator.isAccessible()
    await operator.page.locator('input[type=file]').setInputFiles(await exportOf(uscc))
    await toast(operator.page, '已读取 3 行，1 行有误')
    const bad = operator.page.getByRole('dialog', { name: '备案导出.xlsx 中有误的行' })
    await bad.getByText('不知道').waitFor()
    await operator.page.keyboard.press('Escape')
    await operator.page.getByRole('button', { name: '启用此来源' }).first().click()
    await operator.page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click()
    await operator.page.getByText('使用中').waitFor()

    await owner.visit('/personalCenter/entInfoSync?tab=filing')
    await page.getByRole('button', { name: '拉取备案数据' }).click()
    const changed = page.getByRole('region', { name: '清水离心泵' })
    await changed.waitFor()
    await owner.isAccessible()
    expect(await page.getByRole('region', { name: '没有改动的泵' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: '应用所选' }).isDisabled()).toBe(true)
    await changed.getByRole('checkbox', { name: '更新“清水离心泵”的产值（万元）' }).check()
    await page.getByRole('checkbox', { name: '选择“刚刚备案的泵”的全部差异' }).check()
    await page.getByRole('button', { name: '应用所选' }).click()
    await changed.getByText('已存为草稿').waitFor()
    await page.getByRole('region', { name: '刚刚备案的泵' }).getByText('已存为草稿').waitFor()

    await changed.getByRole('link', { name: '查看产品' }).click()
    const form = page.getByRole('dialog')
    await form.getByText(/^年度数据/).click()
    expect(Number(await form.getByLabel('产值（万元）').inputValue())).toBe(1200)
    expect(await form.getByLabel('备案状态').textContent()).not.toContain('已备案')

    await operator.page.reload()
    await operator.page.getByText(enterprises.ours).waitFor()
  })

  test('shows members without that right why they cannot, and what was submitted all the same', async ({ open }) => {
    const viewer = await open('viewer', { width: 390 })
    await viewer.visit('/personalCenter/entInfoSync?tab=filing')
    await viewer.page.getByText('同步备案数据需要企业负责人或编辑权限').waitFor()
    await viewer.page.getByRole('tab', { name: '认证信息' }).click()
    await viewer.page.getByText('变更认证资料须由企业负责人提交').waitFor()
    await viewer.page.getByRole('tab', { name: '提交记录' }).click()
    await viewer.page.getByText('第 1 次提交').waitFor()
    await viewer.isAccessible()
  })
})
