import { enterpriseDetail } from '@portal/contract/enterprise'
import { displaySave, pavilionDetail } from '@portal/contract/enterprise-content'
import { decide, publishProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { describe, expect, test, type Window } from '../fixtures.ts'
import { chooseOption, isFocused, pictureOnDisk, toast } from '../support/gestures.ts'

/** The headings of sections on the enterprise's public page, in their order. */
const sectionsOf = async ({ page }: Window): Promise<string[]> =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).map((text) => text.trim())

describe('an enterprise tells its story', () => {
  test('writes it beside the page it becomes, is rejected once, mends, and is published', async ({ open, stage }) => {
    const author = await open('demo', { width: 1440 })
    const { page, visit } = author
    await visit('/myEnt')
    await page.waitForURL('**/myEnt/businessDisplay')
    const submit = page.getByRole('button', { name: '提交审核' })
    await page.getByText('至少写一章故事').waitFor()
    await submit.click()
    await expect.poll(() => isFocused(page.getByRole('button', { name: '添加章节' }))).toBe(true)

    await page.getByLabel('一句话介绍', { exact: true }).fill('二十年只做一台好泵')
    await page.getByRole('button', { name: '添加章节' }).click()
    const first = page.getByRole('group', { name: '第 1 章', exact: true })
    await first.getByLabel('章节标题', { exact: true }).fill('从一台试验泵做起')
    await first.getByLabel('正文', { exact: true }).fill('2006 年，我们搭起第一台试验泵。')
    await first.locator('input[type=file]').setInputFiles(pictureOnDisk('pump.png'))
    await first.getByLabel('图片说明').fill('第一台试验泵')
    await page.getByRole('button', { name: '添加章节' }).click()
    const second = page.getByRole('group', { name: '第 2 章', exact: true })
    await second.getByLabel('章节标题', { exact: true }).fill('走进水厂')
    const preview = page.getByRole('region', { name: '预览' })
    await preview.getByRole('heading', { name: '从一台试验泵做起' }).waitFor()
    await preview.getByText('二十年只做一台好泵').waitFor()
    await author.isAccessible()

    await page.getByRole('button', { name: /^移动第 2 章/ }).press('Alt+ArrowUp')
    await page.getByText('第 2 章已移到第 1 项，共 2 项').waitFor()
    const chapters = preview.getByRole('region', { name: '企业介绍' }).getByRole('heading', { level: 3 })
    await expect.poll(() => chapters.allTextContents()).toEqual(['走进水厂', '从一台试验泵做起'])

    await page.getByLabel('电话').fill('不是电话')
    await page.getByText('请输入正确的电话号码').waitFor()
    await submit.click()
    await expect.poll(() => isFocused(page.getByLabel('电话'))).toBe(true)
    await page.getByLabel('电话').fill('0571-00000088')
    await submit.click()
    await toast(page, '已提交审核')
    expect(
      (await stage.as.guest.call(enterpriseDetail, { query: { id: stage.ids.enterprises.ours } })).display,
    ).toBeNull()

    await decide(stage.as.operator, 'display', enterprises.ours, 'reject')
    await page.getByText('审核未通过').waitFor()
    await page.getByText('图片不清晰，请更换').first().waitFor()
    await page.getByLabel('一句话介绍', { exact: true }).fill('二十年做好一台泵')
    await submit.click()
    await toast(page, '已提交审核')
    await decide(stage.as.operator, 'display', enterprises.ours)
    await page.getByText(/^当前公开版本发布于/).waitFor()

    await page.getByRole('button', { name: '历史版本' }).click()
    const history = page.getByRole('dialog', { name: '历史版本' })
    await history.getByRole('button', { name: '与最新版本对比：第 1 版' }).click()
    const places = history.getByRole('region', { name: '变化之处' })
    await places.getByRole('heading', { name: '修改 口号' }).waitFor()
    expect([await places.locator('del').allTextContents(), await places.locator('ins').allTextContents()]).toEqual([
      ['只', '好'],
      ['好'],
    ])
    await page.keyboard.press('Escape')
    await history.waitFor({ state: 'hidden' })

    const visitor = await open(null, { width: 390 })
    await visitor.visit(`/website/enterprise/detail?id=${stage.ids.enterprises.ours}`)
    await visitor.page.getByText('二十年做好一台泵').waitFor()
    await visitor.page.getByRole('img', { name: '第一台试验泵' }).waitFor()
    await visitor.page.getByRole('link', { name: '0571-00000088' }).waitFor()
    await visitor.isAccessible()
  })

  test('two editors of the presentation collide, and neither loses text', async ({ open, stage }) => {
    const { page, visit } = await open('editor', { width: 1440 })
    await visit('/myEnt/businessDisplay')
    await page.getByLabel('一句话介绍', { exact: true }).fill('编辑写的一句话')
    await stage.as.demo.call(displaySave, {
      body: { slogan: '负责人写的一句话', story: [{ title: '起步', text: '从一台泵做起。' }], submit: false },
    })
    await page.getByText(/刚刚保存了新的版本/).waitFor()
    await page.getByRole('button', { name: '保存草稿' }).click()
    const question = page.getByRole('dialog', { name: '有人先保存了新的版本' })
    await question.getByRole('button', { name: '查看对方的版本' }).click()
    const slogan = page.getByLabel('一句话介绍', { exact: true })
    await expect.poll(() => slogan.inputValue()).toBe('负责人写的一句话')
    await page.getByRole('button', { name: '恢复草稿' }).click()
    await expect.poll(() => slogan.inputValue()).toBe('编辑写的一句话')
  })

  test('who may only look, looks', async ({ open }) => {
    const { page, visit } = await open('viewer', { width: 1440 })
    await visit('/myEnt/businessDisplay')
    await page.getByText('您可以查看，没有修改权限').waitFor()
    expect(await page.getByRole('button', { name: '提交审核' }).count()).toBe(0)
    expect(await page.getByLabel('一句话介绍', { exact: true }).isDisabled()).toBe(true)
  })
})

