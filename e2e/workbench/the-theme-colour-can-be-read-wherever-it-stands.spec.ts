import type { Page } from 'playwright-core'
import { contrast, TEXT } from '../../apps/web/src/features/shell/theme-tints.ts'
import { describe, expect, test } from '../fixtures.ts'
import { openSettings, painted } from '../support/settings-panel.ts'
import { chooseEntry } from '../support/gestures.ts'

const vectors = {
  light: '#1c75f3 #3585f5 #4f94f6 #68a3f7 #81b3f9 #9ac2fa #b3d1fb #cde0fc #e6f0fe',
  dark: '#055edc #0756c6 #084eb0 #0a4599 #0c3d83 #0e356d #0f2d57 #112541 #131d2b',
} as const

/** Words and ground of an element, as painted: the ground is the nearest that is not transparent. */
const painting = (page: Page, selector: string): Promise<{ words: string; ground: string }[]> =>
  page.evaluate((query) => {
    const hex = (colour: string): string =>
      `#${(colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const clear = backgroundColor === 'transparent' || backgroundColor === 'rgba(0, 0, 0, 0)'
      return clear && element.parentElement ? groundOf(element.parentElement) : backgroundColor
    }
    return [...document.querySelectorAll(query)].map((element) => ({
      words: hex(getComputedStyle(element).color),
      ground: hex(groundOf(element)),
    }))
  }, selector)

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('the nine tints are those of the product colour', async ({ open }) => {
    const { page, visit } = await open('demo', { theme })
    await visit('/workbench/index')
    const tints = await Promise.all(Array.from({ length: 9 }, (_, index) => painted(page, `--brand-tint-${index + 1}`)))
    expect(tints.join(' ')).toBe(vectors[theme])
  })

  test.for(['classic-blue', 'minimal-white'])('every word of the menu in %s reads well', async (scheme, { open }) => {
    for (const colour of ['#0366F2', '#FFD700', '#00CED1', '#000080']) {
      const { page, context, visit, isAccessible } = await open('demo', { theme })
      await context.addInitScript(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
        },
        { sidebarColorScheme: scheme, themeColor: colour, sidebarStatus: 'opened' },
      )
      await visit('/myEnt/productManage')
      const words = await painting(page, 'aside nav :is(a, p), aside nav a span')
      expect(words.length).toBeGreaterThan(4)
      const unreadable = words.filter((one) => contrast(one.words, one.ground) < TEXT)
      expect({ colour, unreadable }).toEqual({ colour, unreadable: [] })
      await isAccessible()
    }
  })
})

test('classic blue is the blue of the system family, and the chosen page is not written in the theme colour on it', async ({
  open,
}) => {
  const { page, visit } = await open('demo')
  await visit('/myEnt/productManage')
  const [plain] = await painting(page, 'aside nav a:not([aria-current])')
  expect(plain).toEqual({ words: '#bfcbd9', ground: '#304156' })
  expect(await painting(page, 'aside nav a[aria-current]')).toEqual([{ words: '#ffffff', ground: '#0366f2' }])
})

test('the website keeps the colour of the product', async ({ open }) => {
  const { page, context, visit } = await open('demo')
  await context.addInitScript(() => localStorage.setItem('themeColor', '#c71585'))
  await visit('/workbench/index')
  expect(await painted(page, '--brand-fill')).toBe('#c71585')
  await page.getByRole('button', { name: /^账号菜单/ }).click()
  await chooseEntry(page, '前往官网')
  await page.waitForURL('**/website/home')
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0)
  expect(await painted(page, '--brand')).toBe('#0366f2')
})

/** The strongest pixel of the watermark's picture: its colour, and whether it is as strong as it should be (a slanted stroke is never quite full). */
async function inkOfWatermark(page: Page) {
  const [red, green, blue, alpha = 0] = await page.evaluate(async () => {
    const layer = [...document.querySelectorAll<HTMLElement>('div')].find(
      ({ style }) => style.zIndex === '9999' && style.backgroundImage.startsWith('url("data:'),
    )
    const picture = new Image()
    picture.src = layer?.style.backgroundImage.slice(5, -2) ?? ''
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    const pen = canvas.getContext('2d')
    pen?.drawImage(picture, 0, 0)
    const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() }
    const pixels = Array.from({ length: data.length / 4 }, (_, index) =>
      Array.from(data.slice(index * 4, index * 4 + 4)),
    )
    return pixels.reduce(
      (strongest, pixel) => ((pixel[3] ?? 0) > (strongest[3] ?? 0) ? pixel : strongest),
      [0, 0, 0, 0],
    )
  })
  return { colour: [red, green, blue], full: alpha <= 0.15 * 255 && alpha > 0.13 * 255 }
}

test('the watermark lies over everything in its own ink and takes no click', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/workbench/index')
  const panel = await openSettings(page)
  const watermark = panel.getByRole('switch', { name: '开启水印' })
  await watermark.click()
  expect(await inkOfWatermark(page)).toEqual({ colour: [0, 0, 0], full: true })
  await panel.getByText('暗黑', { exact: true }).click()
  await expect.poll(() => inkOfWatermark(page)).toEqual({ colour: [255, 255, 255], full: true })
  await watermark.click()
  await page.waitForFunction(() => !document.querySelector('[style*="z-index: 9999"]'))
})

test('nobody patches the listeners of the page', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/workbench/index')
  expect(await page.evaluate(() => EventTarget.prototype.addEventListener.toString())).toContain('[native code]')
})
