import { dictCreate, dictItemCreate } from '@portal/contract/dict'
import { describe, expect, test } from '../fixtures.ts'

describe('an operator who keeps dictionaries', () => {
  test('adds one with an item, and another open window follows without a reload', async ({ open, stage }) => {
    const { id } = await stage.as.operator.call(dictCreate, { body: { name: '包装方式', dictCode: 'packing' } })
    const watching = await open('admin')
    await watching.visit(`/console/dict/${id}`)
    await watching.page.getByText('还没有字典项').waitFor()

    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/dict')
    await page.getByRole('searchbox', { name: '按名称或编码搜索' }).fill('PACKING')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: '包装方式的字典项' }).click()
    await page.getByRole('button', { name: '新建字典项' }).click()
    const form = page.getByRole('dialog', { name: '新建字典项' })
    await form.getByRole('button', { name: /保\s?存/ }).click()
    await form.getByText('请输入名称').waitFor()
    await form.getByLabel('名称', { exact: true }).fill('木箱')
    await form.getByLabel('英文名称').fill('Wooden case')
    await form.getByLabel('值', { exact: true }).fill('1')
    await form.getByRole('radio', { name: '警告' }).check()
    await isAccessible()
    await form.getByRole('button', { name: /保\s?存/ }).click()
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('cell', { name: '木箱', exact: true }).waitFor()
    await watching.page.getByRole('cell', { name: '木箱', exact: true }).waitFor()
  })

  test('edits what stands there now, not what the list knew, and is told when a value is taken', async ({
    open,
    stage,
  }) => {
    const { as } = stage
    const { id } = await as.operator.call(dictCreate, { body: { name: '运输方式', dictCode: 'transport' } })
    await as.operator.call(dictItemCreate, { params: { id }, body: { label: '公路', value: 'road' } })
    const rail = await as.operator.call(dictItemCreate, { params: { id }, body: { label: '铁路', value: 'rail' } })
    const { page, visit } = await open('operator')
    await visit(`/console/dict/${id}`)
    await page.getByRole('cell', { name: '铁路', exact: true }).waitFor()
    // Behind every event's back: the list cannot have heard of it.
    await stage.pool.query('update dict_item set label_en = $2 where id = $1', [rail.id, 'By rail'])
    await page.getByRole('button', { name: '编辑铁路' }).click()
    const form = page.getByRole('dialog', { name: '编辑字典项' })
    await expect.poll(() => form.getByLabel('英文名称').inputValue()).toBe('By rail')
    await form.getByLabel('值', { exact: true }).fill('road')
    await form.getByRole('button', { name: /保\s?存/ }).click()
    await page.getByText('该字典中已有值“road”').waitFor()
    expect(await form.getByLabel('值', { exact: true }).inputValue()).toBe('road')
  })

  test('deletes after a question, and can disable one', async ({ open, stage }) => {
    await stage.as.operator.call(dictCreate, { body: { name: '旧字典', dictCode: 'obsolete' } })
    const { page, visit } = await open('operator')
    await visit('/console/dict?keywords=obsolete')
    const enabled = page.getByRole('switch', { name: '启用 旧字典' })
    await enabled.click()
    const warning = page.getByRole('dialog', { name: '停用字典“旧字典”？' })
    await warning.getByRole('button', { name: /取\s?消/ }).click()
    await warning.waitFor({ state: 'hidden' })
    expect(await enabled.isChecked()).toBe(true)
    await enabled.click()
    await warning.getByRole('button', { name: /停\s?用/ }).click()
    await page.getByText('已停用').first().waitFor()
    await page.getByRole('button', { name: '删除旧字典' }).click()
    const question = page.getByRole('dialog', { name: '删除这个字典？' })
    await question.getByRole('button', { name: /删\s?除/ }).click()
    await page.getByText('没有符合条件的字典').waitFor()
  })
})

test('a dictionary that the system uses offers neither', async ({ open }) => {
  const { page, visit } = await open('operator')
  await visit('/console/dict?keywords=content_status')
  await page.getByText('系统使用', { exact: true }).waitFor()
  expect(await page.getByRole('switch', { name: '启用 内容状态' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: '删除内容状态' }).count()).toBe(0)
  expect(await page.getByRole('checkbox', { name: '内容状态' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: '编辑内容状态' }).click()
  const form = page.getByRole('dialog', { name: '编辑字典' })
  await form.getByText('程序依赖这个字典').waitFor()
  expect(await form.getByLabel('字典编码').isDisabled()).toBe(true)
  expect(await form.getByRole('switch').isDisabled()).toBe(true)
})

describe('a list whose last page went empty', () => {
  test('shows the page that is the last now, and leaves no step behind that leads into nothing', async ({
    open,
    stage,
  }) => {
    for (let made = 1; made <= 21; made += 1)
      await stage.as.operator.call(dictCreate, { body: { name: `分页 ${made}`, dictCode: `paging_${made}` } })
    const { page, visit } = await open('operator')
    await visit('/console/dict?keywords=paging')
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await page.waitForURL('**page=2')
    const remove = page.getByRole('button', { name: /^删除分页/ })
    await expect.poll(() => remove.count()).toBe(1)
    await remove.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^删\s?除$/ })
      .click()
    await page.waitForURL((url) => url.search === '?keywords=paging')
    await expect.poll(() => remove.count()).toBe(20)
    await visit('/console/dict?keywords=paging&page=9')
    await page.waitForURL((url) => url.search === '?keywords=paging')
    await expect.poll(() => remove.count()).toBe(20)
  })
})

describe('somebody who may not', () => {
  test('is led away from the dictionaries, and has no entry in the menu', async ({ open }) => {
    const { page, visit } = await open('demo')
    await visit('/console/dict')
    await page.waitForURL('**/401')
    await visit('/workbench/index')
    expect(await page.getByRole('link', { name: '字典管理' }).count()).toBe(0)
  })
})
