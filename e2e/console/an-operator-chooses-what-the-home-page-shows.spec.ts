import { publishProduct } from '@portal/testkit/factories'
import { describe, expect, test } from '../fixtures.ts'
import { chooseOption } from '../support/gestures.ts'

/** Nobody may see for longer than this what is no longer so. */
const AT_MOST_STALE = { timeout: 1000, interval: 20 }

describe('what the home page puts forward', () => {
  test('is chosen by search, put in order by keyboard, and seen by visitors within a second', async ({
    open,
    stage,
  }) => {
    const home = async () => (await fetch(`${stage.origin}/website/home`, { headers: { accept: 'text/html' } })).text()
    for (const name of ['被推荐的水泵', '也被推荐的风机'])
      await publishProduct(stage.as.demo, stage.as.operator, { name })
    expect(await home()).toContain('最新上架')
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/home')
    for (const name of ['被推荐的水泵', '也被推荐的风机']) {
      await page.getByRole('combobox', { name: '搜索并添加产品' }).fill(name)
      await chooseOption(page, name)
      await page.getByRole('button', { name: `移除${name}` }).waitFor()
    }
    await page.getByRole('button', { name: /^移动也被推荐的风机/ }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText('也被推荐的风机已移到第 1 项，共 2 项').waitFor()
    await isAccessible()
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await page.getByText('已保存，网站首页即时生效').waitFor()
    await expect.poll(async () => (await home()).includes('精选产品'), AT_MOST_STALE).toBe(true)
    const shown = await home()
    expect(shown.indexOf('也被推荐的风机')).toBeLessThan(shown.indexOf('被推荐的水泵'))
    expect(shown).not.toContain('最新上架')
  })

  test('is nothing for an enterprise to choose', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/console/home')
    await page.waitForURL('**/401**')
    expect(await page.getByRole('button', { name: /^保\s?存$/ }).count()).toBe(0)
  })
})
