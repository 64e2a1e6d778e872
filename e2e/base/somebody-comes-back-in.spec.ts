import { login, me } from '@portal/contract/user'
import { createClient } from '@portal/testkit/client'
import { insertMobilePerson, knownCaptcha, newMobile, sentCode } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { sidewaysScroll } from '../support/axe.ts'

const enter = /^登\s?录$/
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The credential cookie: its age in days from now, -1 when it goes with the browser. */
async function credential({ context }: Window): Promise<{ value: string; days: number } | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_token')
  if (!cookie) return undefined
  const days = cookie.expires < 0 ? -1 : Math.round((cookie.expires - Date.now() / 1000) / 86_400)
  return { value: cookie.value, days }
}

async function typePassword(page: Page, username: string, password: string): Promise<void> {
  await field(page, '用户名').fill(username)
  await field(page, '密码').fill(password)
  await page.getByRole('button', { name: enter }).click()
}

describe('signing in by password', () => {
  test('goes with the browser, or is remembered for thirty days', async ({ open }) => {
    const once = await open(null)
    await once.visit('/login')
    await typePassword(once.page, 'demo', PASSWORD)
    await once.page.waitForURL('**/dashboard')
    expect((await credential(once))?.days).toBe(-1)

    const ever = await open(null)
    await ever.visit('/login')
    await ever.page.getByLabel('记住我').check()
    await typePassword(ever.page, 'demo', PASSWORD)
    await ever.page.waitForURL('**/dashboard')
    expect((await credential(ever))?.days).toBe(30)
  })

  test('leads where somebody wanted to go, with query and hash, asking once who they are', async ({ open }) => {
    const { page, visit } = await open(null)
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === me.path) asked += 1
    })
    const wanted = '/myEnt/productManage?keywords=a%26b&status=1#list'
    await visit(`/login?redirect=${encodeURIComponent(wanted)}`)
    await page.getByRole('link', { name: '短信登录' }).click()
    await page.getByRole('link', { name: '密码登录' }).click()
    await typePassword(page, 'demo', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/myEnt/productManage')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { search, hash } = new URL(page.url())
    expect(new URLSearchParams(search).get('keywords')).toBe('a&b')
    expect(hash).toBe('#list')
    expect(asked, 'how often the user was asked for').toBe(1)
  })

  test('asks for a captcha after three failures, brings another after each, and lets in with the right one', async ({
    open,
    stage,
  }) => {
    const { username } = await insertMobilePerson(stage.pool)
    const { page, visit, isAccessible } = await open(null, { width: 390 })
    const keys: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('/user/captcha')) return
      keys.push(((await response.json()) as { data: { captchaKey: string } }).data.captchaKey)
    })
    const drawn = (count: number) => expect.poll(() => keys.length, { message: 'pictures that came' }).toBe(count)
    await visit('/login')
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await field(page, '验证码').count()).toBe(0)
      const refused = page.waitForResponse((response) => response.url().endsWith('/user/login'))
      await typePassword(page, username, `wrong-${attempt}`)
      await refused
      await page.getByText('用户名或密码错误').waitFor()
    }
    await field(page, '验证码').waitFor()
    await drawn(1)
    await typePassword(page, username, PASSWORD)
    await page.getByText('请输入验证码', { exact: true }).waitFor()
    await isAccessible()
    expect(await sidewaysScroll(page)).toBe(0)
    await field(page, '验证码').fill('zzzz')
    await page.getByRole('button', { name: enter }).click()
    await page.getByText('验证码错误').waitFor()
    await drawn(2)
    expect(await field(page, '验证码').inputValue()).toBe('')
    await page.getByRole('button', { name: '换一张验证码图片' }).press('Enter')
    await drawn(3)
    expect(new Set(keys).size).toBe(3)
    const { captchaCode } = await knownCaptcha(stage.pool, keys.at(-1))
    await field(page, '验证码').fill(captchaCode)
    await page.getByRole('button', { name: enter }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
  })

  test('says the same to a name that nobody has, and nothing breaks who is signed in', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/login')
    await typePassword(page, 'nobody-of-this-name', PASSWORD)
    await page.getByText('用户名或密码错误').waitFor()
    const inside = await open('demo')
    for (const address of ['/login', '/login?form=register', '/login?form=forgotten', '/login?ticket=made-up']) {
      await inside.visit(address)
      await inside.page.waitForURL('**/dashboard')
    }
    await inside.visit('/website/agreement')
    await inside.page.getByRole('heading', { level: 1, name: '用户协议' }).waitFor()
  })
})

