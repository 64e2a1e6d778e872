import type { Stage, Window } from '../fixtures.ts'
import { describe, expect, test } from '../fixtures.ts'

const LIST = '/personalCenter/message'

/** Gives somebody unread messages. */
const give = (stage: Stage, kind: string, count: number) =>
  stage.pool.query(
    `insert into message (user_id, kind, params, link)
     select $1, $2, '{"subject": "试验泵", "content": "pictures"}', '/myEnt/productManage' from generate_series(1, $3)`,
    [stage.ids.people.editor, kind, count],
  )
const empty = (stage: Stage) => stage.pool.query('delete from message where user_id = $1', [stage.ids.people.editor])

const bell = ({ page }: Window, count: number) =>
  page.getByRole('button', { name: count === 0 ? '消息，没有未读' : `消息，${count} 条未读` }).waitFor()

describe('somebody who has messages', () => {
  test('reads them in one window, and the other follows without a reload', async ({ open, stage }) => {
    await empty(stage)
    await give(stage, 'content.approved', 3)
    await give(stage, 'account.passwordChanged', 2)
    const first = await open('editor')
    const second = await open('editor')
    await first.visit(LIST)
    await second.visit('/personalCenter/accountInfo')
    await bell(first, 5)
    await bell(second, 5)

    await first.page.getByRole('radiogroup', { name: '消息类型' }).getByText('内容审核').click()
    await first.page.getByRole('button', { name: '内容审核全部已读' }).click()
    await bell(first, 2)
    await bell(second, 2)

    await second.visit(LIST)
    await second.page.getByRole('radiogroup', { name: '消息类型' }).getByText('账号安全').click()
    await second.page.getByRole('checkbox', { name: '全选已显示的消息' }).check()
    await second.page.getByText('已选 2 条').waitFor()
    await second.page.getByRole('button', { name: /^删\s?除$/ }).click()
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: /^删\s?除$/ })
      .click()
    await second.page.getByText('这一类还没有消息').waitFor()
    await bell(first, 0)
    await first.isAccessible()
    await second.isAccessible()
  })

  test('goes to what a message is about, and it counts as read', async ({ open, stage }) => {
    await empty(stage)
    await give(stage, 'content.rejected', 1)
    const window = await open('editor')
    await window.visit('/personalCenter')
    expect(new URL(window.page.url()).pathname).toBe(LIST)
    await window.page.getByRole('link', { name: /试验泵.*驳回/ }).click()
    await window.page.waitForURL('**/myEnt/productManage')
    await bell(window, 0)
  })

  test('finds more by asking for more, and on a phone nothing leaves the screen', async ({ open, stage }) => {
    await empty(stage)
    await give(stage, 'notice', 25)
    const { page, visit, isAccessible } = await open('editor', { width: 360 })
    await visit(LIST)
    const items = page.getByRole('main').getByRole('listitem')
    await page.getByRole('button', { name: '加载更多' }).click()
    await page.getByText('没有更早的消息了').waitFor()
    expect(await items.count()).toBe(25)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await isAccessible()
  })

  test('is told so when there is nothing', async ({ open, stage }) => {
    await empty(stage)
    const { page, visit, isAccessible } = await open('editor')
    await visit(LIST)
    await page.getByText('还没有消息').waitFor()
    expect(await page.getByRole('button', { name: '全部已读' }).isDisabled()).toBe(true)
    await isAccessible()
  })
})
