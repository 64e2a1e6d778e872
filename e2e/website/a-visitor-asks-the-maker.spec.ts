import { outboxPage } from '@portal/contract/message'
import { publishProduct } from '@portal/testkit/factories'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

const TEXT = '拟采购 12 台，请报单价和交货期。'

async function fill({ page }: Window, { purpose, email }: { purpose: string; email: string }): Promise<void> {
  const form = page.locator('form[action="/website/inquiry"]')
  await form.getByLabel(purpose, { exact: true }).check()
  await form.getByLabel('留言内容').fill(TEXT)
  await form.getByLabel('称呼').fill('许知行')
  await form.getByLabel('邮箱').fill(email)
  await form.getByRole('checkbox', { name: /我已阅读/ }).check()
}

/** Without a clock in the page the wait is the form's own: a first answer may be that it was quick. */
const sendPatiently = ({ page }: Window): Promise<unknown> =>
  expect
    .poll(
      async () => {
        if (!page.url().includes('token=')) await page.getByRole('button', { name: '发送留言' }).click()
        return page.url()
      },
      { timeout: 20_000, interval: 1_500 },
    )
    .toContain('token=')

describe('a visitor who wants to buy', () => {
  test('asks without JavaScript, the enterprise answers, and the mailed link leads to the answer', async ({
    open,
    stage,
  }) => {
    const product = await publishProduct(stage.as.demo, stage.as.operator, { name: '高温循环泵' })
    const visitor = await open(null, { javaScript: false, width: 360 })
    const { page } = visitor
    await page.goto(`/website/product/detail?id=${product}`)
    await fill(visitor, { purpose: '询价', email: 'buyer@example.com' })
    await sendPatiently(visitor)
    await page.getByText('已送达，等待答复').waitFor()
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360)

    const owner = await open('demo')
    await owner.visit('/personalCenter/inquiry')
    await owner.isAccessible()
    await owner.page
      .getByRole('row')
      .filter({ hasText: '高温循环泵' })
      .getByRole('link', { name: /^查看 LY/ })
      .click()
    await owner.page.getByText(TEXT).waitFor()
    await owner.page.getByText('buyer@example.com').waitFor()
    await owner.isAccessible()
    await owner.page.getByLabel('答复内容').fill('单价与交货期见附表。')
    await owner.page.getByRole('button', { name: '发送答复' }).click()
    await toast(owner.page, '答复已发送')

    const { list } = await stage.as.operator.call(outboxPage, { query: { channel: 'mail', keywords: 'buyer@' } })
    const mail = list.find(({ text }) => text.includes('单价与交货期见附表。'))
    const token = /token=([\w-]{32})/.exec(mail?.text ?? '')?.[1] ?? ''
    await page.goto(`/website/inquiry?token=${token}`)
    await page.getByText('单价与交货期见附表。').waitFor()
    await page.getByLabel('继续沟通').fill('请再报含税价。')
    await page.getByRole('button', { name: '发送', exact: true }).click()
    await page.getByText('请再报含税价。').waitFor()
    await owner.page.getByText('请再报含税价。').waitFor()

    await page.getByText('管理这条留言').click()
    await page.getByLabel('我确认清除').check()
    await page.getByRole('button', { name: '立即清除我的个人信息' }).click()
    await page.getByRole('heading', { name: '个人信息已清除' }).waitFor()
    await page.goto(`/website/inquiry?token=${token}`)
    await page.getByText('链接无效，或个人信息已经清除').waitFor()
    await owner.page
      .getByText(/留言人的信息已于/)
      .first()
      .waitFor()
    expect(await owner.page.getByText(/buyer@example\.com|请再报含税价/).count()).toBe(0)
  })

  test('stays on the page with JavaScript, and finds what was wrong at its field', async ({ open, stage }) => {
    const product = await publishProduct(stage.as.demo, stage.as.operator)
    const address = `/website/product/detail?id=${product}`
    const visitor = await open(null)
    // The server says what is wrong, and that a form was filled in very quickly.
    visitor.complaints.expect(/answer 400/)
    await visitor.visit(address)
    await fill(visitor, { purpose: '合作洽谈', email: '' })
    await visitor.page.getByRole('button', { name: '发送留言' }).click()
    await visitor.page.getByText('请填写邮箱或手机号码').first().waitFor()
    await visitor.page.locator('form[action="/website/inquiry"]').getByLabel('邮箱').fill('partner@example.com')
    await visitor.page.getByRole('button', { name: '发送留言' }).click()
    await visitor.page.getByRole('heading', { name: '留言已送达' }).waitFor()
    expect(new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search).toBe(address)
    await visitor.isAccessible()
    await visitor.page.getByRole('link', { name: '查看留言与答复' }).click()
    await visitor.page.getByText('已送达，等待答复').waitFor()
    await visitor.isAccessible()
  })

  test('is led to the form by the first touch of a phone', async ({ open, stage }) => {
    const product = await publishProduct(stage.as.demo, stage.as.operator, { name: '一触即达泵' })
    const { page, visit } = await open(null, { width: 390 })
    await visit(`/website/product/detail?id=${product}`)
    await page.getByRole('link', { name: '联系企业' }).click()
    const top = () => page.locator('#inquiry').evaluate((form) => form.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    await page.getByLabel('留言内容').fill('请报价。')
  })

  test('writes to the platform without JavaScript, and an operator answers', async ({ open }) => {
    const visitor = await open(null, { javaScript: false })
    await visitor.page.goto('/website/about')
    await fill(visitor, { purpose: '媒体采访', email: 'press@example.com' })
    await sendPatiently(visitor)
    const operator = await open('operator')
    await operator.visit('/console/inquiries?target=platform')
    await operator.page
      .getByRole('row')
      .filter({ hasText: '媒体采访' })
      .getByRole('link', { name: /^查看 LY/ })
      .click()
    await operator.page.getByText('press@example.com').waitFor()
    await operator.page.getByLabel('答复内容').fill('欢迎，请告知采访提纲。')
    await operator.page.getByRole('button', { name: '发送答复' }).click()
    await toast(operator.page, '答复已发送')
    await operator.isAccessible()
    await visitor.page.reload()
    await visitor.page.getByText('欢迎，请告知采访提纲。').waitFor()
  })

  test('is not read by members of an enterprise in the console', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/console/inquiries')
    await page.waitForURL('**/401**')
  })
})
