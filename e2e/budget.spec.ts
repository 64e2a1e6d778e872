import type { Page } from 'playwright-core'
import { budget, firstLoads, VIEWER_BUDGET, viewerBytes } from '../bench/first-load.ts'
import { describe, expect, test } from './fixtures.ts'

const loads = firstLoads()

test('the build knows the public pages', () => {
  expect(loads.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['website/home/home', 'website/product/product']),
  )
})

test.each(loads)('$page loads at most 100 kB of script and 12 kB of style', ({ scriptBytes, styleBytes }) => {
  expect(scriptBytes).toBeLessThanOrEqual(budget.scriptBytes)
  expect(styleBytes).toBeLessThanOrEqual(budget.styleBytes)
})

test('the 3D viewer is at most 150 kB of script, with all it brings along', () => {
  expect(viewerBytes()).toBeLessThanOrEqual(VIEWER_BUDGET)
})

interface Loaded {
  file: string
  /** Over the wire, without headers. */
  bytes: number
}
/** Scripts and style sheets that the page has loaded so far. */
const loadedBy = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    // A style sheet that was fetched ahead is named again when it is put in place.
    const code = new Map(entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]))
    return [...code].map(([file, bytes]) => ({ file, bytes })).filter(({ file }) => /\.(js|css)$/.test(file))
  })

/** The system family needs 414 kB in 50 files to sign in and 639 kB in 72 files for its first page after that. */
describe('whoever comes to work', () => {
  // Drawn below the figures once these are there.
  const charts = ['chart', 'funnel', 'segmented'] as const
  const comings = [
    { who: null, address: '/login', bytes: 155_000, files: 26, later: ['endpoints', 'site', 'kit', 'user'] },
    { who: 'demo', address: '/dashboard', bytes: 360_000, files: 66, later: charts },
    { who: 'operator', address: '/console/review', bytes: 460_000, files: 78, later: [] },
  ] as const

  test.for(comings)(
    'loads $address in at most $bytes bytes and $files files, which the document names',
    async ({ who, address, bytes, files, later }, { open, stage }) => {
      const { page, client } = await open(who)
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const loaded = await loadedBy(page)
      const credential = client.token === undefined ? {} : { cookie: `access_token=${client.token}` }
      const html = await (await fetch(stage.origin + address, { headers: credential })).text()
      // What comes later may or may not be there by now: it is no part of the first load.
      const mayCome = (file: string): boolean => later.some((name) => file.startsWith(`/assets/${name}-`))
      const [first, others] = [
        loaded.filter(({ file }) => html.includes(`"${file}"`)),
        loaded.filter(({ file }) => !html.includes(`"${file}"`)),
      ]
      expect(others.map(({ file }) => file).filter((file) => !mayCome(file))).toEqual([])
      expect(first.reduce((total, one) => total + one.bytes, 0)).toBeLessThanOrEqual(bytes)
      expect(first.length).toBeLessThanOrEqual(files)
    },
  )
})

test('whoever opens the website fetches no style sheet that the page carries, only those of the next page', async ({
  open,
}) => {
  const { page, visit } = await open(null)
  await visit('/website/home')
  const carried = await page.evaluate(() => {
    const state: unknown = JSON.parse(document.getElementById('state')?.textContent ?? '')
    return (state as { assets: { styles: string[] } }).assets.styles
  })
  expect(carried).not.toEqual([])
  await page.getByRole('banner').getByRole('link', { name: '产品', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '产品中心' }).waitFor()
  const files = (await loadedBy(page)).map(({ file }) => file)
  expect(files.some((file) => file.endsWith('.css'))).toBe(true)
  expect(files.filter((file) => carried.includes(file))).toEqual([])
})
