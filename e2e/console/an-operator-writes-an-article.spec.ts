import { operatorPictureUpload } from '@portal/contract/file-operator'
import { newsDetail } from '@portal/contract/news'
import { articleDetail, articleSave } from '@portal/contract/news-admin'
import { createClient } from '@portal/testkit/client'
import { pngBytes } from '@portal/testkit/png'
import { article, draftArticle, publishedArticle } from '@portal/testkit/valid-requests/news'
import { describe, expect, test } from '../fixtures.ts'
import { chooseOption } from '../support/gestures.ts'

/** What Word puts on the clipboard, shortened. */
const WORD =
  '<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml></xml><![endif]-->' +
  '<h1>第一节<o:p></o:p></h1><p class=MsoNormal><b>加粗的话</b></p>' +
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>第一项</p>' +
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>第二项</p>' +
  '<script>alert(1)</script></body></html>'

describe('an operator who writes', () => {
  test('writes an article with a picture, publishes it, and visitors can read it', async ({ open, stage }) => {
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/news')
    await page.getByRole('link', { name: '写文章' }).first().click()
    const body = page.getByRole('textbox', { name: '正文' })
    await body.waitFor()
    await page.getByRole('button', { name: /^发\s?布$/ }).click()
    await page.getByText('请输入标题').waitFor()
    await page.locator('#title-zh').fill('一篇完整的文章')
    await page.getByRole('combobox', { name: '分类' }).click()
    await chooseOption(page, '平台动态')
    await body.click()
    await page.keyboard.type('正文第一段。')
    const picture = { name: 'one.png', mimeType: 'image/png', buffer: pngBytes(640, 480) }
    const arrives = Promise.withResolvers<void>()
    await page.route(`**${operatorPictureUpload.path}`, async (route) => {
      await arrives.promise
      await route.continue()
    })
    await page.locator('input[type=file][aria-label="插入图片"]').setInputFiles(picture)
    await page.getByText('正在上传 1 张图片…').waitFor()
    arrives.resolve()
    await body.locator('figure img').waitFor()
    await page.getByText('正在上传 1 张图片…').waitFor({ state: 'detached' })
    await page.keyboard.type('图注在这里')
    await page.getByRole('textbox', { name: '图片说明' }).fill('蓝色背景上的对角线')
    await isAccessible()
    await page.getByRole('button', { name: /^发\s?布$/ }).click()
    await page.getByText(/读者看到的是第 1 版/).waitFor()

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const read = await createClient(stage.origin).call(newsDetail, { query: { id } })
    expect(read.body).toMatch(/<p>正文第一段。<\/p><figure><img .*alt="蓝色背景上的对角线".*<figcaption>图注在这里/)
  })

  test('reads beside an article on the website how often it was opened, in the words of the list', async ({
    open,
    stage,
  }) => {
    const { id } = await publishedArticle(stage, { title: '有人读的文章' })
    await stage.pool.query(
      `insert into analytics_day values (current_date, 'news', $1, null, 2, 1), ('2020-01-01', 'news', $1, null, 40, 30)`,
      [id],
    )
    const { page, visit } = await open('operator')
    await visit(`/console/news/${id}`)
    await page.getByText('网站浏览 42 次 · 近 30 天 2 次').waitFor()
    const phone = await open('operator', { width: 390 })
    await phone.visit('/console/news')
    await phone.page.getByText('网站浏览 42 次 · 近 30 天 2 次').waitFor()
    const inside = await publishedArticle(stage, { audience: 'workbench' })
    await visit(`/console/news/${inside.id}`)
    await page.getByText(/读者看到的是第 1 版/).waitFor()
    expect(await page.getByText(/网站浏览/).count()).toBe(0)
  })

  test('puts a table in, works on its rows by keyboard, and readers scroll it on a phone', async ({ open, stage }) => {
    const { id } = await draftArticle(stage, { title: '各地政策', body: '<p>一览</p>' })
    const { page, visit, isAccessible } = await open('operator')
    await visit(`/console/news/${id}`)
    const body = page.getByRole('textbox', { name: '正文' })
    await body.getByText('一览').click()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: '插入表格' }).click()
    const tools = page.getByRole('group', { name: '表格', exact: true })
    for (const words of ['地区', '政策', '年度', '浙江省', '专利密集型产品培育']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    expect(await body.locator('tr').nth(1).innerText()).toMatch(/浙江省\s+专利密集型产品培育/)
    await tools.getByRole('button', { name: '删除行' }).click()
    await tools.getByRole('button', { name: '下方插入行' }).click()
    // Before columns are put in, whose headings are empty until somebody writes them.
    await isAccessible()
    await tools.getByRole('button', { name: '右侧插入列' }).click()
    await tools.getByRole('button', { name: '左侧插入列' }).click()
    expect(await body.locator('tr').count()).toBe(3)
    expect(await body.locator('tr').first().locator('th').count()).toBe(5)
    await page.getByRole('button', { name: /^发\s?布$/ }).click()
    await page.getByText(/读者看到的是第 2 版/).waitFor()

    const read = await createClient(stage.origin).call(newsDetail, { query: { id } })
    expect(read.body).toMatch(/^<p>一览<\/p><table><tbody><tr><th>.*<p>地区<\/p><\/th>/)
    const visitor = await open(null, { width: 360 })
    await visitor.visit(`/website/news/detail?id=${id}`)
    const table = visitor.page.getByRole('group', { name: '表格，可左右滚动' })
    await table.focus()
    await visitor.page.keyboard.press('ArrowRight')
    await visitor.page.waitForFunction((shown) => (shown?.scrollLeft ?? 0) > 0, await table.elementHandle())
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('pastes from Word and keeps words, headings and lists, nothing else', async ({ open, stage }) => {
    const { id } = await draftArticle(stage, { title: '粘贴', body: '' })
    const { page, visit, client } = await open('operator')
    await visit(`/console/news/${id}`)
    const body = page.getByRole('textbox', { name: '正文' })
    await body.click()
    await body.evaluate((element, html) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, WORD)
    await body.getByText('第二项').waitFor()
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await page.getByText('已保存', { exact: true }).waitFor()
    const { content } = await client.call(articleDetail, { query: { id } })
    expect(content.body).toBe(
      '<h2>第一节</h2><p><strong>加粗的话</strong></p><ul><li><p>第一项</p></li><li><p>第二项</p></li></ul>',
    )
  })

  test('finds what was typed after a reload, and loses nothing when a colleague saves first', async ({
    open,
    stage,
  }) => {
    const { id } = await draftArticle(stage, { title: '原来的标题' })
    const { page, visit, isAccessible } = await open('operator')
    await visit(`/console/news/${id}`)
    const title = page.locator('#title-zh')
    await page.getByRole('textbox', { name: '正文' }).waitFor()
    await title.fill('我改的标题')
    await page.getByText('修改已自动暂存到平台').waitFor()
    await page.reload()
    await page.getByRole('button', { name: '恢复草稿' }).first().click()
    expect(await title.inputValue()).toBe('我改的标题')

    await stage.as.admin.call(articleSave, { body: { id, revision: 1, content: article({ title: '同事的标题' }) } })
    await page.getByText(/保存了新版本/).waitFor()
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    const dialog = page.getByRole('dialog', { name: '有人先保存了新的版本' })
    await dialog.getByRole('radio', { name: /^对方的\s*同事的标题/ }).waitFor()
    await dialog.getByRole('radio', { name: /^我的\s*我改的标题/ }).waitFor()
    await isAccessible()
    await dialog.getByRole('button', { name: '用我的内容覆盖' }).click()
    await page.getByText('第 3 版').first().waitFor()
    const saved = await stage.as.operator.call(articleDetail, { query: { id } })
    expect(saved.content.title).toBe('我改的标题')
  })
})
