import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { settingDetail, settingSave } from '@portal/contract/setting'
import { publishProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { describe, expect, type Stage, test as base } from '../fixtures.ts'
import { startServer } from '../support/server.ts'

/** Two processes of one installation, without anything between them but the database. */
const test = base.extend('origins', { scope: 'file' }, async ({ stage }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-beside-'))
  const beside = await startServer({ DATABASE_URL: stage.databaseUrl, DATA_DIR: folder, SEED: 'none' })
  onCleanup(async () => {
    await beside.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return [stage.origin, beside.origin]
})

const html = { accept: 'text/html' }
const read = async (address: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(address, { headers: { ...html, ...headers } })).text()
const figure = async (origin: string, name: 'hits' | 'misses' | 'answers' | 'untold'): Promise<number> =>
  Number(new RegExp(`portal_kept_pages\\{figure="${name}"\\} (\\d+)`).exec(await read(`${origin}/metrics`))?.[1])

/** Nobody may see for longer than this what is no longer so. */
const AT_MOST_STALE = { timeout: 1000, interval: 20 }
async function everywhere(origins: string[], path: string, shows: (page: string) => boolean): Promise<void> {
  for (const origin of origins)
    await expect
      .poll(async () => shows(await read(origin + path)), { ...AT_MOST_STALE, message: origin + path })
      .toBe(true)
}
/** Has the page kept in every process. */
async function keep(origins: string[], path: string): Promise<void> {
  for (const origin of origins) {
    await read(origin + path)
    const before = await figure(origin, 'hits')
    await read(origin + path)
    expect(await figure(origin, 'hits')).toBe(before + 1)
  }
}

describe('a page of the website', () => {
  test('is the same for everybody, whoever is signed in and however the address was decorated', async ({ stage }) => {
    const address = `${stage.origin}/website/product/detail?id=${stage.published}`
    const page = await read(address)
    expect(page).toContain(stage.publishedName)
    expect(await read(address, { cookie: `access_token=${stage.as.demo.token}` })).toBe(page)
    expect(await read(`${address}&utm_source=letter&lang=fr`)).toBe(page)
    expect(await read(`${address}&lang=en`)).not.toBe(page)
  })

  test('goes out from memory as it went out first, under a number of its own', async ({ stage }) => {
    const address = `${stage.origin}/website/enterprise/detail?id=${stage.ids.enterprises.ours}`
    const lines = async (accepts: string) => {
      const { status, headers } = await fetch(address, { headers: { ...html, 'accept-encoding': accepts } })
      const { date, 'x-request-id': number, ...same }: Record<string, string> = Object.fromEntries(headers)
      return { status, date: typeof date, number, same }
    }
    for (const accepts of ['br', 'gzip', 'identity']) {
      const first = await lines(accepts)
      const kept = await figure(stage.origin, 'hits')
      const again = await lines(accepts)
      expect(await figure(stage.origin, 'hits')).toBe(kept + 1)
      expect({ ...again, number: '' }).toEqual({ ...first, number: '' })
      expect(again.number).not.toBe(first.number)
      expect(again.same['content-security-policy']).toContain("frame-ancestors 'self'")
    }
  })

  test('is the same for a page of another site that reads it, and allows that page nothing', async ({ stage }) => {
    const address = `${stage.origin}/website/home`
    const [own, foreign] = [await fetch(address), await fetch(address, { headers: { origin: 'https://example.org' } })]
    expect(await foreign.text()).toBe(await own.text())
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is compressed quickly for whoever asks first, and tightly for whoever asks again', async ({ stage }) => {
    const id = await publishProduct(stage.as.demo, stage.as.operator, { name: '压缩两次的泵' })
    for (const accepts of ['br', 'gzip']) {
      const ask = async () => {
        const sent = await fetch(`${stage.origin}/website/product/detail?id=${id}`, {
          headers: { ...html, 'accept-encoding': accepts },
        })
        return {
          bytes: Number(sent.headers.get('content-length')),
          tag: sent.headers.get('etag'),
          text: await sent.text(),
        }
      }
      const first = await ask()
      await expect.poll(async () => (await ask()).bytes).toBeLessThan(first.bytes * 0.9)
      const { tag, text } = await ask()
      expect(tag).toBe(first.tag)
      expect(text === first.text).toBe(true)
      expect(text).toContain('压缩两次的泵')
    }
  })

  test('is styled whatever its product is called', async ({ stage }) => {
    const name = '/* styles */ 泵'
    const id = await publishProduct(stage.as.demo, stage.as.operator, { name })
    const page = await read(`${stage.origin}/website/product/detail?id=${id}`)
    expect(/<title>(.*?)<\/title>/.exec(page)?.[1]).toContain(name)
    expect(/<style>(.*?)<\/style>/s.exec(page)?.[1]).toContain('--brand:')
  })

  test('is not sent again to a browser that has it', async ({ stage }) => {
    const address = `${stage.origin}/website/home`
    const first = await fetch(address, { headers: html })
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { ...html, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(address, { headers: { ...html, 'if-none-match': 'W/"another"' } })
    expect([other.status, await other.text()]).toEqual([200, await first.text()])
  })

  test('is made anew for everybody where it belongs to one person', async ({ stage }) => {
    await read(`${stage.origin}/website/home`)
    const kept = await figure(stage.origin, 'answers')
    for (const own of ['complaint?token=guessed', 'complaint?attempt=guessed', 'about?attempt=guessed'])
      await read(`${stage.origin}/website/${own}`)
    await read(`${stage.origin}/website/product/detail?id=999999999`)
    expect(await figure(stage.origin, 'answers')).toBe(kept)
  })
})

const suspended = (stage: Stage) => ({ id: stage.ids.enterprises.ours, reason: '材料待核实' })

describe('what has changed is seen within a second in every process', () => {
  test('a product that is published', async ({ stage, origins }) => {
    await keep(origins, '/website/product')
    await publishProduct(stage.as.demo, stage.as.operator, { name: '刚上架的泵' })
    await everywhere(origins, '/website/product', (page) => page.includes('刚上架的泵'))
  })

  test('and pages that show nothing of it are not made again, those that do once', async ({ stage, origins }) => {
    const other = await publishProduct(stage.as.stranger, stage.as.operator, { name: '别家的阀', industry: '05' })
    await everywhere(origins, '/website/product', (page) => page.includes('别家的阀'))
    const same = [`product/detail?id=${other}`, `enterprise/detail?id=${stage.ids.enterprises.theirs}`, 'news', 'about']
    const pages = same.map((page) => `/website/${page}`)
    for (const path of [...pages, '/website/product']) await keep(origins, path)
    const made = await Promise.all(origins.map((origin) => figure(origin, 'misses')))
    await publishProduct(stage.as.demo, stage.as.operator, { name: '别家看不到的泵' })
    await everywhere(origins, '/website/product', (page) => page.includes('别家看不到的泵'))
    for (const origin of origins) for (const path of pages) await read(origin + path)
    expect(await Promise.all(origins.map((origin) => figure(origin, 'misses')))).toEqual(made.map((count) => count + 1))
  })

  test('and everything is made again when nobody told what it was', async ({ stage, origins }) => {
    const pages = ['/website/about', `/website/product/detail?id=${stage.published}`]
    for (const path of pages) await keep(origins, path)
    const untold = await Promise.all(origins.map((origin) => figure(origin, 'untold')))
    await stage.pool.query('update product_public set name = $2 where product_id = $1', [
      stage.published,
      '悄悄改名的泵',
    ])
    await everywhere(origins, '/website/product', (page) => page.includes('悄悄改名的泵'))
    expect(await Promise.all(origins.map((origin) => figure(origin, 'untold')))).toEqual(
      untold.map((count) => count + 1),
    )
    for (const origin of origins) {
      const made = await figure(origin, 'misses')
      for (const path of pages) await read(origin + path)
      expect(await figure(origin, 'misses')).toBe(made + pages.length)
    }
  })

  test('an enterprise that is suspended, and let back', async ({ stage, origins }) => {
    const pages = [`/website/enterprise/detail?id=${stage.ids.enterprises.ours}`, '/website/product']
    for (const path of pages) await keep(origins, path)
    await stage.as.operator.call(enterpriseSuspend, { body: suspended(stage) })
    for (const path of pages) await everywhere(origins, path, (page) => !page.includes(enterprises.ours))
    const { id } = suspended(stage)
    await stage.as.operator.call(enterpriseLift, { body: { id } })
    for (const path of pages) await everywhere(origins, path, (page) => page.includes(enterprises.ours))
  })

  test('a setting of the site', async ({ stage, origins }) => {
    await keep(origins, '/website/home')
    const { settings, revision } = await stage.as.operator.call(settingDetail, {})
    const record = { ...settings.record, icp: { number: '示例备2026001号', url: '' } }
    await stage.as.operator.call(settingSave, { body: { settings: { ...settings, record }, revision } })
    await everywhere(origins, '/website/home', (page) => page.includes('示例备2026001号'))
  })
})
