import { expect, test } from '../fixtures.ts'

test('the shapes of figures and messages that are on their way are no empty headings', async ({ open }) => {
  const { page, isAccessible } = await open('demo')
  const letGo: (() => void)[] = []
  for (const call of ['**/product/searchPageByParam', '**/message/page?*', '**/stats/funnel?*'])
    await page.route(call, (route) => new Promise<void>((resolve) => letGo.push(resolve)).then(() => route.continue()))
  await page.goto('/workbench/index')
  await page.locator('.ant-skeleton-active').first().waitFor()
  await isAccessible()
  for (const go of letGo) go()
  await page.getByRole('heading', { name: '最新消息' }).waitFor()
  await expect.poll(() => page.locator('.ant-skeleton-active').count()).toBe(0)
})
