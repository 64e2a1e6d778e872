import { expoAdminDetail, expoSave, hallAdminDetail, hallAdminSave } from '@portal/contract/hall-admin'
import { articleDetail, articleSave } from '@portal/contract/news-admin'
import { patentAdminDetail, patentAdminSave } from '@portal/contract/patent-admin'
import { registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { draftExpo, expo } from '@portal/testkit/valid-requests/hall'
import { article, draftArticle } from '@portal/testkit/valid-requests/news'
import { correction } from '@portal/testkit/valid-requests/patent'
import { expect, test } from '../fixtures.ts'
import { choose, toast } from '../support/gestures.ts'

const SAVE = /^保\s?存$/

test('two operators who write one article at once put it together field by field, and nothing is lost', async ({
  open,
  stage,
}) => {
  const { operator, admin } = stage.as
  const { id } = await draftArticle(stage, { title: '原来的标题', summary: '原来的摘要' })
  const { page, visit, isAccessible } = await open('operator')
  await visit(`/console/news/${id}`)
  const body = page.getByRole('textbox', { name: '正文' })
  await body.waitFor()
  await page.locator('#title-zh').fill('我改的标题')
  await page.getByLabel('来源', { exact: true }).fill('我的来源')
  const theirs = article({ title: '同事的标题', summary: '同事的摘要', body: '<p>同事的正文。</p>' })
  await admin.call(articleSave, { body: { id, revision: 1, content: theirs } })
  await page.getByRole('button', { name: SAVE }).click()

  const question = page.getByRole('dialog', { name: '有人先保存了新的版本' })
  const field = (label: RegExp) => question.getByRole('group', { name: label })
  await field(/^标题/).getByText('双方都改过').waitFor()
  await field(/^摘要/).getByText('只有对方改过').waitFor()
  await field(/^正文/).getByText('同事的正文。').waitFor()
  await field(/^来源/).getByText('只有您改过').waitFor()
  expect(await question.getByRole('group').count()).toBe(4)
  await isAccessible()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect((await operator.call(articleDetail, { query: { id } })).revision).toBe(2)

  await page.getByRole('button', { name: SAVE }).click()
  await field(/^标题/)
    .getByRole('radio', { name: /^对方的/ })
    .check()
  await question.getByRole('button', { name: '按所选保存' }).click()
  await toast(page, '已保存')
  const { content, revision } = await operator.call(articleDetail, { query: { id } })
  expect(revision).toBe(3)
  expect(content).toMatchObject({ title: '同事的标题', summary: '同事的摘要', source: '我的来源' })
  expect(content.body).toBe('<p>同事的正文。</p>')
  await body.getByText('同事的正文。').waitFor()
  await page.getByRole('button', { name: '恢复草稿' }).click()
  expect(await page.locator('#title-zh').inputValue()).toBe('我改的标题')
})

test('two operators who change one expo at once put it together field by field, and nothing is lost', async ({
  open,
  stage,
}) => {
  const { operator, admin } = stage.as
  const { id } = await draftExpo(stage, { title: '原来的云展', skin: 'blueprint' })
  const { page, visit, isAccessible } = await open('operator')
  await visit(`/console/halls/expo/${id}`)
  await page.getByLabel('展会名称', { exact: true }).fill('我改的云展')
  await page.getByLabel('地点', { exact: true }).fill('二号馆')
  const theirs = expo({ title: '同事的云展', skin: 'night' })
  await admin.call(expoSave, { body: { id, revision: 1, content: theirs } })
  await page.getByRole('button', { name: SAVE }).click()

  const question = page.getByRole('dialog', { name: '有人先保存了新的版本' })
  const field = (label: RegExp) => question.getByRole('group', { name: label })
  await field(/^展会名称/)
    .getByText('双方都改过')
    .waitFor()
  await field(/^地点/).getByText('只有您改过').waitFor()
  await field(/^展厅风格/)
    .getByText('夜展')
    .waitFor()
  expect(await question.getByRole('group').count()).toBe(3)
  await isAccessible()
  expect((await operator.call(expoAdminDetail, { query: { id } })).revision).toBe(2)
  await question.getByRole('button', { name: '按所选保存' }).click()
  await toast(page, '已保存')
  const { content, revision } = await operator.call(expoAdminDetail, { query: { id } })
  expect([revision, content.title, content.place, content.skin]).toEqual([3, '我改的云展', '二号馆', 'night'])
})

test('two operators who arrange one hall at once put it together field by field', async ({ open, stage }) => {
  const { operator, admin } = stage.as
  const hall = { kind: 'industry', key: '05' } as const
  const { page, visit, isAccessible } = await open('operator')
  await visit('/console/halls/hall/industry-05')
  await page.getByLabel('展厅介绍', { exact: true }).fill('我写的介绍。')
  const { arrangement, revision } = await admin.call(hallAdminDetail, { query: hall })
  await admin.call(hallAdminSave, { body: { ...hall, arrangement: { ...arrangement, skin: 'night' }, revision } })
  await page.getByRole('button', { name: SAVE }).click()

  const question = page.getByRole('dialog', { name: '有人先保存了新的版本' })
  const field = (label: RegExp) => question.getByRole('group', { name: label })
  await field(/^展厅介绍/)
    .getByText('只有您改过')
    .waitFor()
  await field(/^默认风格/)
    .getByText('只有对方改过')
    .waitFor()
  await isAccessible()
  expect((await operator.call(hallAdminDetail, { query: hall })).arrangement.intro).toBe(arrangement.intro)
  await question.getByRole('button', { name: '按所选保存' }).click()
  await toast(page, '已保存')
  const kept = (await operator.call(hallAdminDetail, { query: hall })).arrangement
  expect([kept.intro, kept.skin]).toEqual(['我写的介绍。', 'night'])
})

test('two operators who correct one record at once put it together field by field', async ({ open, stage }) => {
  const { demo, operator, admin } = stage.as
  const title = '一种两人同改的叶轮'
  const { id } = await registerPatent(demo, enterprises.ours, title)
  const { page, visit } = await open('operator')
  await visit(`/console/patents/${id}`)
  await page.getByRole('button', { name: '更正并确认' }).click()
  const drawer = page.getByRole('dialog', { name: '更正专利记录' })
  await choose(page, drawer.getByRole('combobox', { name: '法律状态' }), '有效')
  await drawer.getByLabel('摘要').fill('我写的摘要。')
  const { revision } = await admin.call(patentAdminDetail, { query: { id } })
  const patent = correction({ title, agency: '对方的代理机构', abstract: '对方的摘要。' })
  await admin.call(patentAdminSave, { body: { id, revision, patent } })
  await drawer.getByRole('button', { name: '保存并确认' }).click()

  const question = page.getByRole('dialog', { name: '有人先保存了新的版本' })
  const field = (label: RegExp) => question.getByRole('group', { name: label })
  await field(/^摘要/).getByText('双方都改过').waitFor()
  await field(/^代理机构/)
    .getByText('只有对方改过')
    .waitFor()
  expect(await field(/^法律状态/).count()).toBe(0)
  expect((await operator.call(patentAdminDetail, { query: { id } })).abstract).toBe('对方的摘要。')
  await question.getByRole('button', { name: '按所选保存' }).click()
  await toast(page, '已保存')
  const kept = await operator.call(patentAdminDetail, { query: { id } })
  expect([kept.abstract, kept.agency, kept.filedOn]).toEqual(['我写的摘要。', '对方的代理机构', patent.filedOn])
})