describe('an enterprise furnishes its pavilion', () => {
  test('chooses a skin and the order by keyboard, sees it beside, and visitors find it as it was furnished', async ({
    open,
    stage,
  }) => {
    await publishProduct(stage.as.demo, stage.as.operator, { name: '镇馆之泵' })
    const author = await open('demo', { width: 1440 })
    const { page, visit } = author
    await visit('/myEnt/pavilion')
    await page.getByRole('radio', { name: /夜展/ }).check({ force: true })
    await page.getByLabel('展厅标题', { exact: true }).fill('夜航展厅')
    await page.getByRole('button', { name: /^移动产品，/ }).press('Alt+ArrowDown')
    await page.getByText(/^产品已移到第 3 项/).waitFor()
    await page.getByRole('switch', { name: '展示专利分布' }).click()
    const preview = page.getByRole('region', { name: '预览' })
    await preview.getByRole('heading', { name: '夜航展厅' }).waitFor()
    await page.getByLabel('添加要排在前面的产品').click()
    await chooseOption(page, stage.publishedName)
    await page.getByRole('button', { name: `移除${stage.publishedName}` }).waitFor()
    await author.isAccessible()
    await page.getByRole('button', { name: '提交审核' }).click()
    await toast(page, '已提交审核')
    await decide(stage.as.operator, 'pavilion', enterprises.ours)

    const visitor = await open(null)
    await visitor.visit(`/website/enterprise/detail?id=${stage.ids.enterprises.ours}`)
    const titles = await sectionsOf(visitor)
    expect(titles.indexOf('企业介绍')).toBeLessThan(titles.indexOf('产品'))
    expect(titles).toContain('夜航展厅')
    expect(titles).not.toContain('按专利类型看产品')
    const [firstProduct] = await visitor.page.getByRole('article').getByRole('heading').allTextContents()
    expect(firstProduct).toBe(stage.publishedName)
    await visitor.isAccessible()
  })

  test('cannot be submitted with every section switched off', async ({ open }) => {
    const { page, visit, client } = await open('demo', { width: 1440 })
    await visit('/myEnt/pavilion')
    const switches = page.getByRole('switch', { checked: true })
    for (let left = await switches.count(); left > 0; left -= 1) {
      await switches.first().click()
      await expect.poll(() => switches.count()).toBe(left - 1)
    }
    await page.getByText('至少展示一个板块后才能提交审核').waitFor()
    const { revision } = await client.call(pavilionDetail, {})
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect.poll(() => isFocused(page.getByRole('switch').first())).toBe(true)
    expect((await client.call(pavilionDetail, {})).revision).toBe(revision)
  })
})
