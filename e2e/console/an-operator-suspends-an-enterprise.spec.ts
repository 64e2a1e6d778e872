import { enterprises, PASSWORD } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'

const REASON = '营业执照已过期，请提供新的执照'

describe('an operator suspends an enterprise', () => {
  test('it is off the website, its open workbench is led out, its owner reads why; lifted, all is back', async ({
    open,
    stage,
  }) => {
    const name = enterprises.ours
    const address = `/website/product/detail?id=${stage.published}`
    const visitor = await open(null)
    await visitor.visit(address)
    const member = await open('demo')
    await member.visit('/myEnt/productManage')

    const { page, visit, isAccessible } = await open('operator')
    await visit(`/console/enterprises?keywords=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name: `查看 ${name}` }).click()
    await page.getByRole('button', { name: '暂停企业' }).click()
    const dialog = page.getByRole('dialog', { name: `暂停「${name}」` })
    await dialog.getByRole('button', { name: '暂停企业' }).click()
    await dialog.getByText('请填写暂停原因').waitFor()
    await dialog.getByLabel('暂停原因').fill(REASON)
    await isAccessible()
    await dialog.getByRole('button', { name: '暂停企业' }).click()
    await page.getByText('已暂停，网站内容已撤下').waitFor()
    await page.getByRole('button', { name: '恢复企业' }).waitFor()

    await expect
      .poll(async () => (await fetch(stage.origin + address)).status, { timeout: 10_000, interval: 50 })
      .toBe(404)

    await member.page.getByRole('button', { name: '知道了' }).click()
    await member.page.waitForURL(/\/(login|website)/)
    await member.visit('/login')
    await member.page.getByLabel('用户名').fill('demo')
    await member.page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await member.page.getByRole('button', { name: /^登\s?录$/ }).click()
    await member.page.waitForURL('**/entAuth')
    await member.page.getByText(REASON).first().waitFor()
    await member.isAccessible()

    await page.getByRole('button', { name: '恢复企业' }).click()
    const lifting = page.getByRole('dialog', { name: `恢复「${name}」` })
    await lifting.getByLabel('备注（仅内部可见）').fill('已收到新的执照')
    await lifting.getByRole('button', { name: '恢复企业' }).click()
    await page.getByRole('button', { name: '暂停企业' }).waitFor()
    await page.getByText(/运营小组 于 .* 恢复/).waitFor()
    await expect.poll(async () => (await fetch(stage.origin + address)).status, { timeout: 10_000 }).toBe(200)
    await visitor.visit(address)
    await member.visit('/myEnt/productManage')
    await member.page.waitForURL('**/myEnt/productManage')
  })
})

test('an operator corrects the site settings, and the foot of the website shows them', async ({ open, stage }) => {
  const { page, visit, isAccessible } = await open('operator')
  await visit('/console/settings')
  await page.getByLabel('ICP 备案号').fill('浙ICP备2026000001号')
  await page.getByLabel('ICP 备案查询链接').fill('beian')
  await page.getByRole('button', { name: '保存设置' }).click()
  expect(await page.getByText('设置已保存').count()).toBe(0)
  await page.getByLabel('ICP 备案查询链接').fill('https://beian.miit.gov.cn/')
  await isAccessible()
  await page.getByRole('button', { name: '保存设置' }).click()
  await page.getByText('设置已保存').waitFor()
  await page.getByText(/最近由运营小组/).waitFor()
  const html = await (await fetch(`${stage.origin}/website/home`)).text()
  expect(html).toContain('浙ICP备2026000001号')
  expect(html).toContain('href="https://beian.miit.gov.cn/"')
})
