/**
 * Walks through a hall of sixty booths, at full speed and with the processor slowed four times, and prints the frames per
 * second that the browser drew, row by row to the end and back, with what a frame cost of the processor: at full speed
 * that figure holds on a busy machine too (slowing a processor down spends time of its own). The hall is the one of all industries of a running server; its booths
 * are repeated, under ids of their own, until there are sixty.
 * Usage: `ORIGIN=http://localhost:3000 node tools/run.mjs bench/walk-hall.ts`
 */
import { loadavg } from 'node:os'
import type { Browser, Page, Route } from 'playwright-core'
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
  /** Processor time of a frame over all processes of the browser, in ms; with a slowed processor it says nothing. */
  cost: number
}

/** Processor time that the browser has used so far, in s. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Presses a key once for every row while frames are counted. */
async function walked(browser: Browser, page: Page, key: 'ArrowUp' | 'ArrowDown', rows: number): Promise<Frames> {
  const before = await processorTime(browser)
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
  const used = (await processorTime(browser)) - before
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    fps: (gaps.length * 1000) / total,
    longest: Math.max(...gaps),
    late: gaps.filter((gap) => gap > 1000 / WANTED_FPS + 1).length / gaps.length,
    cost: (used * 1000) / gaps.length,
  }
}

const inWords = ({ fps, longest, late, cost }: Frames): string =>
  [
    `${fps.toFixed(1)} frames/s`,
    `longest gap ${longest.toFixed(0)} ms`,
    `late ${(late * 100).toFixed(0)} %`,
    `${cost.toFixed(1)} ms of processor a frame`,
    fps >= WANTED_FPS ? 'ok' : 'too few',
  ].join(', ')

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
    await stage.focus()
    const load = loadavg().map((average) => average.toFixed(1))
    console.log(`load ${load.join(' ')}; ${rows} rows, 1440×900`)
    for (const rate of [1, SLOWED]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      for (const key of ['ArrowUp', 'ArrowDown'] as const) {
        const frames = await walked(browser, page, key, Number(rows) - 1)
        console.log(`processor 1/${rate} ${key.padEnd(10)} ${inWords(frames)}`)
      }
    }
  } finally {
    await browser.close()
  }
}

await main()
