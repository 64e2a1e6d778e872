import { publishedExpo } from '@portal/testkit/valid-requests/hall'
import { publishedArticle } from '@portal/testkit/valid-requests/news'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { readStructuredData } from '../support/structured-data.ts'

async function read(stage: Stage, path: string): Promise<string> {
  const response = await fetch(stage.origin + path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** The content of a meta element, by the attribute that names it. */
const meta = (html: string, named: string): string | undefined =>
  new RegExp(`<meta ${named.replaceAll('.', '\\.')} content="([^"]*)"`).exec(html)?.[1]

const links = (html: string, rel: string): string[] =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"([^>]*)>`, 'g'))].map(([, rest = '']) => rest)

const productOf = (stage: Stage): string => `/website/product/detail?id=${stage.published}`
const enterpriseOf = (stage: Stage): string => `/website/enterprise/detail?id=${stage.ids.enterprises.ours}`

describe('search engines', () => {
  test('are told the same in structured data as visitors read, and nothing malformed', async ({ stage }) => {
    const fair = await publishedExpo(stage, { placeEn: 'Hangzhou International Expo Centre' })
    const online = await publishedExpo(stage, { place: '' })
    const { id } = await publishedArticle(stage, { title: '结构化的资讯', titleEn: 'Structured news', tags: ['备案'] })
    const pages = [
      ['/website/home', ['WebSite']],
      [productOf(stage), ['Product', 'BreadcrumbList']],
      [enterpriseOf(stage), ['Organization', 'BreadcrumbList']],
      ['/website/about', ['Organization', 'BreadcrumbList']],
      ['/website/showroom/industry', ['BreadcrumbList']],
      [`/website/showroom/theme?id=${fair.id}`, ['Event', 'BreadcrumbList']],
      [`/website/showroom/theme?id=${online.id}`, ['Event', 'BreadcrumbList']],
      [`/website/product/patent?id=${stage.patent}`, ['BreadcrumbList']],
      ['/website/news', ['BreadcrumbList']],
      [`/website/news/detail?id=${id}`, ['NewsArticle', 'BreadcrumbList']],
    ] as const
    for (const [path, types] of pages) {
      for (const language of ['', `${path.includes('?') ? '&' : '?'}lang=en`]) {
        const found = readStructuredData(await read(stage, path + language))
        expect([path, ...found.types]).toEqual(expect.arrayContaining([path, ...types]))
        expect(found.faults).toEqual([])
      }
    }
  })

  test('hear the name of the site, not its slogan, and of no place where an expo is online alone', async ({
    stage,
  }) => {
    const of = async (path: string, type: string) =>
      readStructuredData(await read(stage, path)).nodes.find((node) => node['@type'] === type)
    expect((await of('/website/home', 'WebSite'))?.['name']).toBe('专利密集型产品推广平台')
    expect((await of('/website/home?lang=en', 'WebSite'))?.['name']).toBe('Patent-Intensive Products')
    const online = await publishedExpo(stage, { place: '' })
    const fair = await publishedExpo(stage)
    const mode = async (id: string) => (await of(`/website/showroom/theme?id=${id}`, 'Event'))?.['eventAttendanceMode']
    expect(await mode(online.id)).toBe('https://schema.org/OnlineEventAttendanceMode')
    expect(await mode(fair.id)).toBe('https://schema.org/MixedEventAttendanceMode')
  })

  test('learn of both languages of a page, each its own original', async ({ stage }) => {
    for (const path of ['/website/news', productOf(stage), enterpriseOf(stage)]) {
      const english = `${path}${path.includes('?') ? '&' : '?'}lang=en`
      for (const [address, itself] of [
        [path, path],
        [english, english],
      ] as const) {
        const html = (await read(stage, address)).replaceAll('&amp;', '&')
        expect(links(html, 'canonical').join()).toContain(`href="${itself}"`)
        const others = links(html, 'alternate').join('\n')
        for (const [language, target] of [
          ['zh-CN', path],
          ['en', english],
          ['x-default', path],
        ])
          expect(others).toContain(`hrefLang="${language}" href="${target}"`)
      }
    }
  })

  test('are led by the sitemap to pages that are there', async ({ stage }) => {
    const pages = [...(await read(stage, '/sitemap/pages.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
    expect(pages.length).toBeGreaterThan(20)
    for (const [, address = ''] of pages) await read(stage, new URL(address.replaceAll('&amp;', '&')).pathname)
  })

  test('hear that what is not there is not there', async ({ stage }) => {
    for (const path of ['/website/news/detail?id=999999', '/website/news/detail?id=abc', '/website/news/detail'])
      expect([path, (await fetch(stage.origin + path)).status]).toEqual([path, 404])
  })
})

describe('a shared link', () => {
  test('shows title, description and a picture that is there, on every page', async ({ stage }) => {
    const { id } = await publishedArticle(stage, { title: '可以分享' })
    const fair = await publishedExpo(stage)
    for (const path of [
      '/website/home',
      '/website/news',
      `/website/news/detail?id=${id}`,
      '/website/product',
      '/website/product?industry=03&lang=en',
      productOf(stage),
      enterpriseOf(stage),
      '/website/showroom',
      '/website/showroom/industry?key=03',
      '/website/showroom/region?lang=en',
      `/website/showroom/theme?id=${fair.id}`,
      `/website/showroom/theme/news?id=${fair.id}`,
    ]) {
      const html = await read(stage, path)
      for (const named of ['name="description"', 'property="og:title"', 'property="og:description"', 'itemProp="name"'])
        expect([path, named, meta(html, named)]).toEqual([path, named, expect.stringMatching(/\S/)])
      const picture = meta(html, 'property="og:image"') ?? ''
      expect(meta(html, 'itemProp="image"')).toBe(picture)
      const response = await fetch(stage.origin + picture)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg'])
    }
  })

  test('cannot break out of the head by its title', async ({ stage }) => {
    const { id } = await publishedArticle(stage, { title: '"><script>alert(1)</script>', body: '<p>正文</p>' })
    const html = await read(stage, `/website/news/detail?id=${id}`)
    expect(html).not.toContain('<script>alert(1)')
    expect(readStructuredData(html).faults).toEqual([])
  })
})

describe('an icon', () => {
  test('is answered to whoever asks for it without having read a page, and never a page', async ({ stage }) => {
    const response = await fetch(`${stage.origin}/favicon.ico`, { redirect: 'manual' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(10_000)
  })
})

describe('a home screen', () => {
  test('finds the icons that the pages and the manifest name', async ({ stage }) => {
    const html = await read(stage, '/website/home')
    const manifest = JSON.parse(await read(stage, '/manifest.webmanifest')) as { icons: { src: string }[] }
    const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(links(html, 'manifest').join()).toContain('/manifest.webmanifest')
    for (const icon of [touch, ...manifest.icons.map(({ src }) => src)]) {
      const response = await fetch(stage.origin + icon)
      expect([icon, response.status, response.headers.get('content-type')]).toEqual([
        icon,
        200,
        expect.stringMatching(/^image\/(png|svg\+xml)/),
      ])
    }
  })
})
