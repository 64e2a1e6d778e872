import { redirectAdd } from '@portal/contract/discovery'
import { rawRequest } from '@portal/testkit/raw-request'
import { publishedArticle } from '@portal/testkit/valid-requests/news'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

const asked = async (stage: Stage, path: string): Promise<[status: number, location: string | null]> => {
  const response = await fetch(stage.origin + path, { redirect: 'manual' })
  await response.body?.cancel()
  return [response.status, response.headers.get('location')]
}

describe('a page that is no longer there', () => {
  test('leads to its new address in the language that was asked for, for browsers and for programs', async ({
    stage,
  }) => {
    const old = '/website/news/detail?id=880001'
    expect(await asked(stage, old)).toEqual([404, null])
    await stage.as.operator.call(redirectAdd, { body: { address: old, target: '/website/news?category=policy' } })
    expect(await asked(stage, old)).toEqual([301, '/website/news?category=policy'])
    expect(await asked(stage, `${old}&lang=en`)).toEqual([301, '/website/news?category=policy&lang=en'])
    expect(await asked(stage, `/_data${old}`)).toEqual([301, '/_data/website/news?category=policy'])
    // An address that no page ever had.
    await stage.as.operator.call(redirectAdd, { body: { address: '/website/old-campaign', target: '/website/about' } })
    expect(await asked(stage, '/website/old-campaign?utm_source=paper')).toEqual([301, '/website/about'])
  })

  test('keeps what is at the address, as long as there is something', async ({ stage }) => {
    const { id } = await publishedArticle(stage, { title: '仍在网站上' })
    const address = `/website/news/detail?id=${id}`
    await stage.as.operator.call(redirectAdd, { body: { address, target: '/website/about' } })
    expect((await asked(stage, address))[0]).toBe(200)
  })

  test('is entered in the console, and a visitor who follows an old link arrives with JavaScript and without', async ({
    open,
    stage,
  }) => {
    const { id } = await publishedArticle(stage, { title: '搬到这里的资讯' })
    const old = '/website/news/detail?id=880002'
    const [desk, plain, visitor] = await Promise.all([open('operator'), open(null, { javaScript: false }), open(null)])
    const { page } = desk
    await desk.visit('/console/redirects')
    await page.getByLabel('旧地址').fill(old)
    await page.getByLabel('新地址').fill('/console/products')
    await page.getByRole('button', { name: /^添\s?加$/ }).click()
    await toast(page, '不是本站网页地址')
    await page.getByLabel('新地址').fill(`/website/news/detail?id=${id}`)
    await page.getByLabel('新地址').press('Enter')
    await toast(page, '跳转已添加')
    await page.getByRole('row').filter({ hasText: old }).waitFor()
    await desk.isAccessible()

    for (const { page: reader } of [plain, visitor]) {
      await reader.goto(old)
      await reader.getByRole('heading', { level: 1, name: '搬到这里的资讯' }).waitFor()
      expect(new URL(reader.url()).search).toBe(`?id=${id}`)
    }

    await page.getByRole('button', { name: `删除 ${old} 的跳转` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^删\s?除$/ })
      .click()
    await toast(page, '跳转已删除')
    expect((await asked(stage, old))[0]).toBe(404)
  })
})

describe('an address that names no page of this site', () => {
  test.for([
    '//',
    '/\\',
    '//a:b',
    '//elsewhere.example/website',
    '/\\elsewhere.example/website',
    '/_data//',
    '/_data//a:b',
  ])('is refused as what it is: %s', async (path, { stage }) => {
    const { status, text } = await rawRequest(stage.origin, path, { accept: 'text/html' })
    expect([status, text]).toEqual([400, '请求参数有误\nSome parameters are wrong\n'])
  })
})
