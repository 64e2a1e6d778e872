import { readFile } from 'node:fs/promises'
import { me } from '@portal/contract/user'
import { userPage, userTemplate } from '@portal/contract/user-admin'
import { factorState } from '@portal/contract/user-factor'
import { removeFactors, setUpFactor } from '@portal/testkit/factor'
import { PASSWORD, people } from '@portal/testkit/people'
import { filledIn, sheetTexts } from '@portal/testkit/workbook'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { chooseOption } from '../support/gestures.ts'

const save = /保\s?存/
const newUser = '陈新岗'
const username = 'chen.xingang'
const password = 'Kd7-plain-water'

/** The invitation link as it is shown once. */
const shownLink = async ({ page }: Window): Promise<string> =>
  new URL(await page.getByLabel('邀请链接', { exact: true }).inputValue()).pathname +
  new URL(await page.getByLabel('邀请链接', { exact: true }).inputValue()).search

async function choose({ page }: Window, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click()
  await page.keyboard.type(option.slice(0, 2))
  await chooseOption(page, new RegExp(option))
  await page.keyboard.press('Escape')
  await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' })
}

describe('an operator', () => {
  test('creates a user, who sets a password through the link and signs in; disabling ends their window', async ({
    open,
  }) => {
    const operator = await open('operator')
    const { page, visit, isAccessible } = operator
    await visit('/console/users')
    await page.getByRole('button', { name: '新建用户' }).click()
    const form = page.getByRole('dialog', { name: '新建用户' })
    await form.getByRole('button', { name: save }).click()
    await form.getByText('请输入姓名或昵称').waitFor()
    await form.getByText('请至少选择一个角色').waitFor()
    await form.getByLabel('用户名').fill(username)
    await form.getByLabel('姓名').fill(newUser)
    await choose(operator, '角色', '平台运营')
    await isAccessible()
    await form.getByRole('button', { name: save }).click()
    await page.getByText('用户已创建').waitFor()
    const link = await shownLink(operator)

    const invited = await open(null)
    await invited.visit(link)
    await invited.page.getByText('设置密码后即可登录').waitFor()
    await invited.page.getByLabel('密码', { exact: true }).fill(password)
    await invited.page.getByLabel('确认密码', { exact: true }).fill(password)
    await invited.page.getByRole('checkbox').check()
    await invited.page.getByRole('button', { name: '接受邀请并登录' }).click()
    await invited.page.waitForURL('**/console/dashboard')

    const again = await open(null)
    await again.visit(link)
    await again.page.getByText('邀请链接无法使用').waitFor()

    await page.getByRole('button', { name: /完\s?成/ }).click()
    await page.getByRole('searchbox', { name: /按用户名/ }).fill('XINGANG')
    await page.keyboard.press('Enter')
    const enabled = page.getByRole('switch', { name: `启用 ${newUser}` })
    await enabled.click()
    const question = page.getByRole('dialog', { name: `停用${newUser}的账号？` })
    await question.getByText(`${newUser}在所有设备上的登录会立即结束`).waitFor()
    await question.getByRole('button', { name: /取\s?消/ }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await enabled.isChecked()).toBe(true)
    // The form of the user asks the same before it is saved.
    await page.getByRole('button', { name: `编辑${newUser}` }).click()
    const editor = page.getByRole('dialog', { name: '编辑用户' })
    await editor.getByRole('switch').click()
    await editor.getByRole('button', { name: /保\s?存/ }).click()
    await question.getByRole('button', { name: /取\s?消/ }).click()
    await question.waitFor({ state: 'hidden' })
    await editor.getByRole('button', { name: /取\s?消/ }).click()
    await editor.waitFor({ state: 'hidden' })
    await enabled.click()
    await question.getByRole('button', { name: /停\s?用/ }).click()
    await page.getByText(`已停用${newUser}`).waitFor()
    await invited.page.getByText('您的会话已过期，请重新登录').waitFor()
  })

  test('takes the second factor of somebody who lost it away, and is offered it for nobody else', async ({
    open,
    stage,
  }) => {
    await removeFactors(stage.pool, Object.values(stage.ids.people))
    await setUpFactor(stage.as.viewer, PASSWORD)
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/users?keywords=viewer')
    const more = page.getByRole('button', { name: `${people.viewer.nickname}的更多操作` })
    await more.click()
    await page.getByRole('menuitem', { name: '移除两步验证' }).click()
    const question = page.getByRole('dialog', { name: `移除${people.viewer.nickname}的两步验证？` })
    await isAccessible()
    await question.getByRole('button', { name: '移除两步验证' }).click()
    await page.getByText(`已移除${people.viewer.nickname}的两步验证`).waitFor()
    expect((await (await stage.again('viewer')).call(factorState, {})).appSince).toBeNull()
    await more.click()
    await page.getByRole('menuitem', { name: '重置密码' }).waitFor()
    await page.getByRole('menuitem', { name: '移除两步验证' }).waitFor({ state: 'detached' })
  })

  test('is offered nothing that would be refused about an administrator', async ({ open }) => {
    const { page, visit } = await open('operator')
    await visit('/console/users?keywords=admin')
    const row = page.getByRole('row').filter({ hasText: people.admin.nickname })
    await row.waitFor()
    expect(await row.getByRole('switch').count()).toBe(0)
    expect(await row.getByRole('button').count()).toBe(0)
    await visit('/console/users?keywords=stranger')
    const other = page.getByRole('row').filter({ hasText: people.stranger.nickname })
    await other.getByRole('switch').waitFor()
    await other.getByRole('button', { name: `编辑${people.stranger.nickname}` }).waitFor()
  })

  test('cannot disable, delete or promote themselves, and cannot grant what they do not hold', async ({ open }) => {
    const { page, visit } = await open('operator')
    await visit('/console/users?keywords=operator')
    const own = page.getByRole('row').filter({ hasText: '我自己' })
    await own.waitFor()
    expect(await own.getByRole('switch').count()).toBe(0)
    expect(await own.getByRole('button', { name: /编辑/ }).count()).toBe(0)
    await page.getByRole('button', { name: '新建用户' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: '角色' }).click()
    const root = page.locator('.ant-select-item-option', { hasText: '系统管理员' })
    await root.waitFor()
    expect(await root.getAttribute('aria-disabled')).toBe('true')
  })

  test('imports a workbook with one bad row: the good ones are created, the bad one is explained', async ({
    open,
    stage,
  }) => {
    const template = await stage.as.operator.call(userTemplate, {})
    const [heads = []] = await sheetTexts(template.bytes)
    const line = (values: Record<string, string>) => heads.map((head) => values[head] ?? '')
    const filled = await filledIn(template.bytes, [
      line({ 用户名: 'import.one', 昵称: '甲一', 性别: '女', 角色: 'OPERATOR' }),
      line({ 用户名: '1 bad', 昵称: '乙二', 角色: 'OPERATOR', 手机号码: '123' }),
    ])
    const file = {
      name: '用户.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await filled.arrayBuffer()),
    }
    const { page, visit } = await open('operator')
    await visit('/console/users')
    await page.getByRole('button', { name: /导\s?入/ }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: '开始导入' }).click()
    await page.getByText('成功导入 1 位用户，1 行未导入').waitFor()
    const errors = page.getByRole('region', { name: '未导入的行' })
    expect(await errors.innerText()).toMatch(/第3行/)
    await page.getByText('甲一 (import.one)').waitFor()
    const { list } = await stage.as.operator.call(userPage, { query: { keywords: 'import.one' } })
    expect(list).toMatchObject([{ username: 'import.one', nickname: '甲一', gender: 2, invited: true }])
  })

  test('exports what the filter found as a real workbook', async ({ open }) => {
    const { page, visit } = await open('operator')
    await visit('/console/users?keywords=demo')
    await page.getByRole('row').nth(1).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /导\s?出/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('用户列表.xlsx')
    const rows = await sheetTexts(await readFile(await download.path()))
    expect(rows.map(([first]) => first)).toContain('demo')
  })
})

