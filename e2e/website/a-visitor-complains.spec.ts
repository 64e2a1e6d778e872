import { publishProduct } from '@portal/testkit/factories'
import { mailsTo, tokenIn } from '@portal/testkit/site-form'
import { publishedArticle } from '@portal/testkit/valid-requests/news'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { chooseOption, toast } from '../support/gestures.ts'

const STATEMENT = '页面所列效率与铭牌不一致。'

/** Types into the form; `page` shows one that is open. */
async function fill({ page }: Window, change: { statement?: string; email?: string } = {}): Promise<void> {
  const form = page.locator('form[action="/website/complaint"]')
  await form.getByLabel('虚假信息').check()
  await form.getByLabel('情况说明').fill(change.statement ?? STATEMENT)
  await form.getByLabel('您的姓名或单位名称').fill('许知行')
  await form.getByLabel('邮箱').fill(change.email ?? 'visitor@example.com')
  await form.getByLabel('我确认以上内容属实').check()
}

describe('a visitor who complains about a product', () => {
  test('with JavaScript switched off is led to the receipt, and is mailed the way back by number and address', async ({
    open,
    stage,
  }) => {
    const product = await publishProduct(stage.as.demo, stage.as.operator)
    const window = await open(null, { javaScript: false, width: 360 })
    const { page } = window
    await page.goto(`/website/product/detail?id=${product}`)
    await page.locator('#complaint summary').click()
    await fill(window, { statement: '   ' })
    await page.getByRole('radio', { name: '侵权投诉' }).check()
    await page.getByLabel('权利依据').fill('ZL202110000001.2')
    // Without a clock in the page the wait is the form's own: the first answer may be that it was quick.
    await page.getByRole('button', { name: '提交投诉' }).click()
    await page.waitForURL(/\/website\/complaint\/new/)
    await page.getByRole('alert').first().waitFor()
    await page.getByText('此项不能为空').first().waitFor()
    expect(await page.getByLabel('您的姓名或单位名称').inputValue()).toBe('许知行')
    await page.getByLabel('情况说明').fill(STATEMENT)
    await expect
      .poll(
        async () => {
          if (!page.url().includes('token=')) await page.getByRole('button', { name: '提交投诉' }).click()
          return page.url()
        },
        { timeout: 20_000, interval: 1_500 },
      )
      .toContain('token=')
    const number = /TS\d{8}-\d{4}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''
    const main = page.getByRole('main')
    expect(await main.textContent()).toContain(STATEMENT)
    expect(await main.textContent()).toContain('ZL202110000001.2')
    const received = await main.getByRole('status').textContent()
    for (const told of ['投诉已收到', number, 'v***@example.com']) expect(received).toContain(told)
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360)

    await page.goto('/website/complaint')
    const links = () => mailsTo(stage.as.operator, 'visitor@example.com')
    const before = (await links()).length
    for (const email of ['somebody-else@example.com', 'visitor@example.com']) {
      await page.getByLabel('回执编号').fill(number)
      await page.getByLabel('邮箱').fill(email)
      await page.getByRole('button', { name: '发送链接' }).click()
      await page.getByText('如果回执编号与邮箱相符').waitFor()
    }
    await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(before + 1)
    const token = tokenIn(/\S+token=\S+/.exec((await links())[0]?.text ?? '')?.[0] ?? '')
    await page.goto(`/website/complaint?token=${token}`)
    await page.getByText(STATEMENT).waitFor()
  })

  test('stays on the page with JavaScript; the operator takes the product down and puts it back', async ({
    open,
    stage,
  }) => {
    const product = await publishProduct(stage.as.demo, stage.as.operator, { name: '高温循环泵' })
    const address = `/website/product/detail?id=${product}`
    const [visitor, operator, owner] = await Promise.all([open(null), open('operator'), open('demo')])
    // The server says that a form was filled in very quickly; it is sent once more.
    visitor.complaints.expect(/answer 400/)
    await operator.visit('/console/complaints')
    await visitor.visit(address)
    await visitor.page.locator('#complaint summary').click()
    await fill(visitor, { email: 'other@example.com' })
    await visitor.page.getByRole('button', { name: '提交投诉' }).click()
    await visitor.page.getByRole('heading', { name: '投诉已提交' }).waitFor()
    expect(new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search).toBe(address)
    await visitor.isAccessible()
    await visitor.page.getByRole('link', { name: '查看处理进展' }).click()
    await visitor.page.getByText('待处理').waitFor()

    // The queue follows by itself.
    const desk = operator.page
    const row = desk.getByRole('row').filter({ hasText: '高温循环泵' })
    await row.waitFor()
    await operator.isAccessible()
    await row.getByRole('link', { name: /^查看 TS/ }).click()
    await desk.getByText('other@example.com').waitFor()
    await desk.getByText('致企业', { exact: true }).click()
    const text = desk.getByLabel('内容', { exact: true })
    await desk.getByRole('combobox', { name: '插入常用语' }).click()
    await chooseOption(desk, '请企业更正')
    await expect.poll(() => text.inputValue()).toContain('请核对后更正，并重新提交审核')
    await text.fill('请说明效率数据的依据。')
    await desk.getByRole('button', { name: '转送企业' }).click()
    await toast(desk, '已发送')
    await operator.isAccessible()

    await owner.visit('/myEnt/complaint')
    await owner.page.getByText('请说明效率数据的依据。').waitFor()
    expect(await owner.page.getByText(/other@example\.com|许知行/).count()).toBe(0)
    await owner.isAccessible()
    await owner.page.getByLabel('我方说明').fill('数据来自第三方检测报告。')
    await owner.page.getByRole('button', { name: '提交说明' }).click()
    await toast(owner.page, '说明已提交')
    await desk.getByText('数据来自第三方检测报告。').waitFor()

    await desk.getByRole('button', { name: /^办\s?结$/ }).click()
    const dialog = desk.getByRole('dialog', { name: '办结投诉' })
    await dialog.getByText('投诉成立', { exact: true }).click()
    await dialog.getByLabel('同时将该内容从网站下架').check()
    await dialog.getByLabel('下架原因').fill('数据无法证实。')
    await dialog.getByLabel('告知投诉人的处理结果').fill('已下架，感谢监督。')
    await operator.isAccessible()
    await dialog.getByRole('button', { name: '确认办结' }).click()
    await desk.getByRole('heading', { level: 1 }).filter({ hasText: '投诉成立' }).waitFor()
    expect(await owner.visit(address)).toBe(404)
    await visitor.page.reload()
    await visitor.page.getByText('已下架，感谢监督。').waitFor()

    await desk.getByRole('button', { name: '恢复展示' }).click()
    const restore = desk.getByRole('dialog', { name: '恢复展示' })
    await restore.getByLabel('告知投诉人的处理结果').fill('企业已补充检测报告，恢复展示。')
    await restore.getByRole('button', { name: '恢复展示' }).click()
    await toast(desk, '已恢复展示')
    expect(await owner.visit(address)).toBe(200)
  })

  test('is not led to the queue: members of an enterprise have no way there', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/console/complaints')
    await page.waitForURL('**/401**')
  })
})

