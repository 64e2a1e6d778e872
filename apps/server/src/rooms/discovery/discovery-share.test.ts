import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { articleWithdraw } from '@portal/contract/news-admin'
import { productTakeDown } from '@portal/contract/product-admin'
import { anotherEnterprise } from '@portal/testkit/another-enterprise'
import { createProduct, decide, publishProduct, savePictures } from '@portal/testkit/factories'
import { publishedExpo } from '@portal/testkit/valid-requests/hall'
import { draftArticle, publishedArticle } from '@portal/testkit/valid-requests/news'
import { startWorld, type World } from '@portal/testkit/world'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShareCard, shareSvg } from './discovery-share.view.ts'
import type { FontMeasure } from './font-measure.ts'
import { linesOf } from './share-lines.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function sharePicture(path: string): Promise<Buffer> {
  const response = await world.anonymous.fetch(path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg'])
  return Buffer.from(await response.arrayBuffer())
}

/** Every character is as wide as it is high. */
const square: FontMeasure = { has: () => true, width: (text, size) => [...text].length * size }

test('every shared link shows a picture of its own: things, halls, lists, and the site', async () => {
  const { id } = await publishedArticle(world, { title: '分享出去的文章' })
  const names = [`product-${world.published}`, `enterprise-${world.ids.enterprises.ours}`, `news-${id}`, 'site']
  const fair = await publishedExpo(world)
  names.push(
    `expo-${fair.id}`,
    'showroom',
    'products',
    'products-03',
    'hall-industry',
    'hall-industry-03',
    'hall-region',
  )
  const pictures = []
  for (const name of names) pictures.push(await sharePicture(`/share/${name}.jpg`))
  for (const picture of pictures) {
    const { format, width, height } = await sharp(picture).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(picture.length).toBeLessThan(300_000)
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(names.length)
})

test('it speaks the language of the link, is kept as long as nothing changes, and is drawn anew when something does', async () => {
  const { as } = world
  const id = await publishProduct(as.demo, as.operator, { name: '可分享的泵', nameEn: 'A pump to share' })
  const chinese = await world.anonymous.fetch(`/share/product-${id}.jpg`)
  const english = await world.anonymous.fetch(`/share/product-${id}.jpg?lang=en`)
  const tag = chinese.headers.get('etag') ?? ''
  expect(tag).not.toBe('')
  expect(english.headers.get('etag')).not.toBe(tag)
  const again = await world.anonymous.fetch(`/share/product-${id}.jpg`, { headers: { 'if-none-match': tag } })
  expect(again.status).toBe(304)
  await world.pool.query(`update product_public set name = '改了名的泵' where product_id = $1`, [id])
  expect((await world.anonymous.fetch(`/share/product-${id}.jpg`)).headers.get('etag')).not.toBe(tag)
  // The old drawing is gone, the one in the other language is not.
  const kept = await readdir(join(world.dataDir, 'files', 'share', 'product', id), { recursive: true })
  const pictures = kept.filter((name) => name.endsWith('.jpg'))
  expect(pictures).toHaveLength(2)
  expect(pictures.filter((name) => name.startsWith('en-'))).toHaveLength(1)
})

test('of drafts, of what was withdrawn, taken down or suspended, and of nothing at all there is no picture', async () => {
  const { as } = world
  const draft = await draftArticle(world)
  const inside = await publishedArticle(world, { audience: 'workbench' })
  const withdrawn = await publishedArticle(world)
  await sharePicture(`/share/news-${withdrawn.id}.jpg`)
  await as.operator.call(articleWithdraw, { body: { ids: [withdrawn.id] } })
  const { productId } = await createProduct(as.demo, { submit: false })
  const takenDown = await publishProduct(as.demo, as.operator)
  await sharePicture(`/share/product-${takenDown}.jpg`)
  await as.operator.call(productTakeDown, { body: { id: takenDown, reason: '数据不实' } })
  const other = await anotherEnterprise(world)
  await sharePicture(`/share/enterprise-${other.id}.jpg`)
  await as.operator.call(enterpriseSuspend, { body: { id: other.id, reason: '资质存疑' } })
  const names = [
    `news-${draft.id}`,
    `news-${inside.id}`,
    `news-${withdrawn.id}`,
    `product-${productId}`,
    `product-${takenDown}`,
    `enterprise-${other.id}`,
    'product-999999',
    'product-0',
    'user-1',
    'site-1',
    'expo-999999',
    'hall-industry-99',
    'hall-industry-3',
    'hall-theme',
    'hall',
    'products-08',
    'showroom-1',
    '..%2fsecret',
  ]
  const answers = await Promise.all(names.map(async (name) => world.anonymous.fetch(`/share/${name}.jpg`)))
  expect(answers.map(({ status }, index) => [names[index], status])).toEqual(names.map((name) => [name, 404]))
})

test('an enterprise without a logo is shown by a picture of what it makes', async () => {
  const { operator } = world.as
  const other = await anotherEnterprise(world)
  const name = '有图的阀门'
  const productId = await publishProduct(other.owner, operator, { name })
  const tag = async () => (await world.anonymous.fetch(`/share/enterprise-${other.id}.jpg`)).headers.get('etag')
  const without = await tag()
  await savePictures(other.owner, productId, { submit: false })
  expect(await tag()).toBe(without)
  await savePictures(other.owner, productId)
  await decide(operator, 'pictures', name)
  expect(await tag()).not.toBe(without)
})

test('hostile words stay words in the drawing', async () => {
  const card: ShareCard = {
    site: '"><script>alert(1)</script>',
    title: '</text><image href="file:///etc/passwd"/>',
    below: '&xxe; <!ENTITY x SYSTEM "http://127.0.0.1/">',
    fact: `' onload='alert(1)`,
    scan: ']]>\u0000\u0008',
  }
  const svg = shareSvg(card, { font: square, picture: null, code: [[true]] })
  const names = new Set<string>()
  const attributes = new Set<string>()
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    names.add(tag.name)
    for (const name of Object.keys(tag.attributes)) attributes.add(name)
  })
  parser.write(svg).close()
  expect([...names].toSorted()).toEqual(['defs', 'g', 'path', 'pattern', 'rect', 'svg', 'text'])
  expect([...attributes].filter((name) => /^on|href/.test(name))).toEqual([])
  const id = await publishProduct(world.as.demo, world.as.operator, { name: card.title })
  await sharePicture(`/share/product-${id}.jpg`)
})

test('lines break between words and never before a comma, and say by an ellipsis that there is more', () => {
  const set = (text: string, most = 3) => linesOf(text, square, { size: 10, width: 100, most })
  expect(set('永磁直驱高效离心水泵，节能')).toEqual(['永磁直驱高效离心', '水泵，节能'])
  expect(set('专利密集型产品推广平台')).toEqual(['专利密集型产品推广', '平台'])
  expect(set('找到制造产品的这家企业')).toEqual(['找到制造产品的这家', '企业'])
  expect(set('一二三四五六七八“引文”')).toEqual(['一二三四五六七八', '“引文”'])
  expect(set('one two three four')).toEqual(['one two', 'three four'])
  expect(set('一二三四五六七八九十甲乙丙丁', 1)).toEqual(['一二三四五六七八九…'])
  expect(set('supercalifragilistic')).toEqual(['supercalif', 'ragilistic'])
})
