import { me } from '@portal/contract/user'
import { profile } from '@portal/contract/user-profile'
import { sentCode } from '@portal/testkit/entrance'
import { PASSWORD } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

const ADDRESS = '/personalCenter/accountInfo'
const EXPIRED = '您的会话已过期，请重新登录'

describe('a new password', () => {
  test('signs out every other window, which says so; this one stays', async ({ open }) => {
    const here = await open('editor')
    const there = await open('editor')
    await there.visit('/workbench/index')
    await here.visit(`${ADDRESS}?tab=security`)
    const { page } = here
    await page.getByRole('button', { name: '修改密码' }).click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await here.isAccessible()
    const fill = async (old: string, fresh: string, again: string) => {
      await dialog.getByLabel('原密码').fill(old)
      await dialog.getByLabel('新密码', { exact: true }).fill(fresh)
      await dialog.getByLabel('确认新密码').fill(again)
      await dialog.getByRole('button', { name: '修改并退出其他设备' }).click()
    }
    await fill('wrong-password', 'A-new-Passw0rd', 'another')
    await dialog.getByText('两次密码输入不一致').waitFor()
    await fill('wrong-password', 'A-new-Passw0rd', 'A-new-Passw0rd')
    await dialog.getByText('原密码错误').waitFor()
    await fill(PASSWORD, PASSWORD, PASSWORD)
    await dialog.getByText('新密码不能与原密码相同').waitFor()
    await dialog.getByText('密码强度：强').waitFor()
    expect(await there.page.getByText(EXPIRED).count()).toBe(0)

    await fill(PASSWORD, 'A-new-Passw0rd', 'A-new-Passw0rd')
    await toast(page, '密码已修改，其他设备已退出登录')
    await there.page.getByText(EXPIRED).waitFor()
    expect(await there.client.refusal(me, {})).toBe('A0230')
    await here.visit(`${ADDRESS}?tab=devices`)
    await page.getByText('只有当前设备登录着您的账号').waitFor()
  })
})

describe('devices', () => {
  test('that are signed out from here end at once over there', async ({ open }) => {
    const here = await open('viewer')
    const there = await open('viewer')
    await there.visit('/workbench/index')
    await here.visit(`${ADDRESS}?tab=devices`)
    const { page } = here
    await page.getByRole('button', { name: '退出其他全部设备' }).click()
    const question = page.getByRole('dialog').filter({ hasText: '这些设备需要重新登录才能继续使用' })
    await question.getByRole('button', { name: /^取\s?消$/ }).click()
    await there.client.call(me, {})
    await page.getByRole('button', { name: '退出其他全部设备' }).click()
    await question.getByRole('button', { name: /^退\s?出$/ }).click()
    await toast(page, /已退出 \d+ 台设备/)
    await there.page.getByText(EXPIRED).waitFor()
    await page.getByText('只有当前设备登录着您的账号').waitFor()
    await here.client.call(me, {})
  })

  test('one alone is signed out, the others stay', async ({ open, stage }) => {
    const here = await open('stranger')
    const there = await open('stranger')
    await there.visit('/workbench/index')
    await here.visit(`${ADDRESS}?tab=devices`)
    const buttons = here.page.getByRole('button', { name: /^将 .* 退出登录$/ })
    await buttons.first().waitFor()
    const before = await buttons.count()
    // Behind this device stands the one used last: the window just opened.
    await buttons.first().click()
    await toast(here.page, '该设备已退出登录')
    await there.page.getByText(EXPIRED).waitFor()
    await buttons.nth(before - 1).waitFor({ state: 'detached' })
    await here.client.call(me, {})
    await stage.as.stranger.call(me, {})
  })
})

describe('a mobile', () => {
  test('is bound by the right code, not by a wrong one, and shows at once', async ({ open, stage }) => {
    const { page, visit, client, isAccessible } = await open('demo')
    await visit(`${ADDRESS}?tab=security`)
    await page.getByRole('button', { name: '绑定手机号' }).click()
    const dialog = page.getByRole('dialog', { name: '绑定手机号' })
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await dialog.getByText('请输入11位手机号码').waitFor()
    await dialog.getByLabel('新手机号').fill('139 8765 4321')
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await dialog.getByText('验证码已发送至 13987654321，5 分钟内有效').waitFor()
    expect(await dialog.getByRole('button', { name: /秒后重新获取/ }).isDisabled()).toBe(true)
    expect(await dialog.getByText('演示环境验证码').count(), 'no code is shown outside a demonstration').toBe(0)
    await isAccessible()

    const code = await sentCode(stage.pool, '13987654321')
    // Its spinner may still be leaving.
    const submit = dialog.getByRole('button', { name: /绑\s?定$/ })
    await submit.click()
    await dialog.getByText('请输入验证码').waitFor()
    await dialog.getByText('请输入密码').waitFor()
    await dialog.getByLabel('登录密码').fill(PASSWORD)
    await dialog.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '000001' : '000000')
    await submit.click()
    await dialog.getByText('验证码错误').waitFor()
    expect((await client.call(profile, {})).mobile).toBe('')
    await dialog.getByLabel('验证码', { exact: true }).fill(code)
    await dialog.getByLabel('登录密码').fill('not-the-password')
    await submit.click()
    await dialog.getByText('密码不正确').waitFor()
    await dialog.getByLabel('登录密码').fill(PASSWORD)
    await submit.click()
    await toast(page, '手机号已绑定')
    await page.getByText('13987654321', { exact: true }).waitFor()
    await page.getByRole('button', { name: '更换手机号' }).waitFor()
  })
})
