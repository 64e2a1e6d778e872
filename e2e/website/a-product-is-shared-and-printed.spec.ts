import { publishProduct } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'

describe('a product page', () => {
  test('prints on one sheet, with its facts and patents', async ({ open, stage }) => {
    const id = await publishProduct(stage.as.demo, stage.as.operator, {
      name: '打印的泵',
      features: '整体铸造的导叶。'.repeat(60),
    })
    const { page } = await open(null)
    await page.goto(`/website/product/detail?id=${id}`)
    await page.getByRole('heading', { level: 1, name: '打印的泵' }).waitFor()
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(1)
    expect(await page.getByText('举报 / 侵权投诉').filter({ visible: true }).count()).toBe(0)
  })

  test('is shared by its address, and by a snippet whose card any site may frame', async ({ open, stage }) => {
    const id = await publishProduct(stage.as.demo, stage.as.operator, { name: '分享的泵' })
    const { page } = await open(null)
    await page.goto(`/website/product/detail?id=${id}`)
    await page.getByRole('button', { name: '分享' }).click()
    const dialog = page.getByRole('dialog', { name: '分享这件产品' })
    await dialog.waitFor()
    const address = `${new URL(page.url()).origin}/website/product/detail?id=${id}`
    const field = dialog.getByLabel('本页地址', { exact: true }).first()
    // The server of the test does not know under which name it is reached; the page does once it has come alive.
    await expect.poll(() => field.inputValue()).toBe(address)
    const code = await dialog.getByLabel('嵌入代码', { exact: true }).first().inputValue()
    const source = /src="([^"]+)"/.exec(code)?.[1] ?? ''
    await page.goto(source)
    expect(await page.getByRole('heading', { name: '分享的泵' }).count()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('target'))).toBe('_blank')
  })

  test('is counted when somebody looks, with JavaScript switched off too', async ({ open, stage }) => {
    const id = await publishProduct(stage.as.demo, stage.as.operator, { name: '被看的泵' })
    const { page } = await open(null, { javaScript: false })
    const seen = page.waitForResponse((response) => response.url().includes(`/visit.gif?subject=product&id=${id}`))
    await page.goto(`/website/product/detail?id=${id}`)
    expect((await seen).status()).toBe(200)
    expect(await page.context().cookies()).toEqual([])
  })
})
