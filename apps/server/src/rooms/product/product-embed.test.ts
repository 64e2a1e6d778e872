import { publishProduct } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const get = async (path: string) => {
  const answer = await fetch(world.origin + path)
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}
const ask = (query: string) => get(`/embed/product?${query}`)

test('any site may frame the card; it sets no cookie, runs nothing, and leads back', async () => {
  const id = await publishProduct(world.as.demo, world.as.operator, { name: '<b>泵</b>"&' })
  const { status, headers, body } = await ask(`id=${id}`)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
  expect(body).toContain('&lt;b&gt;泵&lt;/b&gt;&quot;&amp;')
  expect(body).not.toContain('<b>泵')
  expect(body).not.toContain('<script')
  expect(body).toContain('<link rel="icon" href="/favicon.svg"')
  expect(body).toContain(`href="/website/product/detail?id=${id}" target="_blank" rel="noopener"`)
  expect(body, 'leads to a model that is not there').not.toContain('/embed/product/model')
  expect(Buffer.byteLength(body)).toBeLessThan(6_000)
})

test('the rest of the site cannot be framed by others', async () => {
  const { headers } = await get('/healthz')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('what is not on the website is not in a frame either', async () => {
  for (const query of ['id=999999', 'id=abc', 'id=1&id=2', '']) {
    const { status, body } = await ask(query)
    expect([query, status]).toEqual([query, 404])
    expect(body).toContain('该产品已下架或不存在。')
  }
})
