import { productDetail } from '@portal/contract/product'
import { productGet, productSave } from '@portal/contract/product-own'
import { basics, createProduct } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const texts = {
  SQL: `Robert'); drop table product; --`,
  HTML: '<b onclick="alert(1)">泵</b><script>alert(1)</script> & "quotes"',
  template: '${7*7} {{7*7}} <%= 7*7 %>',
  directions: '\u202egnp.exe',
  emoji: '泵👩‍🔧🇨🇳é',
}

describe('what looks like code is text', () => {
  test.each(Object.entries(texts))('%s is stored and answered as typed', async (_what, text) => {
    const { productId } = await createProduct(world.as.demo, { name: text, functions: text })
    const { content } = await world.as.demo.call(productGet, { body: { productId } })
    expect([content.name, content.functions]).toEqual([text, text])
  })
})

describe('unknown fields', () => {
  test('are dropped, never stored and never an error', async () => {
    const body = {
      ...basics({ patents: [{ patentId: world.patent }] }),
      organisationId: '999',
      examineState: '1',
      isAdmin: true,
      status: '1',
      surprise: { a: 1 },
    }
    const { productId, status } = await world.as.demo.call(productSave, { body })
    expect(status).toBe('2')
    const { content } = await world.as.demo.call(productGet, { body: { productId } })
    expect(Object.keys(content)).not.toEqual(expect.arrayContaining(['surprise']))
    const stored = await world.pool.query(
      "select document as content from content_revision where subject = 'product' and subject_id = $1",
      [productId],
    )
    expect(JSON.stringify(stored.rows)).not.toMatch(/surprise|isAdmin|organisationId|examineState/)
    await expect(world.anonymous.refusal(productDetail, { body: { productId } })).resolves.toBe('A0404')
  })
})

describe('paths', () => {
  test.each([
    '/file/../../../../etc/passwd',
    '/file/..%2f..%2f..%2fetc%2fpasswd',
    '/file/%2e%2e/%2e%2e/package.json',
    '/file/00000000-0000-4000-8000-000000000000/..%2f..%2f320.webp',
    '/docs/..%2f..%2fpackage.json',
    '/%5c..%5c..%5cpackage.json',
    '/..%00/package.json',
  ])('%s leads nowhere', async (path) => {
    const response = await world.anonymous.fetch(path)
    const text = await response.text()
    expect(response.status).toBeGreaterThanOrEqual(300)
    expect(response.status).toBeLessThan(500)
    expect(text).not.toMatch(/root:|"workspaces"|"dependencies"/)
  })
})