describe('coming from the website', () => {
  test('brings the workbench with all its styles, which the policy of the website would refuse', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/website/home')
    await page.getByRole('banner').getByRole('link', { name: '工作台' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await visit('/website/product')
    await page.getByRole('banner').getByRole('link', { name: '工作台' }).click()
    await page.getByRole('link', { name: '产品管理' }).first().click()
    const create = page.getByRole('button', { name: '新建产品' }).first()
    await create.waitFor()
    expect(await create.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px')
  })
})

describe('signing in by SMS', () => {
  test('works with the code sent, once, is remembered when wanted, and leads to where somebody wanted to be', async ({
    open,
    stage,
  }) => {
    const { mobile } = await insertMobilePerson(stage.pool)
    const window = await open(null, { width: 390, language: 'en' })
    const { page, visit, isAccessible } = window
    await visit('/entAuth?from=mail')
    await page.waitForURL('**/website/home*')
    await visit('/login')
    await page.getByRole('link', { name: 'Sign in by SMS' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in by SMS' }).waitFor()
    const code = field(page, 'Verify Code')
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await code.getAttribute('inputmode')).toBe('numeric')
    await field(page, 'Mobile').fill(mobile)
    await page.getByRole('button', { name: 'Get code' }).click()
    await page.getByText('A code was sent. It is good for 5 minutes').waitFor()
    await isAccessible()
    const right = await sentCode(stage.pool, mobile)
    await code.fill(right === '111111' ? '111112' : '111111')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByText('Wrong verification code').waitFor()
    await page.getByLabel('Remember Me').check()
    await code.fill(right)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/entAuth?from=mail')
    expect((await credential(window))?.days).toBe(30)
    expect(await page.evaluate(() => document.cookie), 'what was wanted once').not.toContain('wanted_address')

    const again = await open(null, { language: 'en' })
    await again.visit('/login?form=sms')
    await field(again.page, 'Mobile').fill(mobile)
    await field(again.page, 'Verify Code').fill(right)
    await again.page.getByRole('button', { name: 'Login', exact: true }).click()
    await again.page.getByText('The verification code has expired').waitFor()
  })

  test('asks who wants codes again and again for the characters of a picture', async ({ open, stage }) => {
    const { mobile } = await insertMobilePerson(stage.pool)
    const asked = `insert into throttle values ($1, 3, now() + interval '1 hour')`
    await stage.pool.query(asked, [`code:target:${mobile}`])
    const { page, visit, isAccessible } = await open(null, { width: 390 })
    await visit('/login?form=sms')
    await field(page, '手机号').fill(mobile)
    const drawn = page.waitForResponse((response) => response.url().endsWith('/user/captcha'))
    await page.getByRole('button', { name: '获取验证码' }).click()
    await field(page, '图片中的字符').waitFor()
    const { data } = (await (await drawn).json()) as { data: { captchaKey: string } }
    await isAccessible()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('请输入验证码', { exact: true }).waitFor()
    const { captchaCode } = await knownCaptcha(stage.pool, data.captchaKey)
    await field(page, '图片中的字符').fill(captchaCode)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('验证码已发送，5 分钟内有效').waitFor()
    expect(await field(page, '图片中的字符').count()).toBe(0)
    await field(page, '验证码').fill(await sentCode(stage.pool, mobile))
    await page.getByRole('button', { name: enter }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
  })

  test('tells who has no account, once the mobile is proven theirs', async ({ open, stage }) => {
    const { page, visit } = await open(null)
    const mobile = newMobile()
    await visit('/login?form=sms')
    await field(page, '手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('验证码已发送，5 分钟内有效').waitFor()
    await field(page, '验证码').fill(await sentCode(stage.pool, mobile))
    await page.getByRole('button', { name: enter }).click()
    await page.getByText(/该手机号尚未绑定账号/).waitFor()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await page.getByText(/No account uses this mobile yet/).waitFor()
  })
})

describe('a forgotten password', () => {
  test('is set anew by a code, and ends what was signed in', async ({ open, stage }) => {
    const { username, mobile } = await insertMobilePerson(stage.pool)
    const { accessToken } = await createClient(stage.origin).call(login, { body: { username, password: PASSWORD } })
    const { page, visit, isAccessible } = await open(null)
    await visit('/login')
    await page.getByRole('link', { name: '忘记密码？' }).click()
    await page.getByRole('heading', { level: 1, name: '重置密码' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.getByRole('button', { name: '重置密码' }).click()
    for (const sentence of ['请输入11位手机号码', '请输入验证码', '请输入密码', '请再次确认密码'])
      await page.getByText(sentence, { exact: true }).waitFor()
    await isAccessible()
    await field(page, '手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('验证码已发送，5 分钟内有效').waitFor()
    await field(page, '验证码').fill(await sentCode(stage.pool, mobile))
    await field(page, '新密码').fill('A-new-one-2026')
    await field(page, '确认密码').fill('A-new-one-2027')
    await page.getByRole('button', { name: '重置密码' }).click()
    await page.getByText('两次密码输入不一致').waitFor()
    await field(page, '确认密码').fill('A-new-one-2026')
    await page.getByRole('button', { name: '重置密码' }).click()
    await page.getByText(/密码已重置/).waitFor()
    expect(await createClient(stage.origin, accessToken).refusal(me, {})).toBe('A0230')
    await typePassword(page, username, PASSWORD)
    await page.getByText('用户名或密码错误').waitFor()
    await typePassword(page, username, 'A-new-one-2026')
    await page.waitForURL((url) => url.pathname !== '/login')
  })
})
