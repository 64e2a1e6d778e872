import { memberList } from '@portal/contract/user-member'
import { PASSWORD } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'
import { chooseEntry, chooseOption } from '../support/gestures.ts'

const members = '/personalCenter/accountInfo?tab=members'

describe('the owner of an enterprise', () => {
  test('invites by link, changes the role, hands over and is removed in turn', async ({ open, stage }) => {
    const owner = await open('demo')
    await owner.visit(members)
    await owner.page.getByRole('button', { name: '邀请成员' }).click()
    await owner.page.getByRole('radio', { name: /查看者/ }).check()
    await owner.page.getByRole('button', { name: '生成邀请链接' }).click()
    const address = new URL(await owner.page.getByLabel('邀请链接', { exact: true }).inputValue())
    await owner.isAccessible()
    await owner.page.getByRole('button', { name: /完\s?成/ }).click()
    await owner.page.getByRole('region', { name: '待接受的邀请' }).waitFor()

    const joining = await open(null, { width: 390 })
    await joining.visit(address.pathname + address.search)
    const { page } = joining
    await page.getByText('邀请您加入').waitFor()
    await page.getByLabel('用户名').fill('new.colleague')
    await page.getByLabel('姓名或昵称').fill('许同事')
    await page.getByLabel('密码', { exact: true }).fill('Mp4-quiet-hills')
    await page.getByLabel('确认密码', { exact: true }).fill('Mp4-quiet-hills')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '接受邀请并登录' }).click()
    await page.waitForURL('**/dashboard')
    await joining.visit('/myEnt/productManage')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: '新建产品' }).count()).toBe(0)

    await owner.visit(members)
    await owner.page.getByRole('combobox', { name: '许同事的角色' }).click()
    await chooseOption(owner.page, /编辑/)
    await owner.page.getByText('许同事已成为编辑').waitFor()
    await page.getByRole('button', { name: '新建产品' }).first().waitFor()

    await owner.page.getByRole('button', { name: '许同事的更多操作' }).click()
    await chooseEntry(owner.page, '移交负责人')
    const dialog = owner.page.getByRole('dialog', { name: '移交给许同事？' })
    await dialog.getByLabel('请输入“许同事”确认').fill('许同')
    await dialog.getByRole('button', { name: '移交负责人' }).click()
    await dialog.getByText('请输入“许同事”确认').nth(1).waitFor()
    await dialog.getByLabel('请输入“许同事”确认').fill('许同事')
    await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: '移交负责人' }).click()
    await owner.page.getByText('许同事已成为负责人').waitFor()
    await owner.page.getByRole('button', { name: '邀请成员' }).waitFor({ state: 'detached' })

    await joining.visit(members)
    await page
      .getByRole('button', { name: /的更多操作$/ })
      .first()
      .waitFor()
    const { members: now } = await stage.as.editor.call(memberList, {})
    const former = now.find(({ userId }) => userId === stage.ids.people.demo)
    expect(former?.role).toBe('EDITOR')
    await page.getByRole('button', { name: `${former?.nickname}的更多操作` }).click()
    await chooseEntry(page, '移出企业')
    await page.getByRole('dialog').getByRole('button', { name: '移出企业' }).click()
    await owner.page.getByText('您的会话已过期，请重新登录').waitFor()
  })

  test('takes an invitation back: its link opens nothing', async ({ open }) => {
    const owner = await open('stranger')
    await owner.visit(members)
    await owner.page.getByRole('button', { name: '邀请成员' }).click()
    await owner.page.getByRole('button', { name: '生成邀请链接' }).click()
    const address = new URL(await owner.page.getByLabel('邀请链接', { exact: true }).inputValue())
    await owner.page.getByRole('button', { name: /完\s?成/ }).click()
    await owner.page.getByRole('button', { name: '撤销编辑邀请' }).click()
    await owner.page.getByText('邀请已撤销').waitFor()
    const late = await open(null)
    await late.visit(address.pathname + address.search)
    await late.page.getByText('邀请链接无法使用').waitFor()
  })
})

describe('a member who is not the owner', () => {
  test('sees who else is there and can change nobody', async ({ open }) => {
    const { page, visit } = await open('viewer')
    await visit(members)
    await page.getByText('负责人', { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: '邀请成员' }).count()).toBe(0)
    expect(await page.getByRole('combobox', { name: /的角色$/ }).count()).toBe(0)
  })
})
