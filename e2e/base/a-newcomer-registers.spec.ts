import { entInfo } from '@portal/contract/enterprise'
import { me, register } from '@portal/contract/user'
import { createClient } from '@portal/testkit/client'
import { newMobile, sentCode } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { demoTest, describe, expect, test, type Window } from '../fixtures.ts'
import { sidewaysScroll } from '../support/axe.ts'

const words = {
  'zh-cn': {
    submit: /^注\s?册$/,
    enterprise: '企业名称',
    username: '用户名',
    password: '密码',
    confirm: '确认密码',
    mobile: '手机号',
    contactMobile: '手机号码',
    code: '验证码',
    getCode: '获取验证码',
    again: /秒后重新获取$/,
    consent: '请先阅读并同意用户协议',
    said: ['请输入用户名', '请输入密码', '请再次确认密码', '请输入验证码'],
    short: '密码不能少于6位',
    differs: '两次密码输入不一致',
    weak: /强度弱/,
    strong: '强度高',
  },
  en: {
    submit: 'Register',
    enterprise: 'Enterprise name',
    username: 'Username',
    password: 'Password',
    confirm: 'Confirm password',
    mobile: 'Mobile',
    contactMobile: 'Mobile number',
    code: 'Verify Code',
    getCode: 'Get code',
    again: /^Again in \d+ s$/,
    consent: 'Please read and agree to the user agreement first',
    said: [
      'Please enter Username',
      'Please enter Password',
      'Please confirm the password again',
      'Please enter Verify Code',
    ],
    short: 'The password can not be less than 6 digits',
    differs: 'The two password entries are inconsistent',
    weak: /^Weak/,
    strong: 'Strong',
  },
} as const
type Words = (typeof words)['zh-cn' | 'en']

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fillIn(page: Page, t: Words, { username, mobile }: { username: string; mobile: string }): Promise<void> {
  await field(page, t.enterprise).fill('晨光阀门有限公司')
  await field(page, t.username).fill(username)
  await field(page, t.password).fill(PASSWORD)
  await field(page, t.confirm).fill(PASSWORD)
  await field(page, t.mobile).fill(mobile)
}

/** Has a code sent and answers it. */
async function askForCode(page: Page, t: Words, codeOf: () => Promise<string>): Promise<string> {
  await page.getByRole('button', { name: t.getCode }).click()
  await page.getByRole('button', { name: t.again }).waitFor()
  return codeOf()
}

