import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { hallOverview } from '@portal/contract/hall'
import { expoWithdraw } from '@portal/contract/hall-admin'
import { articleWithdraw } from '@portal/contract/news-admin'
import { productTakeDown } from '@portal/contract/product-admin'
import { anotherEnterprise } from '@portal/testkit/another-enterprise'
import { createProduct, publishProduct } from '@portal/testkit/factories'
import { rawRequest } from '@portal/testkit/raw-request'
import { draftExpo, publishedExpo } from '@portal/testkit/valid-requests/hall'
import { draftArticle, publishedArticle } from '@portal/testkit/valid-requests/news'
import { startWorld, type World } from '@portal/testkit/world'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const fetched = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  const response = await world.anonymous.fetch(path, { headers })
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** Texts by element name and addresses of links, read as strictly as search engines do: a document that is not well-formed throws. */
function read(source: string): { texts(name: string): string[]; links: string[] } {
  const found: { name: string; text: string }[] = []
  const links: string[] = []
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, text: '' })
    if (attributes['href'] !== undefined) links.push(attributes['href'])
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => found.push(open.pop() ?? { name: '', text: '' }))
  parser.write(source).close()
  return { texts: (name) => found.filter((one) => one.name === name).map(({ text }) => text), links }
}

/** Every address of the sitemap, followed from its index. */
async function mapped(): Promise<string[]> {
  const parts = read(await fetched('/sitemap.xml')).texts('loc')
  const pages = []
  for (const part of parts) pages.push(...read(await fetched(new URL(part).pathname)).texts('loc'))
  return pages.map((address) => address.slice(world.origin.length))
}

const product = (id: string): string => `/website/product/detail?id=${id}`
const article = (id: string): string => `/website/news/detail?id=${id}`

test('a search engine finds every public page in both languages by the sitemap, and what each is in the other', async () => {
  const { id } = await publishedArticle(world, { title: '上海展会的三个看点' })
  const addresses = await mapped()
  const enterprise = `/website/enterprise/detail?id=${world.ids.enterprises.ours}`
  for (const address of ['/website/news', product(world.published), article(id), enterprise]) {
    expect(addresses).toContain(address)
    expect(addresses).toContain(`${address}${address.includes('?') ? '&' : '?'}lang=en`)
  }
  expect(new Set(addresses).size).toBe(addresses.length)
  const part = await fetched('/sitemap/product-1.xml')
  expect(part).toContain(
    `<xhtml:link rel="alternate" hreflang="x-default" href="${world.origin}${product(world.published)}"/>`,
  )
  expect(
    read(part)
      .texts('lastmod')
      .every((at) => !Number.isNaN(Date.parse(at))),
  ).toBe(true)
})

test('drafts, what was withdrawn or taken down, and what is only for enterprises stand neither in the sitemap nor in feeds', async () => {
  const { as } = world
  const draft = await draftArticle(world, { title: '还没发布' })
  const inside = await publishedArticle(world, { title: '仅供企业', audience: 'workbench' })
  const withdrawn = await publishedArticle(world, { title: '已经撤下' })
  await as.operator.call(articleWithdraw, { body: { ids: [withdrawn.id] } })
  const { productId } = await createProduct(as.demo, { submit: false })
  const takenDown = await publishProduct(as.demo, as.operator)
  expect(await mapped()).toContain(product(takenDown))
  await as.operator.call(productTakeDown, { body: { id: takenDown, reason: '数据不实' } })
  const other = await anotherEnterprise(world)
  const theirs = await publishProduct(other.owner, as.operator)
  expect(await mapped()).toContain(product(theirs))
  await as.operator.call(enterpriseSuspend, { body: { id: other.id, reason: '资质存疑' } })
  // Products follow their enterprise by an event of its own.
  await world.portal.platform.events.settle()
  const addresses = await mapped()
  const hidden = [
    ...[draft, inside, withdrawn].map(({ id }) => article(id)),
    ...[productId, takenDown, theirs].map(product),
    `/website/enterprise/detail?id=${other.id}`,
  ]
  expect(addresses.filter((address) => hidden.includes(address))).toEqual([])
  for (const feed of ['/feed/news.xml', '/feed/news.atom']) {
    const titles = read(await fetched(feed)).texts('title')
    expect(titles.filter((title) => ['还没发布', '仅供企业', '已经撤下'].includes(title))).toEqual([])
  }
})

