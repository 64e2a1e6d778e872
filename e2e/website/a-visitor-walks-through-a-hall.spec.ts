import { hallDetail } from '@portal/contract/hall'
import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { createClient } from '@portal/testkit/client'
import { enterprises } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { demoTest, describe, expect, test } from '../fixtures.ts'

const HALL = '/website/showroom/industry'
const stageOf = (page: Page) => page.getByRole('region', { name: /步行展厅$/ })
const standing = (page: Page) => stageOf(page).getByRole('status')
/** Where the page itself is scrolled to. */
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

describe('a visitor in a hall', () => {
  demoTest('walks by keyboard, is told where they stand, and enters a booth', async ({ open, server }) => {
    const { page, visit, isAccessible } = await open(null)
    await visit(HALL)
    await isAccessible()
    const { total } = await createClient(server.origin).call(hallDetail, { query: { kind: 'industry' } })
    const rows = Math.ceil(total / 2)
    await stageOf(page).focus()
    // There is nothing behind the entrance: the key belongs to the page again.
    await page.keyboard.press('ArrowDown')
    await standing(page).getByText(`第 1 排，共 ${rows} 排`).waitFor()
    await page.keyboard.press('ArrowUp')
    await standing(page).getByText(`第 2 排，共 ${rows} 排`).waitFor()
    await page.keyboard.press('End')
    await standing(page).getByText(`第 ${rows} 排，共 ${rows} 排`).waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    const second = stageOf(page).getByRole('listitem').nth(1).getByRole('link')
    expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
    // The focus moves the camera.
    await page.keyboard.press('Tab')
    await standing(page).getByText('第 2 排').waitFor()
    await isAccessible()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/website\/enterprise\/detail\?id=\d+#pavilion/)
  })

  demoTest('fetches pictures of near booths only', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit(HALL)
    const items = stageOf(page).getByRole('listitem')
    expect(await items.first().locator('img').count()).toBe(1)
    await stageOf(page).focus()
    await page.keyboard.press('ArrowUp')
    await standing(page).getByText('第 2 排').waitFor()
    expect(await items.first().locator('img').count()).toBe(0)
  })

  demoTest('scrolls the page with the wheel until they went in, then walks with it', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit(HALL)
    const box = await stageOf(page).boundingBox()
    if (!box) throw new Error('the hall is not drawn')
    await page.mouse.move(box.x + box.width / 2, box.y + 24)
    await page.mouse.wheel(0, 160)
    await expect.poll(() => scrolled(page)).toBe(160)
    expect(await standing(page).textContent()).toContain('第 1 排')
    await page.mouse.wheel(0, -160)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.mouse.down()
    await page.mouse.up()
    await page.mouse.wheel(0, 160)
    await standing(page).getByText('第 2 排').waitFor()
    expect(await scrolled(page)).toBe(0)
  })

  demoTest('walks by buttons and the plan', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit(HALL)
    await page.getByRole('button', { name: '向前走' }).click()
    await standing(page).getByText('第 2 排').waitFor()
    await page.keyboard.press('ArrowUp')
    await standing(page).getByText('第 3 排').waitFor()
    await page.keyboard.press('Home')
    await standing(page).getByText('第 1 排').waitFor()
    await page.getByRole('button', { name: '向前走' }).click()
    await page.getByRole('button', { name: '往回走' }).click()
    await standing(page).getByText('第 1 排').waitFor()
    await page.getByRole('slider', { name: /平面图/ }).press('End')
    await standing(page)
      .getByText(/^第 (\d+) 排，共 \1 排$/)
      .waitFor()
  })

  demoTest.for([
    { reducedMotion: 'no-preference', moves: true },
    { reducedMotion: 'reduce', moves: false },
  ] as const)(
    'moves through the hall, or is there at once: $reducedMotion',
    async ({ reducedMotion, moves }, { open }) => {
      const { page, visit } = await open(null, { reducedMotion })
      await visit(HALL)
      await page.evaluate(() => {
        const animate = Element.prototype.animate
        Element.prototype.animate = function (...way) {
          document.body.dataset['moved'] = 'true'
          return animate.apply(this, way)
        }
      })
      await stageOf(page).focus()
      await page.keyboard.press('ArrowUp')
      await standing(page).getByText('第 2 排').waitFor()
      expect(await page.evaluate(() => document.body.dataset['moved'] === 'true')).toBe(moves)
    },
  )

  demoTest('on a phone reads a list, and walks when they ask for it', async ({ open }) => {
    const { page, visit, isAccessible } = await open(null, { width: 390 })
    await visit(HALL)
    expect(await stageOf(page).isVisible()).toBe(false)
    await isAccessible()
    await page.getByRole('link', { name: '走进展厅' }).click()
    await page.waitForURL(/view=hall/)
    await stageOf(page).waitFor()
    await isAccessible()
    await page.getByRole('link', { name: '列表视图' }).click()
    await page.waitForURL(/view=list/)
    await stageOf(page).waitFor({ state: 'hidden' })
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2)
  })

  demoTest('with JavaScript switched off reads the list and narrows it by the table', async ({ open }) => {
    const { page } = await open(null, { javaScript: false })
    await page.goto('/website/showroom')
    await page.getByRole('link', { name: '进入区域展厅' }).click()
    await page.waitForURL('**/website/showroom/region')
    expect(await stageOf(page).isVisible()).toBe(false)
    await page.getByRole('table').getByRole('link', { name: '浙江' }).click()
    await page.waitForURL(/key=33/)
    await page.getByRole('heading', { level: 1, name: '浙江展厅' }).waitFor()
    await page.getByRole('listitem').getByRole('link', { name: /件/ }).first().click()
    await page.waitForURL(/\/website\/enterprise\/detail/)
  })
})

