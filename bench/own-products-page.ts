/**
 * An enterprise's own list at ten thousand products as somebody at the screen meets it: until rows stand after a reload,
 * after the next page and after a word, and how evenly it scrolls: pages of twenty rows, as the list opens, and of a
 * hundred, the longest that it offers. Prints the times of five rounds of each.
 * Usage: `node tools/run.mjs bench/own-products-page.ts`
 */
import { loadavg } from 'node:os'
import { populate } from '@portal/testkit/world'
import type { Page } from 'playwright-core'
import { launch, openContext } from '../e2e/support/browser.ts'
import { startScratchPortal } from './scratch-portal.ts'

const OWN = 10_000
const ROUNDS = 5
const STEPS = 60
const SIZES = [20, 100]

const FILL = `
  insert into product (organisation_id, created_by, name, model, industry, patent_count, completeness, missing, search_vector,
    created_at, updated_at, statuses)
  select $1, (select min(id) from user_account), '离心泵 ' || k, 'QM-' || k, lpad((1 + k % 7)::text, 2, '0'),
    k % 20, k % 101, array['price', 'video'], to_tsvector('simple', '离心泵 qm' || k || ' w' || k % 4),
    now() - k * interval '1 minute', now() - k * interval '1 minute',
    jsonb_build_object('basics', (k % 6)::text, 'pictures', '0', 'price', '0', 'video', '0', 'certificate', '0', 'chain', '0')
  from generate_series(1, ${OWN}) k`

/** Milliseconds from `act` until the rows of the list are others than before. */
async function untilOthers(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.locator('tbody tr').filter({ hasText: '离心泵' }).first().innerText()
  const from = performance.now()
  await act()
  await page.waitForFunction((known) => {
    const now = [...document.querySelectorAll<HTMLElement>('tbody tr')].filter((row) =>
      row.innerText.includes('离心泵'),
    )
    return now.length > 0 && now[0]?.innerText !== known
  }, before)
  return performance.now() - from
}

interface Scroll {
  fps: number
  longestMs: number
}

/** Turns the wheel down the page, counting frames. */
async function scrolled(page: Page): Promise<Scroll> {
  await page.mouse.move(700, 500)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const count = (now: number): void => {
      times.push(now)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, 120)
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    fps: (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0),
    longestMs: Math.max(...gaps),
  }
}

const inMs = (times: readonly number[]): string => `${times.map((time) => time.toFixed(0)).join(' ')} ms`

/** Prints what a page of so many rows takes. */
async function listed(page: Page, size: number): Promise<void> {
  const seen: Record<'reload' | 'page' | 'word', number[]> = { reload: [], page: [], word: [] }
  const open = async (): Promise<void> => {
    await page.goto(`/myEnt/productManage?size=${size}`)
    await page.getByText('离心泵').first().waitFor()
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    await open()
    seen.reload.push(performance.now() - from)
    seen.page.push(await untilOthers(page, () => page.locator('.ant-pagination-next button').click()))
    seen.word.push(
      await untilOthers(page, async () => {
        await page
          .getByRole('searchbox')
          .first()
          .fill(`w${(round + 1) % 4}`)
        await page.keyboard.press('Enter')
      }),
    )
  }
  await open()
  const { fps, longestMs } = await scrolled(page)
  process.stdout.write(
    `${size} rows: reload ${inMs(seen.reload)}, next page ${inMs(seen.page)}, a word ${inMs(seen.word)}, ` +
      `scrolled at ${fps.toFixed(0)} frames/s, longest gap ${longestMs.toFixed(0)} ms\n`,
  )
}

async function main(): Promise<void> {
  const portal = await startScratchPortal()
  const browser = await launch()
  try {
    const { as, ids } = await populate(portal)
    await portal.pool.query(FILL, [ids.enterprises.ours])
    await portal.pool.query('vacuum analyze')
    const page = await (await openContext(browser, portal.origin, { client: as.demo })).newPage()
    process.stdout.write(`${OWN} products of one enterprise, load before ${loadavg()[0]?.toFixed(1)}\n`)
    for (const size of SIZES) await listed(page, size)
  } finally {
    await browser.close()
    await portal.stop()
  }
}

await main()
