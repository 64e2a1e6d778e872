import { demoTest, describe, expect } from './fixtures.ts'
import { accessibilityFaults, sidewaysScroll } from './support/axe.ts'
import { addressIn, languages, looks, pageCatalogue, themes } from './support/page-catalogue.ts'

/** Every page once; the looks go round, so that each run covers all of them. */
const walks = pageCatalogue.map((entry, index) => ({
  ...entry,
  look: looks[(index * 5) % looks.length] ?? { width: 390, language: 'zh-cn' as const, theme: 'light' as const },
}))

const NARROWEST = 360

describe('every page', () => {
  demoTest.for(walks)('$face/$name shows itself without a fault', async (entry, { open, ids }) => {
    const { look } = entry
    const window = await open(entry.as, look)
    const status = await window.visit(addressIn(entry, ids, look))
    expect(status, 'status of the document').toBe(/unknown$|^not-found$/.test(entry.name) ? 404 : 200)
    const { page } = window
    // The server has drawn the whole of it: this is what React writes for a part that it leaves to the browser.
    expect(await (await page.request.get(page.url())).text()).not.toContain('<!--$!-->')
    expect(await page.title()).not.toBe('')
    expect(await page.getAttribute('html', 'lang')).toBe(look.language === 'en' ? 'en' : 'zh-CN')
    expect(await page.locator('h1').count(), 'headings of the first level').toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sidewaysScroll(page), `pixels to scroll sideways at ${look.width}`).toBe(0)
    await page.setViewportSize({ width: NARROWEST, height: 780 })
    // The page hears of its new width a moment later; then nothing may stick out, and it must stay so.
    await expect.poll(() => sidewaysScroll(page), { message: `pixels to scroll sideways at ${NARROWEST}` }).toBe(0)
  })

  demoTest('the walk covers every language and theme', () => {
    const seen = new Set(walks.map(({ look }) => `${look.language} ${look.theme}`))
    expect(seen.size).toBe(languages.length * themes.length)
  })
})
