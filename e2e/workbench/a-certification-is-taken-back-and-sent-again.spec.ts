import { entInfo } from '@portal/contract/enterprise'
import { decide, pendingReview } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

const ADDRESS = '杭州市西湖区文三路 1 号'

describe('a certification that waits', () => {
  test('is taken back after asking, whoever reviews it hears of it, and it is sent again as corrected', async ({
    open,
    stage,
  }) => {
    const { id } = await pendingReview(stage.as.operator, 'certification', enterprises.waiting)
    const [owner, operator] = await Promise.all([open('pending'), open('operator')])
    await operator.visit(`/console/review/${id}`)
    await operator.page.getByRole('heading', { level: 1, name: enterprises.waiting }).waitFor()

    const { page } = owner
    await owner.visit('/entAuth')
    await page.getByText('资料正在审核中').waitFor()
    const sure = page.getByRole('dialog', { name: '撤回正在审核的认证资料？' })
    await page.getByRole('button', { name: '撤回认证' }).click()
    await sure.getByRole('button', { name: '继续等待' }).click()
    await sure.waitFor({ state: 'detached' })
    expect((await stage.as.pending.call(entInfo, {})).examineState).toBe('2')

    await page.getByRole('button', { name: '撤回认证' }).click()
    await sure.getByRole('button', { name: /^撤\s?回$/ }).click()
    await toast(page, '已撤回，可修改后再次提交')
    await page.getByText('认证资料已撤回').waitFor()
    await operator.page.getByText('企业已撤回这次提交，无需审核。').waitFor()
    const name = page.getByLabel('企业名称', { exact: true })
    await expect.poll(() => name.inputValue()).toBe(enterprises.waiting)
    await owner.isAccessible()

    await page.getByLabel('详细地址', { exact: true }).fill(ADDRESS)
    await page.getByRole('button', { name: '重新提交' }).click()
    await page.getByText('资料正在审核中').waitFor()
    await page.getByText(ADDRESS).waitFor()
    await decide(stage.as.operator, 'certification', enterprises.waiting)
    await page.getByText('认证已通过').first().waitFor()
    expect((await stage.as.pending.call(entInfo, {})).approved?.address).toBe(ADDRESS)
  })

  test('as a change of what is approved leaves that in force when it is taken back', async ({ open, stage }) => {
    const { page, visit, isAccessible } = await open('demo')
    await visit('/entAuth')
    await page.getByRole('button', { name: '变更认证资料' }).click()
    await page.getByLabel('详细地址', { exact: true }).fill(ADDRESS)
    await page.getByRole('button', { name: '重新提交' }).click()
    await page.getByText('资料变更正在审核中').waitFor()
    await page.getByRole('button', { name: '撤回认证' }).click()
    const sure = page.getByRole('dialog', { name: '撤回正在审核的认证资料？' })
    await sure.getByRole('button', { name: /^撤\s?回$/ }).click()
    await page.getByText('认证资料已撤回').waitFor()
    await page.getByRole('heading', { name: '现行认证资料' }).waitFor()
    await isAccessible()
    expect(await page.getByText(ADDRESS).count()).toBe(0)
    await page.getByRole('button', { name: '变更认证资料' }).click()
    await expect.poll(() => page.getByLabel('详细地址', { exact: true }).inputValue()).toBe(ADDRESS)
    const { examineState, approved } = await stage.as.demo.call(entInfo, {})
    expect([examineState, approved?.address]).toEqual(['1', '杭州市滨江区江南大道 100 号'])
  })
})