describe('a role', () => {
  test('that loses a permission takes the page away from its holder at once', async ({ open, stage }) => {
    const holder = await open('operator')
    await holder.visit('/console/dict')
    await holder.page.getByRole('button', { name: '新建字典' }).waitFor()
    const { page, visit, isAccessible } = await open('admin')
    await visit('/console/roles')
    await page.getByRole('button', { name: '编辑平台运营' }).click()
    const form = page.getByRole('dialog', { name: '编辑角色' })
    await form.getByRole('checkbox', { name: '管理字典' }).uncheck()
    await isAccessible()
    await form.getByRole('button', { name: save }).click()
    await holder.page.getByRole('button', { name: '新建字典' }).waitFor({ state: 'detached' })
    const { perms } = await stage.as.operator.call(me, {})
    expect(perms).toContain('dict:read:any')
    expect(perms).not.toContain('dict:edit:any')
  })

  test('can be made and deleted while nobody holds it; the administrator cannot be changed', async ({ open }) => {
    const { page, visit } = await open('admin')
    await visit('/console/roles')
    expect(await page.getByRole('button', { name: '编辑系统管理员' }).count()).toBe(0)
    expect(await page.locator('main').innerText()).not.toMatch(/[a-z]+:[a-z*]+:(own|any)/)
    await page.getByRole('button', { name: '新建角色' }).click()
    const form = page.getByRole('dialog', { name: '新建角色' })
    await form.getByLabel('中文名称').fill('内容审核员')
    await form.getByLabel('英文名称').fill('Reviewer')
    await form.getByLabel('角色编码').fill('REVIEWER')
    await form.getByRole('checkbox', { name: '查看审核队列' }).check()
    await form.getByRole('button', { name: save }).click()
    await page.getByRole('button', { name: '删除内容审核员' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^删\s?除$/ })
      .click()
    await page.getByRole('heading', { name: '内容审核员' }).waitFor({ state: 'detached' })
  })
})
