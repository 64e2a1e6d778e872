import { SUCCESS } from '@portal/contract/code'
import { entInfo } from '@portal/contract/enterprise'
import { me } from '@portal/contract/user'
import type { Name } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'

interface Way {
  who: Name | null
  from: string
  to: RegExp
  status: number
}
const way = (who: Name | null, from: string, to: RegExp, status = 200): Way => ({ who, from, to, status })

const ways: Way[] = [
  way(null, '/', /\/website\/home$/),
  way(null, '/website', /\/website\/home$/),
  way(null, '/workbench/index', /\/website\/home$/),
  way(null, '/console/review', /\/website\/home$/),
  way(null, '/entAuth', /\/website\/home$/),
  way(null, '/no/such/page', /\/website\/home$/),
  way(null, '/website/product?lang=en', /\/website\/product\?lang=en$/),
  way(null, '/404', /\/404$/, 404),
  way('demo', '/', /\/dashboard$/),
  way('demo', '/login', /\/dashboard$/),
  way('demo', '/workbench', /\/workbench\/index$/),
  way('demo', '/myEnt', /\/myEnt\/businessDisplay$/),
  way('demo', '/console/review', /\/401$/),
  way('demo', '/no/such/page', /\/404$/, 404),
  way('demo', '/workbench/no/such', /\/workbench\/no\/such$/),
  way('operator', '/console/no-such', /\/console\/no-such$/),
  way(null, '/workbench/no/such', /\/website\/home$/),
  way('pending', '/workbench/no/such', /\/entAuth$/),
  way('demo', '/website/home', /\/website\/home$/),
  way('demo', '/redirect/workbench/index', /\/workbench\/index$/),
  // Nobody's routes depend on their roles: what a page shows and does is another question.
  way('idle', '/myEnt/productManage', /\/myEnt\/productManage$/),
  way('viewer', '/personalCenter', /\/personalCenter\/message$/),
  way('pending', '/workbench/index', /\/entAuth$/),
  way('pending', '/myEnt/productManage', /\/entAuth$/),
  way('pending', '/website/product', /\/website\/product$/),
  way('newcomer', '/dashboard', /\/entAuth$/),
  way('operator', '/', /\/console\/dashboard$/),
  way('operator', '/console', /\/console\/dashboard$/),
  way('admin', '/console/review', /\/console\/review$/),
  // Addresses that pages had before.
  way(null, '/console/moves', /\/website\/home$/),
  way(null, '/console/outgoing', /\/website\/home$/),
  way('demo', '/console/moves', /\/401$/),
  way('demo', '/console/outgoing', /\/401$/),
  way('operator', '/console/moves?keywords=12', /\/console\/redirects\?keywords=12$/),
  way('operator', '/console/outgoing?state=failed', /\/console\/outbox\?state=failed$/),
]

describe('the guard', () => {
  test.for(ways)('$who at $from', async ({ who, from, to, status }, { open }) => {
    const { page, visit } = await open(who)
    const answered = await visit(from)
    await page.waitForURL(to, { timeout: 10_000 })
    expect(answered).toBe(status)
  })

  test('decides the same inside the browser as at the server', async ({ open }) => {
    const { page, visit } = await open('pending')
    await visit('/entAuth')
    await page.evaluate(() => {
      history.pushState(null, '', '/myEnt/productManage')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.waitForURL('**/entAuth')
  })

  test.for([
    { what: 'who they are', path: me.path, data: null },
    { what: 'how their certification stands', path: entInfo.path, data: {} },
  ])('lets nobody pass while the server does not say $what', async ({ path, data }, { open }) => {
    const { context, page, visit, complaints } = await open('demo')
    complaints.expect(/the guard could not decide/)
    await context.route(`**${path}`, (route) => route.fulfill({ json: { code: SUCCESS, data, message: '' } }))
    await visit('/workbench/index')
    await page.getByRole('heading', { name: '页面没有加载出来' }).waitFor()
    expect(await page.locator('[data-main-scroll]').count()).toBe(0)
    await context.unroute(`**${path}`)
    await page.getByRole('button', { name: '重新加载' }).click()
    await page.locator('[data-main-scroll]').waitFor()
  })

  test('a credential that is no longer good does not lock anybody out of the website', async ({ open, stage }) => {
    const { context, page, visit } = await open(null)
    await context.addCookies([{ name: 'access_token', value: 'x'.repeat(43), url: stage.origin, sameSite: 'Lax' }])
    expect(await visit('/website/home')).toBe(200)
    await visit('/workbench/index')
    await page.waitForURL(/\/(website\/home|login)$/)
  })
})
