import { memberInvitationRevoke, memberInvite } from '@portal/contract/user-member'
import { PASSWORD } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'
import { sidewaysScroll } from '../support/axe.ts'

const pathOf = (address: string): string => address.slice(address.indexOf('/invitation'))

describe('somebody who was invited', () => {
  test('sees into what, sets a password and is in; the link opens once', async ({ open, stage }) => {
    const { invitationUrl } = await stage.as.demo.call(memberInvite, { body: { role: 'EDITOR' } })
    const { page, visit, isAccessible } = await open(null, { width: 390, language: 'en' })
    await visit(pathOf(invitationUrl))
    await page.getByRole('heading', { level: 1, name: 'Accept the invitation' }).waitFor()
    await page.getByText('林启明 invites you to join 启明泵业有限公司').waitFor()
    expect(await page.locator('dl').textContent()).toMatch(/Role.+Good until\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
    const accept = page.getByRole('button', { name: 'Accept and sign in' })
    await accept.click()
    for (const sentence of [
      'Please enter Username',
      'Please enter a name',
      'Please enter Password',
      'Please confirm the password again',
      'Please read and agree to the user agreement first',
    ])
      await page.getByText(sentence, { exact: true }).waitFor()
    await isAccessible()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByLabel('Username', { exact: true }).fill('stranger')
    await page.getByLabel('Name', { exact: true }).fill('Mei Lin')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await accept.click()
    await page.getByText('This username is taken').waitFor()
    await page.getByLabel('Username', { exact: true }).fill('mei.lin')
    await accept.click()
    await page.waitForURL('**/dashboard')

    const late = await open(null)
    await late.visit(pathOf(invitationUrl))
    await late.page.getByRole('heading', { level: 1, name: '邀请链接无法使用' }).waitFor()
    await late.isAccessible()
    await late.page.getByRole('main').getByRole('link', { name: '登录' }).click()
    await late.page.waitForURL('**/login')
  })

  test('cannot use a link that was taken back or is too old', async ({ open, stage }) => {
    const taken = await stage.as.demo.call(memberInvite, { body: { role: 'VIEWER' } })
    await stage.as.demo.call(memberInvitationRevoke, { body: { id: taken.id } })
    const old = await stage.as.demo.call(memberInvite, { body: { role: 'VIEWER' } })
    await stage.pool.query("update user_invitation set expires_at = now() - interval '1 second' where id = $1", [
      old.id,
    ])
    const { page, visit } = await open(null)
    for (const { invitationUrl } of [taken, old]) {
      await visit(pathOf(invitationUrl))
      await page.getByText(/请联系邀请您的人重新发送链接/).waitFor()
    }
  })

  test('is told when somebody else is signed in here, and takes their place', async ({ open, stage }) => {
    const { invitationUrl } = await stage.as.demo.call(memberInvite, { body: { role: 'VIEWER' } })
    const { page, visit, context } = await open('stranger')
    await visit(pathOf(invitationUrl))
    await page.getByText('本浏览器已登录其他账号，接受邀请后将切换到新账号').waitFor()
    const before = (await context.cookies()).find(({ name }) => name === 'access_token')?.value
    await page.getByLabel('用户名', { exact: true }).fill('second.self')
    await page.getByLabel('姓名或昵称').fill('何二')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByLabel('确认密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '接受邀请并登录' }).click()
    await page.waitForURL('**/dashboard')
    const after = (await context.cookies()).find(({ name }) => name === 'access_token')?.value
    expect(after).not.toBe(before)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '账号菜单：何二' }).waitFor()
  })
})