describe('the map of a hall', () => {
  demoTest('shows every province whole, and a province leads to its hall', async ({ open }) => {
    const { page, visit, isAccessible } = await open(null)
    await visit('/website/showroom/region?view=list')
    // The map is drawn when somebody comes near it.
    await page.locator('section[aria-labelledby=areas]').scrollIntoViewIfNeeded()
    const drawing = page.locator('figure svg')
    await drawing.waitFor()
    await expect.poll(() => drawing.locator('path').count()).toBeGreaterThan(34)
    const sticksOut = await drawing.evaluate((svg) => {
      const frame = svg.getBoundingClientRect()
      return [...svg.querySelectorAll('path')].filter((path) => {
        const box = path.getBoundingClientRect()
        return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
      }).length
    })
    expect(sticksOut).toBe(0)
    await isAccessible()
    await page.getByText('示意图，不作为划界依据').waitFor()
    await page.getByRole('table').getByRole('link', { name: '浙江' }).click()
    await page.waitForURL(/key=33/)
  })
})

describe('what does not stand in a hall', () => {
  demoTest.for([
    '/website/showroom/industry?key=99',
    '/website/showroom/industry?key=33',
    '/website/showroom/region?key=nowhere',
    '/website/showroom/zhejiang?key=4403',
    '/website/showroom/theme?id=999999',
    '/website/showroom/theme?id=abc',
    '/website/showroom/theme/news',
    '/website/showroom/theme/news?id=999999',
  ])('%s answers 404 in place', async (address, { open }) => {
    const { page, visit } = await open(null)
    expect(await visit(address)).toBe(404)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
  })

  test('an enterprise that is suspended: its booth is gone', async ({ open, stage }) => {
    const { page, visit } = await open(null)
    await visit(HALL)
    const booth = stageOf(page).getByRole('link', { name: new RegExp(enterprises.ours) })
    await booth.waitFor()
    await stage.as.operator.call(enterpriseSuspend, {
      body: { id: stage.ids.enterprises.ours, reason: '营业执照已过期' },
    })
    await expect
      .poll(async () => (await (await fetch(stage.origin + HALL)).text()).includes(enterprises.ours), {
        timeout: 10_000,
        interval: 50,
      })
      .toBe(false)
    await page.reload()
    await page.getByText('这个展厅还没有展位').waitFor()
  })
})