test('halls in which somebody stands, expos and the pages that are always there stand in the sitemap; an expo leaves with its withdrawal', async () => {
  const { id } = await publishedExpo(world)
  const draft = await draftExpo(world)
  const expoOf = (expoId: string): string => `/website/showroom/theme?id=${expoId}`
  const before = await mapped()
  const { industry, region } = await world.anonymous.call(hallOverview, {})
  const [filled, empty] = [true, false].map((is) =>
    industry
      .filter(({ enterpriseCount }) => enterpriseCount > 0 === is)
      .map(({ key }) => `/website/showroom/industry?key=${key}`),
  )
  const regions = region.map(({ key }) => `/website/showroom/region?key=${key}`)
  const always = ['/website/about', '/website/privacy', '/website/showroom', '/website/showroom/theme']
  expect(filled).not.toEqual([])
  expect(before).toEqual(expect.arrayContaining([...(filled ?? []), ...regions, ...always, expoOf(id)]))
  expect(before.filter((address) => empty?.includes(address) || address === expoOf(draft.id))).toEqual([])
  await world.as.operator.call(expoWithdraw, { body: { id } })
  expect(await mapped()).not.toContain(expoOf(id))
})

test('the news can be followed by RSS and Atom, in both languages, and a reader is told that nothing is new', async () => {
  const { id } = await publishedArticle(world, { title: '订阅看得到', titleEn: 'Seen in the feed', category: 'expo' })
  const chinese = read(await fetched('/feed/news.xml'))
  expect(chinese.texts('title')[1]).toBe('订阅看得到')
  expect(chinese.texts('link')[1]).toBe(`${world.origin}${article(id)}`)
  expect(chinese.texts('category')[0]).toBe('展会')
  const english = read(await fetched('/feed/news.atom?lang=en'))
  expect(english.texts('title')[1]).toBe('Seen in the feed')
  expect(english.links).toContain(`${world.origin}${article(id)}&lang=en`)
  const first = await world.anonymous.fetch('/feed/news.xml')
  const tag = first.headers.get('etag') ?? ''
  const again = await world.anonymous.fetch('/feed/news.xml', { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a hostile title stays text in feeds', async () => {
  const title = '</title><script>alert(1)</script> & "双引号" \u0001\uffff]]>'
  await publishedArticle(world, { title, summary: '<img src=x onerror=alert(1)>' })
  for (const feed of ['/feed/news.xml', '/feed/news.atom']) {
    const read1 = read(await fetched(feed))
    expect(read1.texts('title')[1]).toBe('</title><script>alert(1)</script> & "双引号" ]]>')
    expect([read1.texts('script'), read1.texts('img')]).toEqual([[], []])
  }
})

test('robots are led to the sitemap and kept out of what is behind the sign-in', async () => {
  const rules = (await fetched('/robots.txt')).split('\n')
  expect(rules).toContain(`Sitemap: ${world.origin}/sitemap.xml`)
  expect(rules).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /console', 'Disallow: /workbench']))
  expect(rules.filter((rule) => /^Disallow: \/(website)?$/.test(rule))).toEqual([])
})

test('whoever finds a hole is told where to write, and until when that holds', async () => {
  const lines = (await fetched('/.well-known/security.txt')).split('\n')
  const valueOf = (name: string): string =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  expect(valueOf('Contact')).toMatch(/^(mailto:|https?:)/)
  expect(new Date(valueOf('Expires')).getTime()).toBeGreaterThan(Date.now())
  expect(valueOf('Canonical')).toBe(`${world.origin}/.well-known/security.txt`)
})

describe('without a public address', () => {
  const addresses = ['/sitemap.xml', '/feed/news.xml', '/feed/news.atom', '/robots.txt', '/.well-known/security.txt']
  test.each([
    'elsewhere.example',
    'elsewhere.example:8080',
    '127.0.0.1.elsewhere.example',
    'localhost@elsewhere.example',
  ])('nobody is led to a host of the asker’s choice: %s', async (host) => {
    for (const address of addresses) {
      const { status, text } = await rawRequest(world.origin, address, { host })
      expect([address, status, text.includes('elsewhere')]).toEqual([address, 200, false])
      expect(text).toContain(`http://localhost:${new URL(world.origin).port}/`)
    }
  })

  test.each(['localhost:3000', '127.0.0.1:8080', '[::1]'])('names of this machine are taken: %s', async (host) => {
    for (const address of addresses)
      expect((await rawRequest(world.origin, address, { host })).text).toContain(`http://${host}/`)
  })
})

test('a phone that puts the site on its screen is told its name and icons', async () => {
  const manifest = JSON.parse(await fetched('/manifest.webmanifest')) as {
    name: string
    short_name: string
    lang: string
    icons: { sizes: string; purpose: string }[]
  }
  expect(manifest.name).not.toBe('')
  expect([manifest.short_name, manifest.lang]).toEqual(['专利产品', 'zh-CN'])
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
})

test.each(['/sitemap/product-999.xml', '/sitemap/user-1.xml', '/sitemap/product-0.xml', '/sitemap/product-1e9.xml'])(
  '%s is no part of the sitemap',
  async (path) => {
    expect((await world.anonymous.fetch(path)).status).toBe(404)
  },
)
