import { entCertificateSave } from '@portal/contract/enterprise-content'
import { productSave } from '@portal/contract/product-own'
import { PASSWORD, people } from '@portal/testkit/people'
import { describe, expect, test } from '../fixtures.ts'
import { isFocused } from '../support/gestures.ts'

describe('the form of a product', () => {
  test('tells all that is missing in the order of its fields, leads to each, and sends nothing', async ({ open }) => {
    const { page, visit, isAccessible } = await open('demo')
    let sent = 0
    await page.route(`**${productSave.path}`, (route) => {
      sent += 1
      return route.continue()
    })
    await visit('/myEnt/productManage')
    await page.getByRole('button', { name: '新建产品' }).click()
    const form = page.getByRole('dialog', { name: '新建产品' })
    await form.getByRole('button', { name: '提交审核' }).click()
    const summary = form.getByRole('alert').filter({ hasText: '有 4 处需要修改' })
    await summary.waitFor()
    expect(await summary.getByRole('button').allTextContents()).toEqual([
      '产品名称',
      '一句话简介',
      '主要功能与用途',
      '关联专利',
    ])
    await expect.poll(() => isFocused(form.getByLabel('产品名称'))).toBe(true)
    await isAccessible()

    await summary.getByRole('button', { name: '主要功能与用途' }).click()
    expect(await isFocused(form.getByLabel('主要功能与用途'))).toBe(true)
    await page.keyboard.insertText('输送酸、碱与有机溶剂。')
    await form.getByText('有 3 处需要修改').waitFor()
    expect(sent).toBe(0)
  })

  test('asks a draft for less, and lists nothing where one thing is missing', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/myEnt/productManage')
    await page.getByRole('button', { name: '新建产品' }).click()
    const form = page.getByRole('dialog', { name: '新建产品' })
    await form.getByRole('button', { name: '保存草稿' }).click()
    await expect.poll(() => isFocused(form.getByLabel('产品名称'))).toBe(true)
    expect(await form.getByText('处需要修改').count()).toBe(0)
  })
})

test('what the server refuses stands at its field, which has the focus', async ({ open }) => {
  const { page, visit } = await open('demo')
  await visit('/personalCenter/accountInfo?tab=security')
  await page.getByRole('button', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  const own = `${people.demo.username}123456`
  await dialog.getByLabel('原密码').fill(PASSWORD)
  await dialog.getByLabel('新密码', { exact: true }).fill(own)
  await dialog.getByLabel('确认新密码').fill(own)
  await dialog.getByRole('button', { name: '修改并退出其他设备' }).click()
  await dialog.getByText('密码与用户名或手机号过于相近，请换一个').waitFor()
  await expect.poll(() => isFocused(dialog.getByLabel('新密码', { exact: true }))).toBe(true)
})

test('an editor of content tells all that is missing and whose entry it is, and submits nothing', async ({ open }) => {
  const { page, visit, isAccessible } = await open('demo')
  let sent = 0
  await page.route(`**${entCertificateSave.path}`, (route) => {
    sent += 1
    return route.continue()
  })
  await visit('/myEnt/certificateManage')
  await page.getByRole('button', { name: '添加证书' }).click()
  const entry = page.getByRole('group', { name: '第 1 项', exact: true })
  expect(await entry.locator('[aria-invalid=true]').count()).toBe(0)
  await page.getByRole('button', { name: '提交审核' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '有 4 处需要修改' })
  await summary.waitFor()
  expect(await summary.getByRole('button').allTextContents()).toEqual([
    '第 1 项 类型',
    '第 1 项 名称',
    '第 1 项 颁发机构',
    '第 1 项 扫描件',
  ])
  await isAccessible()
  const issuer = entry.getByLabel('颁发机构', { exact: true })
  await summary.getByRole('button', { name: '第 1 项 颁发机构' }).click()
  expect(await isFocused(issuer)).toBe(true)
  await page.keyboard.insertText('示范检测中心')
  await page.getByRole('alert').filter({ hasText: '有 3 处需要修改' }).waitFor()
  await issuer.press('ControlOrMeta+Enter')
  await expect.poll(() => isFocused(entry.getByRole('combobox', { name: '类型' }))).toBe(true)
  expect(sent).toBe(0)
})
