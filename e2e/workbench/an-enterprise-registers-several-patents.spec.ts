import { patentLookup, patentRestate } from '@portal/contract/patent'
import { patentAdminDetail, patentAdminSave } from '@portal/contract/patent-admin'
import { createProduct, patentNumber, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { correction } from '@portal/testkit/valid-requests/patent'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'

/** A number with a check digit that is not its own. */
const misspelt = (number: string): string => number.replace(/.$/, (check) => (check === '1' ? '2' : '1'))

describe('patents that the platform does not know', () => {
  test('are asked for once, in one table, and those that are wrong stay with the reason', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const known = await registerPatent(stage.as.demo, enterprises.ours, '一种已知的叶轮')
    const [first, second] = [patentNumber(), patentNumber()]
    const { page, visit, isAccessible } = await open('demo')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByLabel('添加专利').fill(`${known.number}，${first}\n${misspelt(second)}`)
    await form.getByRole('button', { name: '识别并添加' }).click()
    await form.getByText('有 2 个号码未能添加').waitFor()
    await form.getByRole('list', { name: '已关联 1 件' }).waitFor()
    await form.getByRole('button', { name: /^登\s?记$/ }).click()

    const table = page.getByRole('dialog', { name: '登记专利（2 件）' })
    await table.getByLabel('发明名称（第 1 行）').fill('一种导叶')
    await table.getByRole('button', { name: /^登\s?记$/ }).click()
    await table.getByText('校验位不正确，请核对').waitFor()
    expect(await table.getByRole('alert').getByRole('button').allTextContents()).toEqual([
      '专利号（第 2 行）',
      '发明名称（第 2 行）',
    ])
    await isAccessible()
    const answers = await stage.as.demo.call(patentLookup, { body: { numbers: [first, second] } })
    expect(answers.map(({ patent }) => patent)).toEqual([null, null])

    await table.getByLabel('专利号（第 2 行）').fill(second)
    await table.getByLabel('发明名称（第 2 行）').fill('一种蜗壳')
    await table.getByRole('button', { name: /^登\s?记$/ }).click()
    await form.getByRole('list', { name: '已关联 3 件' }).getByText('一种蜗壳').waitFor()
    expect(await form.getByText(/个号码未能添加/).count()).toBe(0)
  })

  test('are corrected afterwards by whoever stated them, until somebody approved them', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const wrong = await registerPatent(demo, enterprises.ours, '一种叶伦')
    const confirmed = await registerPatent(demo, enterprises.ours, '一种核实的叶轮')
    const { revision } = await operator.call(patentAdminDetail, { query: { id: confirmed.id } })
    const patent = correction({ title: confirmed.title })
    await operator.call(patentAdminSave, { body: { id: confirmed.id, revision, patent } })
    const patents = [{ patentId: wrong.id }, { patentId: confirmed.id }]
    const { productId } = await createProduct(demo, { submit: false, patents })

    const { page, visit } = await open('editor')
    await visit(`/myEnt/productManage?edit=${productId}`)
    const form = page.getByRole('dialog', { name: '编辑产品资料' })
    await form.getByRole('button', { name: `更正 ${wrong.number}` }).click()
    expect(await form.getByRole('button', { name: `更正 ${confirmed.number}` }).count()).toBe(0)
    const dialog = page.getByRole('dialog', { name: '更正专利' })
    await dialog.getByLabel('发明名称（第 1 行）').fill('一种叶轮')
    await dialog.getByRole('button', { name: '更正', exact: true }).click()
    await toast(page, '已更正')
    await form.getByText('一种叶轮', { exact: true }).waitFor()
    // Nothing of the product was changed by it.
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    const body = { id: confirmed.id, number: confirmed.number, title: '改名', applicants: [enterprises.ours] }
    expect(await demo.refusal(patentRestate, { body })).toBe('A0400')
  })
})
