/**
 * `npm run shots`: a picture of every page in every width, language and theme, into `.shots/<face>/`.
 * `--only product-list --width 390 --lang en --theme dark` narrows it; `--url` uses a server that already runs.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { readWanted, walkMatrix } from '../e2e/support/matrix.ts'

const TALLEST = 8000

/** Makes the window as tall as what scrolls inside it, so that the picture shows the whole page. */
async function showAll(page: Page, width: number): Promise<void> {
  const missing = await page.evaluate(() => {
    const inner = document.querySelector('[data-main-scroll]')
    const root = document.scrollingElement ?? document.documentElement
    const hidden = Math.max(root.scrollHeight - root.clientHeight, inner ? inner.scrollHeight - inner.clientHeight : 0)
    return window.innerHeight + hidden
  })
  await page.setViewportSize({ width, height: Math.min(missing, TALLEST) })
  // What is not drawn, or lies beside the screen in a row that scrolls, is not fetched.
  const arrived = () =>
    [...document.images].every((image) => {
      const place = image.getClientRects()[0]
      return image.complete || !place || place.left >= window.innerWidth
    })
  await page.waitForFunction(arrived, undefined, { timeout: 10_000 })
}

const wanted = readWanted(process.argv.slice(2))
let taken = 0
const complained: string[] = []
await walkMatrix(wanted, async ({ page, visit, look, complaints }) => {
  const folder = join('.shots', visit.face)
  const name = `${visit.name}-${look.width}-${look.language.slice(0, 2)}-${look.theme}.png`
  await mkdir(folder, { recursive: true })
  await showAll(page, look.width).catch(() => complaints.all.push('a picture of the page never arrived'))
  await page.screenshot({ path: join(folder, name), animations: 'disabled' })
  taken += 1
  complained.push(...complaints.all.map((complaint) => `${visit.face}/${name}: ${complaint}`))
})
for (const complaint of complained) console.log(complaint)
console.log(`${taken} pictures in .shots/, ${complained.length} complaints`)
process.exitCode = complained.length === 0 ? 0 : 1
