import { api } from '@portal/contract/api'
import { SUCCESS } from '@portal/contract/code'
import type { AnyEndpoint } from '@portal/contract/kit'
import { productDetail } from '@portal/contract/product'
import { productGet, productSave } from '@portal/contract/product-own'
import type { Client } from '@portal/testkit/client'
import { readAnswer } from '@portal/testkit/client'
import { basics, createProduct } from '@portal/testkit/factories'
import { flood } from '@portal/testkit/flood'
import { type Hostile, hostileVariants } from '@portal/testkit/hostile'
import { type Rightful, rightful } from '@portal/testkit/rightful'
import { silentProvider } from '@portal/testkit/identity'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld(silentProvider)
})
afterAll(() => world.close())

const endpoints = api.map(({ room, name, endpoint }) => ({ key: `${room}.${name}`, endpoint }))
const known = endpoints.filter(({ key }) => rightful[key])
const requestOf = (key: string) => rightful[key] as Rightful
const callerOf = ({ as }: Rightful): Promise<Client> => (as ? world.again(as) : Promise.resolve(world.anonymous))

/** A sign-in that failed is written down. */
const traces = (key: string): string[] => (key === 'user.login' ? ['audit_entry'] : [])

/** What is wrong with the answer to a hostile request; empty when it is as it should be. */
async function judge({ what, must }: Hostile, response: Response): Promise<string[]> {
  const { status, code, message } = await readAnswer(response)
  const faults = []
  if (status >= 500) faults.push(`${what}: answered ${status} ${message}`)
  if (must === 'refuse' && (status < 400 || status > 499)) faults.push(`${what}: was let in with ${status}`)
  if (code !== SUCCESS && message.trim().length < 4) faults.push(`${what}: refused without a sentence`)
  return faults
}

describe.each(known)('$key', ({ key, endpoint }) => {
  test('answers hostile input with a sentence, and a refusal changes nothing', { timeout: 120_000 }, async () => {
    const request = requestOf(key)
    const sent = await request.sends(world)
    const faults: string[] = []
    if (key !== 'user.logout') await sessionOf(request)
    let before = await world.print()
    for (const variant of hostileVariants(endpoint, sent)) {
      const client = key === 'user.logout' ? await callerOf(request) : await sessionOf(request)
      if (key === 'user.logout') before = await world.print()
      const response = await client.fetch(variant.path, variant.init)
      const { ok } = response
      faults.push(...(await judge(variant, response)))
      const after = await world.print()
      const moved = Object.keys(after).filter((table) => after[table] !== before[table] && !traces(key).includes(table))
      if (!ok && moved.length > 0) faults.push(`${variant.what}: refused, yet rows changed in ${moved.join()}`)
      before = after
    }
    expect(faults).toEqual([])
  })
})

const sessions = new Map<string, Client>()
/** One session per person for the whole walk: only signing out ends it. */
async function sessionOf(request: Rightful): Promise<Client> {
  const name = request.as ?? 'anonymous'
  const client = sessions.get(name) ?? (await callerOf(request))
  sessions.set(name, client)
  return client
}

const HUNDRED_MEGABYTES = 100 * 1024 * 1024
/** Lists may be larger than anything else that is sent whole. */
const bytesTo = (key: string): number => (key === 'import.importUpload' ? 3 : 1) * HUNDRED_MEGABYTES
const taking = known.filter(({ endpoint }) => endpoint.method !== 'GET')

describe.each(taking)('a body of 100 MB to $key', ({ key, endpoint }) => {
  test.each([{ announced: true }, { announced: false }])(
    'is refused early (announced: $announced)',
    async ({ announced }) => {
      const before = await world.print()
      const { token } = await sessionOf(requestOf(key))
      const answer = await flood(world.origin + endpoint.path, {
        method: endpoint.method,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...contentTypeOf(endpoint) },
        bytes: bytesTo(key),
        announced,
        first: Buffer.from(starts[endpoint.consumes]),
      })
      const envelope = JSON.parse(answer.text) as { code: string; message: string }
      expect({ status: answer.status, code: envelope.code }).toEqual({ status: 413, code: 'A0413' })
      expect(envelope.message).not.toBe('')
      expect(answer.sent).toBeLessThan(bytesTo(key))
      expect(await world.print()).toEqual(before)
    },
  )
})

const contentTypeOf = ({ consumes }: AnyEndpoint): Record<string, string> => ({
  'content-type': consumes === 'json' ? 'application/json' : 'multipart/form-data; boundary=x',
})
const PART = '--x\r\nContent-Disposition: form-data; name='
/** Begins a body that is right but for its size. */
const starts: Record<AnyEndpoint['consumes'], string> = {
  json: '{',
  form: `${PART}"username"\r\n\r\n`,
  upload: `${PART}"file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
}

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
