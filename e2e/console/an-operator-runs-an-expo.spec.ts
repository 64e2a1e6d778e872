import { expoDetail, hallDetail } from '@portal/contract/hall'
import { hallFollowing } from '@portal/contract/hall-admin'
import { createClient } from '@portal/testkit/client'
import { enterprises } from '@portal/testkit/people'
import { publishedExpo } from '@portal/testkit/valid-requests/hall'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { chooseOption } from '../support/gestures.ts'

const TITLE = '泵阀专利云展'
const HALL = { kind: 'industry', key: '03' } as const

/** More enterprises than a list brings at once. */
const MANY = 110

/** Certified enterprises that show what ours shows, written as rows: certifying them one by one is another story's business. */
const fill = ({ pool, ids }: Stage) =>
  pool.query(
    `with made as (insert into organisation (name) select '同行企业' || n from generate_series(1, $1) n returning id, name)
     insert into enterprise_public
     select (jsonb_populate_record(ours, jsonb_build_object('id', made.id, 'name', made.name, 'uscc', 'K' || made.id))).*
     from enterprise_public ours, made where ours.id = $2`,
    [MANY, ids.enterprises.ours],
  )

describe('an operator who runs an expo', () => {
  test('makes it, invites an enterprise, the enterprise accepts, and visitors find its booth', {
    timeout: 180_000,
  }, async ({ open, stage }) => {
    const visitor = createClient(stage.origin)
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/halls')
    await page.getByRole('link', { name: '新建展会' }).first().click()
    await page.getByRole('button', { name: /^发\s?布$/ }).click()
    await page.getByText('请填写展会名称').waitFor()
    await page.getByLabel('展会名称', { exact: true }).fill(TITLE)
    await page.getByLabel('开幕日期').fill('2020-05-01')
    await page.getByLabel('闭幕日期').fill('2099-05-03')
    await page.getByRole('button', { name: '添加日程' }).click()
    await page.getByLabel('主题', { exact: true }).fill('开幕演讲')
    await isAccessible()
    await page.getByRole('button', { name: /^发\s?布$/ }).click()
    await page.getByText(/网站展示第 1 版/).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const published = await visitor.call(expoDetail, { query: { id } })
    expect([published.title, published.programme[0]?.title, published.booths.total]).toEqual([TITLE, '开幕演讲', 0])

    await page.getByRole('tab', { name: '参展企业' }).click()
    await page.getByRole('combobox', { name: '邀请企业' }).click()
    await chooseOption(page, enterprises.ours)
    await page.getByText('待答复', { exact: true }).waitFor()
    await isAccessible()

    const viewer = await open('viewer')
    await viewer.visit('/myEnt/pavilion')
    await viewer.page.getByText(TITLE).waitFor()
    expect(await viewer.page.getByRole('button', { name: `参加${TITLE}` }).count()).toBe(0)

    const member = await open('demo')
    await member.visit('/myEnt/pavilion')
    await member.page.getByRole('button', { name: `参加${TITLE}` }).click()
    await member.page.getByText('已确认参展').first().waitFor()
    await member.isAccessible()
    const shown = await visitor.call(expoDetail, { query: { id } })
    expect(shown.booths.list.map(({ name }) => name)).toEqual([enterprises.ours])
    // Without being asked again: the answer reaches the open page.
    await page.getByText('已确认', { exact: true }).waitFor()

    await member.page.getByRole('button', { name: `谢绝${TITLE}` }).click()
    await member.page.getByText('已谢绝', { exact: true }).waitFor()
    expect((await visitor.call(expoDetail, { query: { id } })).booths.total).toBe(0)

    await page.getByRole('button', { name: /^撤\s?下$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^撤\s?下$/ })
      .click()
    await page.getByText('已撤下', { exact: true }).filter({ visible: true }).first().waitFor()
    expect(await visitor.refusal(expoDetail, { query: { id } })).toBe('A0404')
  })

  test('puts an enterprise in front of a hall, and the hall shows it so', async ({ open, stage }) => {
    const { page, visit, isAccessible } = await open('operator')
    await visit('/console/halls?tab=halls')
    await page.getByRole('link', { name: '布置新装备制造业' }).click()
    await page.getByRole('button', { name: `将${enterprises.ours}置前` }).click()
    await page.getByLabel('展厅介绍', { exact: true }).fill('看得见的装备。')
    await isAccessible()
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await page.getByText('已保存，网站即时生效').waitFor()
    const hall = await createClient(stage.origin).call(hallDetail, { query: HALL })
    expect([hall.intro, hall.list[0]?.name]).toEqual(['看得见的装备。', enterprises.ours])
  })

  test('goes on to those whom a long list does not bring at once, in an expo and in a hall', async ({
    open,
    stage,
  }) => {
    await fill(stage)
    const { id } = await publishedExpo(stage)
    const { page, visit, isAccessible } = await open('operator')
    const more = page.getByRole('button', { name: '加载更多企业' })
    await visit(`/console/halls/expo/${id}`)
    await page.getByRole('tab', { name: '参展企业' }).click()
    const out = page.getByRole('button', { name: /^移出/ })
    await more.waitFor()
    expect(await out.count()).toBe(100)
    await more.press('Enter')
    await more.waitFor({ state: 'detached' })
    expect(await out.count()).toBe(MANY + 1)
    const last = (await out.last().getAttribute('aria-label')) ?? ''
    await out.last().press('Enter')
    await page
      .getByRole('dialog', { name: `${last}？` })
      .getByRole('button', { name: /^移\s?出$/ })
      .click()
    await page.getByRole('button', { name: last.replace('移出', '恢复') }).waitFor()
    // Those who were fetched later stay.
    await expect.poll(() => out.count()).toBe(MANY)
    await isAccessible()

    const { total } = await stage.as.operator.call(hallFollowing, { query: HALL })
    await visit('/console/halls/hall/industry-03')
    const toFront = page.getByRole('button', { name: /^将[^移]+置前$/ })
    await more.waitFor()
    expect(await toFront.count()).toBe(100)
    await more.press('Enter')
    await more.waitFor({ state: 'detached' })
    expect(await toFront.count()).toBe(total)
    const name = /^将(.+)置前$/.exec((await toFront.last().getAttribute('aria-label')) ?? '')?.[1]
    await toFront.last().press('Enter')
    await isAccessible()
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await page.getByText('已保存，网站即时生效').waitFor()
    const hall = await createClient(stage.origin).call(hallDetail, { query: HALL })
    expect(hall.list.slice(0, 2).map((booth) => booth.name)).toContain(name)
  })
})