describe('a visitor who complains about an article', () => {
  test('is led from its foot to the form with JavaScript switched off, and the operators read of it', async ({
    open,
    stage,
  }) => {
    const { id } = await publishedArticle(stage, { title: '能效榜单解读' })
    const window = await open(null, { javaScript: false, width: 360 })
    const { page } = window
    await page.goto(`/website/news/detail?id=${id}`)
    await page.getByRole('link', { name: '举报、投诉本文' }).click()
    await page.waitForURL(`**/website/complaint/new?type=news&id=${id}`)
    await page.getByRole('link', { name: '能效榜单解读' }).first().waitFor()
    await fill(window, { email: 'reader@example.com' })
    await expect
      .poll(
        async () => {
          if (!page.url().includes('token=')) await page.getByRole('button', { name: '提交投诉' }).click()
          return page.url()
        },
        { timeout: 20_000, interval: 1_500 },
      )
      .toContain('token=')
    expect(await page.getByRole('main').textContent()).toContain(STATEMENT)

    const desk = await open('operator')
    await desk.visit('/console/complaints')
    await desk.page.getByRole('row').filter({ hasText: '能效榜单解读' }).waitFor()
  })

  test('finds no form for an article that visitors do not see', async ({ open, stage }) => {
    const { id } = await publishedArticle(stage, { title: '仅供企业', audience: 'workbench' })
    const { visit } = await open(null)
    expect(await visit(`/website/complaint/new?type=news&id=${id}`)).toBe(404)
  })
})
