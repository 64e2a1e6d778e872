/**
 * Walks through a hall of sixty booths with the processor slowed four times and prints the frames per second that the
 * browser drew, row by row to the end and back. The hall is the one of all industries of a running server; its booths
 * are repeated, under ids of their own, until there are sixty.
 * Usage: `ORIGIN=http://localhost:3000 node tools/run.mjs bench/walk-hall.ts`
 */
import { loadavg } from 'node:os'
import type { Page, Route } from 'playwright-core'
import type { HallView } from '../apps/web/src/faces/website/hall/hall-view.ts'
import { launch } from '../e2e/support/browser.ts'

const BOOTHS = 60
const SLOWED = 4
const WANTED_FPS = 30
const origin = process.env['ORIGIN'] ?? 'http://localhost:3000'

/** Answers the page's data with sixty booths. */
async function withSixty(route: Route): Promise<void> {
  const response = await route.fetch()
  const data = (await response.json()) as { hall: HallView }
  const { booths } = data.hall
  const sixty = Array.from({ length: BOOTHS }, (_, index) => {
    const booth = booths[index % booths.length]
    if (!booth) throw new Error('the hall is empty: start the server with the demo')
    return { ...booth, id: `${booth.id}-${index}`, no: `${'AB'.charAt(index % 2)}${Math.floor(index / 2) + 1}` }
  })
  await route.fulfill({ response, json: { ...data, hall: { ...data.hall, booths: sixty, total: BOOTHS } } })
}

interface Frames {
  fps: number
  /** The longest time between two frames, in ms. */
  longest: number
  /** Share of frames that came later than WANTED_FPS allows. */
  late: number
}

/** Presses a key once for every row while frames are counted. */
async function walked(page: Page, key: 'ArrowUp' | 'ArrowDown', rows: number): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const count = (now: number): void => {
      times.push(now)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  for (let row = 0; row < rows; row += 1) await page.keyboard.press(key, { delay: 150 })
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    fps: (gaps.length * 1000) / total,
    longest: Math.max(...gaps),
    late: gaps.filter((gap) => gap > 1000 / WANTED_FPS + 1).length / gaps.length,
  }
}

async function main(): Promise<void> {
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.route('**/_data/website/showroom/industry*', withSixty)
    await page.goto(`${origin}/website/showroom`)
    // A link that has come alive asks for the data alone; before that it would load the whole document.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main a[href$="/industry"]') ?? {}).some((key) => key.startsWith('__react')),
    )
    await page.locator('main a[href$="/industry"]').first().click()
    await page.getByRole('slider').waitFor()
    const stage = page.locator('[role="region"]').first()
    await stage.waitFor()
    const rows = await page.getByRole('slider').getAttribute('max')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await stage.focus()
    console.log(
      `load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}; ${rows} rows, processor ×1/${SLOWED}, 1440×900`,
    )
    for (const key of ['ArrowUp', 'ArrowDown'] as const) {
      const { fps, longest, late } = await walked(page, key, Number(rows) - 1)
      const verdict = fps >= WANTED_FPS ? 'ok' : 'too few'
      console.log(
        `${key.padEnd(10)} ${fps.toFixed(1)} frames/s, longest gap ${longest.toFixed(0)} ms, late ${(late * 100).toFixed(0)} %  ${verdict}`,
      )
    }
  } finally {
    await browser.close()
  }
}

await main()
