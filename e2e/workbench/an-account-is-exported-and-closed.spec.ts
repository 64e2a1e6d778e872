import { readFile } from 'node:fs/promises'
import { profile } from '@portal/contract/user-profile'
import { PASSWORD } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'
import { textsOfZip } from '../support/zip.ts'

const ADDRESS = '/personalCenter/accountInfo?tab=data'

describe('personal data', () => {
  test('comes as a zip that holds the account, for programs and to read', async ({ open }) => {
    const { page, visit } = await open('editor')
    await visit(ADDRESS)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出数据' }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/^个人数据-editor-\d{4}-\d{2}-\d{2}\.zip$/)
    const texts = textsOfZip(await readFile(await download.path()))
    expect(JSON.parse(texts.get('account.json') ?? '')).toMatchObject({ username: 'editor', nickname: '周编辑' })
    expect(texts.get('index.html')).toContain('周编辑')
    await toast(page, '已开始下载')
  })

  test('is not handed out without end: the sixth time on one day is refused in place', async ({ open }) => {
    const { page, visit } = await open('viewer')
    await visit(ADDRESS)
    const button = page.getByRole('button', { name: '导出数据' })
    for (let times = 0; times < 5; times += 1) {
      const arriving = page.waitForEvent('download')
      await button.click()
      await arriving
    }
    await button.click()
    await page.getByText('今天的导出次数已用完，请明天再试').waitFor()
  })
})

describe('closing an account', () => {
  test('takes the password, says until when, and can be taken back', async ({ open }) => {
    const { page, visit, client, isAccessible } = await open('editor')
    await visit(ADDRESS)
    await page.getByRole('button', { name: '注销账号' }).click()
    const dialog = page.getByRole('dialog', { name: '注销账号' })
    await dialog.getByText(/您的账号将于.*注销/).waitFor()
    await isAccessible()
    await dialog.getByLabel('输入登录密码以确认').fill('wrong-password')
    await dialog.getByRole('button', { name: '确认注销' }).click()
    await dialog.getByText('密码不正确，请重新输入').waitFor()
    expect((await client.call(profile, {})).closesAt).toBeNull()
    await dialog.getByLabel('输入登录密码以确认').fill(PASSWORD)
    await dialog.getByRole('button', { name: '确认注销' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByText(/^账号将于.*注销$/)
      .first()
      .waitFor()
    expect((await client.call(profile, {})).closesAt).not.toBeNull()
    expect(await page.getByRole('button', { name: '注销账号' }).isDisabled()).toBe(true)
    await isAccessible()

    await page.getByRole('button', { name: '撤销注销' }).click()
    await toast(page, '已撤销注销，账号将继续保留')
    await page.getByRole('button', { name: '撤销注销' }).waitFor({ state: 'detached' })
    expect((await client.call(profile, {})).closesAt).toBeNull()
  })

  test('is refused to the owner of an enterprise with others in it, with what to do first', async ({ open }) => {
    const { page, visit, client } = await open('demo')
    await visit(ADDRESS)
    await page.getByRole('button', { name: '注销账号' }).click()
    const dialog = page.getByRole('dialog', { name: '注销账号' })
    await dialog.getByLabel('输入登录密码以确认').fill(PASSWORD)
    await dialog.getByRole('button', { name: '确认注销' }).click()
    await dialog.getByText('请先在“企业成员”中移交企业负责人').waitFor()
    expect((await client.call(profile, {})).closesAt).toBeNull()
  })
})
