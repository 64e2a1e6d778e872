/**
 * `npm run shots`: a picture of every page in every width, language and theme, into `.shots/<face>/`.
 * `--only product-list --width 390 --lang en --theme dark` narrows it; `--url` uses a server that already runs.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { readWanted, walkMatrix } from '../e2e/support/matrix.ts'

const TALLEST = 8000

/** What came into sight is drawn with the frame after the next. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await frames(page)
}

/** Makes the window as tall as what scrolls inside it, so that the picture shows the whole page. */
async function showAll(page: Page, width: number): Promise<void> {
  // Phones fetch what lies below the first screen once somebody moves.
  await page.mouse.move(1, 1)
  const opened = page.viewportSize()?.height ?? TALLEST
  // Parts that nobody came near have a height that was guessed; once drawn, their own.
  await resize(page, { width, height: TALLEST })
  await resize(page, { width, height: opened })
  const missing = await page.evaluate(() => {
    const inner = document.querySelector('[data-main-scroll]')
    const root = document.scrollingElement ?? document.documentElement
    const hidden = Math.max(root.scrollHeight - root.clientHeight, inner ? inner.scrollHeight - inner.clientHeight : 0)
    return window.innerHeight + hidden
  })
  await resize(page, { width, height: Math.min(missing, TALLEST) })
  const arrived = async (): Promise<boolean> => {
    // What is not drawn, or lies beside the screen in a row that scrolls, is not fetched.
    const inSight = [...document.images].filter((image) => {
      const place = image.getClientRects()[0]
      return place !== undefined && place.left < window.innerWidth
    })
    if (!inSight.every((image) => image.complete && image.naturalWidth > 0)) return false
    await Promise.all(inSight.map((image) => image.decode()))
    return true
  }
  await page.waitForFunction(arrived, undefined, { timeout: 10_000 })
  await frames(page)
}

const wanted = readWanted(process.argv.slice(2))
let taken = 0
const complained: string[] = []
await walkMatrix(wanted, async ({ page, entry, look, complaints }) => {
  const folder = join('.shots', entry.face)
  const name = `${entry.name}-${look.width}-${look.language.slice(0, 2)}-${look.theme}.png`
  await mkdir(folder, { recursive: true })
  await showAll(page, look.width).catch(() => complaints.all.push('a picture of the page never arrived'))
  await page.screenshot({ path: join(folder, name), animations: 'disabled' })
  taken += 1
  complained.push(...complaints.all.map((complaint) => `${entry.face}/${name}: ${complaint}`))
})
for (const complaint of complained) console.log(complaint)
console.log(`${taken} pictures in .shots/, ${complained.length} complaints`)
process.exitCode = complained.length === 0 ? 0 : 1