/** Counts the calls of an endpoint from now on. */
function counting({ page }: Window, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

describe('a newcomer', () => {
  const looks = [
    { language: 'zh-cn', width: 390, theme: 'light' },
    { language: 'en', width: 1440, theme: 'dark' },
  ] as const

  test.for(looks)(
    'registers in $language at $width and goes on to the certification',
    async (look, { open, stage }) => {
      const window = await open(null, look)
      const { page, visit, isAccessible } = window
      const t = words[look.language]
      await visit('/login?form=register')
      expect(await page.title()).toMatch(look.language === 'en' ? /^Register account/ : /^注册账号/)
      await page.getByRole('button', { name: t.submit }).click()
      for (const sentence of [...t.said, t.consent]) await page.getByText(sentence, { exact: true }).waitFor()
      await field(page, t.password).fill('12345')
      await page.getByText(t.short).waitFor()
      await field(page, t.password).fill('abcdef')
      await page.getByText(t.weak).waitFor()
      await field(page, t.confirm).fill('abcdefg')
      await page.getByText(t.differs).waitFor()
      await isAccessible()
      expect(await sidewaysScroll(page)).toBe(0)

      const mobile = newMobile()
      const username = `new.comer-${look.width}`
      await fillIn(page, t, { username, mobile })
      await page.getByText(t.strong, { exact: true }).waitFor()
      expect(await page.getByText(t.differs).count()).toBe(0)
      const code = await askForCode(page, t, () => sentCode(stage.pool, mobile))
      await field(page, t.code).fill(code)
      await page.getByRole('checkbox').check()
      const asked = counting(window, me.path)
      await page.getByRole('button', { name: t.submit }).click()
      await page.waitForURL('**/entAuth')
      expect(await page.getByRole('textbox', { name: t.enterprise }).inputValue()).toBe('晨光阀门有限公司')
      expect(await field(page, t.contactMobile).inputValue()).toBe(mobile)
      expect(asked(), 'how often the user was asked for').toBe(1)

      const [cookie] = (await window.context.cookies()).filter(({ name }) => name === 'access_token')
      expect(await createClient(stage.origin, cookie?.value).call(entInfo, {})).toMatchObject({ examineState: '0' })
      const { rows } = await stage.pool.query(
        'select version from user_consent join user_account u on u.id = user_id where u.username = $1',
        [username],
      )
      const version = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
      expect(rows).toEqual([{ version }, { version }])
    },
  )

  test('is told of a wrong code, an expired one and a taken name, and keeps the code while mending', async ({
    open,
    stage,
  }) => {
    const { page, visit } = await open(null)
    const t = words['zh-cn']
    await visit('/login?form=register')
    const mobile = newMobile()
    await fillIn(page, t, { username: 'stranger', mobile })
    const code = await askForCode(page, t, () => sentCode(stage.pool, mobile))
    await page.getByRole('checkbox').check()
    await field(page, t.code).fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: t.submit }).click()
    await page.getByText('验证码错误').waitFor()
    await field(page, t.code).fill(code)
    await page.getByRole('button', { name: t.submit }).click()
    await page.getByText('用户名已存在').waitFor()
    expect(await field(page, t.username).evaluate((input) => input === document.activeElement)).toBe(true)
    await stage.pool.query("update user_code set expires_at = now() - interval '1 second' where target = $1", [mobile])
    await field(page, t.username).fill('quick.learner')
    await page.getByRole('button', { name: t.submit }).click()
    await page.getByText('验证码已过期').waitFor()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await page.getByText('The verification code has expired').waitFor()
  })

  test('waits a minute for another code, also in another form, and is told so by the server', async ({ open }) => {
    const { page, visit } = await open(null)
    const mobile = newMobile()
    await visit('/login?form=sms')
    await field(page, '手机号').fill('12345')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('请输入11位手机号码').waitFor()
    await field(page, '手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('button', { name: /秒后重新获取/ }).waitFor()
    await page.getByRole('link', { name: '注册账号' }).click()
    await page.getByRole('heading', { level: 1, name: '注册账号' }).waitFor()
    expect(await field(page, '手机号').inputValue()).toBe(mobile)
    await page.goBack()
    await page.getByRole('button', { name: /秒后重新获取/ }).waitFor()
    await visit('/login?form=sms')
    await field(page, '手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText(/获取验证码过于频繁/).waitFor()
    await page.getByRole('button', { name: /秒后重新获取/ }).waitFor()
  })

  test('reads the agreement in place, on its own page and from the footer; without consent there is no account', async ({
    open,
    stage,
  }) => {
    const { page, context, visit, isAccessible } = await open(null, { language: 'en' })
    await visit('/login?form=register')
    await page.getByRole('button', { name: 'Read here' }).click()
    const dialog = page.getByRole('dialog', { name: 'User Agreement' })
    await dialog.getByRole('heading', { level: 2 }).nth(2).waitFor()
    await isAccessible()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Read here' }).click()
    await dialog.getByRole('button', { name: 'Agree', exact: true }).click()
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^User Agreement/ }).click(),
    ])
    await tab.waitForURL('**/website/agreement?lang=en')
    await tab.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    await visit('/website/home')
    await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click()
    await page.waitForURL('**/website/agreement')
    await page.getByRole('navigation', { name: '目录' }).getByRole('link').first().click()
    await page.waitForURL('**/website/agreement#section-1')

    const mobile = newMobile()
    const body = {
      username: 'never.agreed',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      mobile,
      code: '123456',
      enterpriseName: '晨光阀门有限公司',
    }
    const anonymous = createClient(stage.origin)
    expect(await anonymous.refusal(register, { body: { ...body, agreement: false } })).toBe('A0101')
    expect(await anonymous.refusal(register, { body: { ...body, agreement: '2020-01-01' } })).toBe('A0101')
  })

  test('reads every message in the language chosen, and no switch of it makes a form complain', async ({ open }) => {
    const { page, visit } = await open(null)
    await visit('/login?form=register')
    await field(page, '密码').fill('123')
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await page.getByText('Switch Language Successful!').waitFor()
    expect(await page.locator('[data-wrong]').count(), 'complaints after the switch').toBe(0)
    expect(await page.getByRole('textbox', { name: 'Password', exact: true }).inputValue()).toBe('123')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText('The password can not be less than 6 digits').waitFor()
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await page.getByText('密码不能少于6位').waitFor()
    expect(await page.getByText('The password can not').count()).toBe(0)
    expect(await page.getAttribute('html', 'lang')).toBe('zh-CN')
  })
})

describe('in a demonstration', () => {
  demoTest('the code is shown and filled in, on a phone', async ({ open }) => {
    const { page, visit, isAccessible } = await open(null, { width: 390 })
    await visit('/login?form=register')
    await fillIn(page, words['zh-cn'], { username: 'demo.visitor', mobile: newMobile() })
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText(/演示环境验证码 \d{6}/).waitFor()
    await isAccessible()
    await page.getByRole('button', { name: '填入' }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^注\s?册$/ }).click()
    await page.waitForURL('**/entAuth')
  })
})
