import { entInfo } from '@portal/contract/enterprise'
import { pdfBytes } from '@portal/testkit/documents'
import { decide, pendingReview, uscc } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { choose, toast } from '../support/gestures.ts'

async function fillIn(page: Page, code: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('企业名称').fill(enterprises.fresh)
  await field('统一社会信用代码').fill(code)
  await choose(page, field('所属产业'), '环保产业')
  await choose(page, field('所在地区'), '浙江')
  await field('详细地址').fill('杭州市余杭区文一西路 1 号')
  await field('姓名').fill('程初')
  await field('手机号码').fill('13900000000')
  await field('电子邮箱').fill('chu@example.com')
}

async function openCertification({ page, visit }: Window): Promise<void> {
  await visit('/console/review?kind=certification')
  await page.getByRole('link', { name: `审核 ${enterprises.fresh}` }).click()
  await page.getByRole('heading', { level: 1, name: enterprises.fresh }).waitFor()
}

describe('a new enterprise', () => {
  test('is led to certification, is rejected with a reason, resubmits, and gets to work', async ({ open }) => {
    const [owner, operator] = await Promise.all([open('newcomer'), open('operator')])
    const { page } = owner
    await owner.visit('/workbench/index')
    await page.waitForURL('**/entAuth')
    await owner.isAccessible()

    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText('统一社会信用代码应为18位').or(page.getByText('此项不能为空')).first().waitFor()
    await fillIn(page, uscc())
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText('资料正在审核中').waitFor()
    await page.getByText('前面还有 1 家企业等待审核').waitFor()

    await openCertification(operator)
    await operator.page.getByRole('button', { name: /^驳\s?回$/ }).click()
    const dialog = operator.page.getByRole('dialog', { name: '驳回并说明原因' })
    await dialog.getByRole('button', { name: /^驳\s?回$/ }).click()
    await dialog.getByText('驳回时请写明原因').waitFor()
    await dialog.getByLabel('驳回原因').fill('地址与执照不一致')
    await dialog.getByRole('button', { name: /^驳\s?回$/ }).click()
    await toast(operator.page, '已驳回')

    await page.getByText('审核意见：地址与执照不一致').waitFor()
    await page.getByLabel('详细地址', { exact: true }).fill('杭州市西湖区文三路 1 号')
    await page.getByRole('button', { name: '重新提交' }).click()
    await page.getByText('资料正在审核中').waitFor()

    await openCertification(operator)
    await operator.page.getByText('杭州市西湖区文三路 1 号').waitFor()
    await operator.page.getByRole('button', { name: /^通\s?过$/ }).click()
    await toast(operator.page, '已通过')

    await page.getByText('认证已通过').first().waitFor()
    await page.getByRole('button', { name: '进入工作台' }).click()
    await page.waitForURL('**/dashboard')
    await owner.visit('/myEnt/productManage')
    await page.getByRole('button', { name: '新建产品' }).first().waitFor()

    const visitor = await open(null)
    await visitor.visit('/website/enterprise?industry=06')
    expect(await visitor.page.getByRole('link', { name: enterprises.fresh }).count()).toBeGreaterThan(0)
  })

  test('hears before submitting that somebody else holds its code, and shows its licence to whoever reviews it', async ({
    open,
    stage,
  }) => {
    await decide(stage.as.operator, 'certification', enterprises.waiting, 'reject')
    const { certification } = await stage.as.demo.call(entInfo, {})
    const owner = await open('pending')
    const { page } = owner
    await owner.visit('/entAuth')
    const code = page.getByLabel('统一社会信用代码', { exact: true })
    const own = await code.inputValue()
    await code.fill(certification?.uscc ?? '')
    await page.getByText('该统一社会信用代码已被其他账号认证').waitFor()
    await code.fill(own)
    await page.getByText('该统一社会信用代码已被其他账号认证').waitFor({ state: 'detached' })
    await page.locator('input[type=file]').setInputFiles({
      name: '营业执照.pdf',
      mimeType: 'application/pdf',
      buffer: pdfBytes(),
    })
    await page.getByAltText('营业执照').waitFor()
    await owner.isAccessible()
    await page.getByRole('button', { name: '重新提交' }).click()
    await page.getByText('资料正在审核中').waitFor()
    await page.getByAltText('营业执照').waitFor()

    const operator = await open('operator')
    await operator.visit('/console/review?kind=certification')
    await operator.page.getByRole('link', { name: `审核 ${enterprises.waiting}` }).click()
    // Beside the data, not below it: both are held against each other.
    const boxes = () =>
      Promise.all([
        operator.page.getByRole('table').boundingBox(),
        operator.page.getByAltText('营业执照').boundingBox(),
      ])
    await expect
      .poll(async () => {
        const [data, licence] = await boxes()
        return data && licence && licence.x >= data.x + data.width && Math.abs(licence.y - data.y) < 120
      })
      .toBe(true)
  })

  test('is asked before it submits a code that somebody else has under review, and both reviews lead to each other', async ({
    open,
    stage,
  }) => {
    const { pending, operator } = stage.as
    const { certification } = await pending.call(entInfo, {})
    const { page, visit, isAccessible } = await open('newcomer')
    await visit('/entAuth')
    await page.getByRole('button', { name: '变更认证资料' }).click()
    await page.getByLabel('统一社会信用代码', { exact: true }).fill(certification?.uscc ?? '')
    await page.getByRole('status').getByText('另有企业正以该统一社会信用代码申请认证').waitFor()
    expect(await page.getByText(enterprises.waiting).count()).toBe(0)
    await isAccessible()
    const submit = page.getByRole('button', { name: '重新提交' })
    const sure = page.getByRole('dialog', { name: '另有企业正以该统一社会信用代码申请认证' })
    await submit.click()
    await sure.getByRole('button', { name: '返回修改' }).click()
    await sure.waitFor({ state: 'detached' })
    expect((await stage.as.newcomer.call(entInfo, {})).revision).toBe(2)
    await submit.click()
    await sure.getByRole('button', { name: '代码无误，继续提交' }).click()
    await page.getByText('资料变更正在审核中').waitFor()

    const { id } = await pendingReview(operator, 'certification', enterprises.fresh)
    const review = await open('operator')
    await review.visit(`/console/review/${id}`)
    await review.page.getByText(`${enterprises.waiting}也在用相同的统一社会信用代码申请认证`).waitFor()
    await review.isAccessible()
    await review.page.getByRole('link', { name: '查看另一条审核' }).click()
    await review.page.getByRole('heading', { level: 1, name: enterprises.waiting }).waitFor()
    await review.page.getByText(`${enterprises.fresh}也在用相同的统一社会信用代码申请认证`).waitFor()
  })

  test('cannot be certified by somebody who is not its owner', async ({ open, stage }) => {
    await stage.pool.query('update user_account set organisation_id = $1 where username = $2', [
      stage.ids.enterprises.waiting,
      'guest',
    ])
    const member = await open('guest')
    await member.visit('/entAuth')
    expect(await member.page.getByRole('button', { name: '提交审核' }).count()).toBe(0)
  })

  test('is offered the region of its credit code, which overwrites nothing unasked', async ({ open, stage }) => {
    await decide(stage.as.operator, 'certification', enterprises.waiting, 'reject')
    const { page, visit } = await open('pending')
    await visit('/entAuth')
    const region = page.getByRole('combobox', { name: '所在地区' })
    const field = page.locator('.ant-form-item').filter({ has: region })
    const shows = (name: string) => field.getByTitle(name, { exact: true })
    await choose(page, region, '上海')
    await page.getByText('信用代码的登记地是浙江').waitFor()
    await shows('上海').waitFor()
    await page.getByRole('button', { name: '填入浙江' }).click()
    await shows('浙江').waitFor()
    expect(await page.getByText(/信用代码的登记地/).count()).toBe(0)
    expect(await region.evaluate((field) => field === document.activeElement)).toBe(true)
  })
})
