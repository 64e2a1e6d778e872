import { me } from '@portal/contract/user'
import { profile } from '@portal/contract/user-profile'
import { describe, expect, test } from '../fixtures.ts'
import { choose, pictureOnDisk, toast } from '../support/gestures.ts'

const ADDRESS = '/personalCenter/accountInfo'
const tabs = ['profile', 'security', 'devices', 'notices', 'data']

describe('a profile', () => {
  test('gets a new name, which the bar shows at once', async ({ open, stage }) => {
    const { page, visit } = await open('editor')
    await visit(ADDRESS)
    expect(await page.getByText('启明泵业有限公司').count()).toBeGreaterThan(0)
    await page.getByLabel('昵称').fill('  ')
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await page.getByText('请输入姓名或昵称').waitFor()
    await page.getByLabel('昵称').fill('周敏')
    await choose(page, page.getByLabel('性别'), '女')
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await toast(page, '个人资料已保存')
    await page.getByRole('banner').getByText('周敏').first().waitFor()
    expect(await stage.as.editor.call(profile, {})).toMatchObject({ nickname: '周敏', gender: 2, username: 'editor' })
  })

  test('gets a picture, cropped without a mouse, which the bar shows at once; it can be taken away', async ({
    open,
    stage,
  }) => {
    const { page, visit, isAccessible } = await open('viewer')
    await visit(ADDRESS)
    await page.locator('input[type=file]').setInputFiles(pictureOnDisk('me.png', 600, 400))
    const dialog = page.getByRole('dialog', { name: '裁剪头像' })
    const area = dialog.getByRole('group', { name: '裁剪选框，用方向键移动' })
    await area.waitFor()
    await isAccessible()
    const placeOf = async () => (await area.boundingBox())?.x ?? 0
    const before = await placeOf()
    await area.focus()
    for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('ArrowLeft')
    expect(await placeOf()).toBeLessThan(before)
    await dialog.getByRole('button', { name: '使用这张图片' }).click()
    await toast(page, '头像已更新')
    const { avatar } = await stage.as.viewer.call(me, {})
    await page.locator(`header img[src="${avatar}"]`).waitFor()
    await page.getByRole('button', { name: /^移\s?除$/ }).click()
    await toast(page, '头像已移除')
    await page.locator('header img').waitFor({ state: 'detached' })
    expect((await stage.as.viewer.call(me, {})).avatar).toBeNull()
  })

  test('takes no file that is no picture, and none that is too large', async ({ open }) => {
    const { page, visit } = await open('editor')
    await visit(ADDRESS)
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
    await page.getByText('无法打开这个文件').waitFor()
    await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await page.getByText('图片超过 5 MB').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('the account page', () => {
  test('keeps its tab in the address, and each tab can be read by everybody', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo')
    for (const tab of tabs) {
      await visit(`${ADDRESS}?tab=${tab}`)
      await isAccessible()
    }
    await page.getByRole('link', { name: '登录设备' }).click()
    await page.waitForURL('**/personalCenter/accountInfo?tab=devices')
    await page.getByText('当前设备').waitFor()
  })

  test('fits a phone, in the dark and in English', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo', { width: 360, language: 'en', theme: 'dark' })
    for (const tab of tabs) {
      await visit(`${ADDRESS}?tab=${tab}`)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ tab, wider }).toEqual({ tab, wider: 0 })
    }
    await isAccessible()
  })

  test('is there for operators too, without what concerns enterprises', async ({ open }) => {
    const { page, visit } = await open('operator')
    await visit(ADDRESS)
    await page.getByRole('link', { name: '账号安全' }).waitFor()
    expect(await page.getByRole('link', { name: '企业成员' }).count()).toBe(0)
    expect(await page.getByText('所属企业').count()).toBe(0)
    await visit(`${ADDRESS}?tab=notices`)
    await page.getByRole('switch', { name: '账号与角色：邮件' }).waitFor()
    expect(await page.getByRole('switch', { name: '内容审核：邮件' }).count()).toBe(0)
  })

  test('waits until the enterprise is approved', async ({ open }) => {
    const { page, visit } = await open('pending')
    await visit(ADDRESS)
    expect(new URL(page.url()).pathname).toBe('/entAuth')
  })
})

describe('notifications', () => {
  test('go by mail only to whoever bound an address', async ({ open, stage }) => {
    const { page, visit } = await open('stranger')
    await visit(`${ADDRESS}?tab=notices`)
    const byMail = page.getByRole('switch', { name: '内容审核：邮件' })
    expect(await byMail.isDisabled()).toBe(true)
    await page.getByText('绑定邮箱后可接收邮件').waitFor()
    await stage.pool.query(`update user_account set email = 'he@example.com' where id = $1`, [
      stage.ids.people.stranger,
    ])
    await visit(`${ADDRESS}?tab=notices`)
    await byMail.click()
    await toast(page, '通知方式已保存')
    await visit(`${ADDRESS}?tab=notices`)
    expect(await byMail.isChecked()).toBe(true)
    expect(await page.getByRole('switch', { name: '内容审核：站内消息' }).isDisabled()).toBe(true)
  })
})
