import { reviewDecide, reviewPage } from '@portal/contract/review'
import { type Settings, settingDetail, settingSave } from '@portal/contract/setting'
import { displaySave, pavilionSave } from '@portal/contract/enterprise-content'
import { productChosen } from '@portal/contract/product'
import type { Client } from '@portal/testkit/client'
import { createProduct, decide, pendingReview, publishProduct, uploadPicture } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { pngFile } from '@portal/testkit/png'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { handsOf } from '../support/keyboard.ts'

const want = async (operator: Client, review: Partial<Settings['review']>): Promise<void> => {
  const { settings, revision } = await operator.call(settingDetail, {})
  const changed = { ...settings, review: { ...settings.review, ...review } }
  await operator.call(settingSave, { body: { settings: changed, revision } })
}

/** Products under review; their names in the order of the queue. */
async function submit({ as }: Stage, ...names: string[]) {
  const items = []
  for (const name of names) {
    await createProduct(as.demo, { name })
    items.push(await pendingReview(as.operator, 'basics', name))
  }
  return items
}

const stateOf = async ({ as }: Stage, id: string): Promise<string | undefined> => {
  for (const state of ['pending', 'approved', 'rejected'] as const) {
    const { list } = await as.operator.call(reviewPage, { query: { state, pageSize: 100 } })
    if (list.some((row) => row.id === id)) return state
  }
  return undefined
}

describe('an operator who never takes the hands off the keyboard', () => {
  test('goes through the queue, looks at an item, approves it and comes to the next', async ({ open, stage }) => {
    const [first, second] = await submit(stage, '键盘一号泵', '键盘二号泵')
    const { page, visit, isAccessible } = await open('operator')
    const { keyboard } = page
    await visit('/console/review?kind=basics')
    const link = (name: string) => page.getByRole('link', { name: `审核 ${name}` })
    await link('键盘二号泵').waitFor()
    await keyboard.press('?')
    const help = page.getByRole('dialog', { name: '快捷键' })
    await help.getByText('打开等待最久的一条').waitFor()
    await isAccessible()
    await keyboard.press('Enter')
    await help.waitFor({ state: 'hidden' })

    // Letters that are typed are letters.
    const hands = handsOf(page)
    const search = page.getByRole('searchbox', { name: '按产品、企业名称搜索' })
    await hands.reach(search)
    await keyboard.type('jkxn?')
    expect(await search.inputValue()).toBe('jkxn?')
    await hands.type(search, '键盘')
    await keyboard.press('Enter')
    await page.waitForURL('**keywords=**')
    await link('键盘二号泵').waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

    await keyboard.press('j')
    await expect.poll(() => link('键盘一号泵').evaluate((one) => one === document.activeElement)).toBe(true)
    await keyboard.press('j')
    await keyboard.press('k')
    await keyboard.press('Enter')
    await page.waitForURL(`**/console/review/${first?.id}?**`)
    await page.getByRole('heading', { level: 1, name: '键盘一号泵' }).waitFor()
    await isAccessible()
    await keyboard.press('a')
    await page.getByRole('dialog', { name: '通过并公开？' }).waitFor()
    await keyboard.press('Enter')
    await page.waitForURL(`**/console/review/${second?.id}?**`)
    expect(await stateOf(stage, first?.id ?? '')).toBe('approved')
  })

  test('comes back from an item to its row, to the next one where it was decided, and to the page after the last', async ({
    open,
    stage,
  }) => {
    const items = await submit(stage, '返回甲泵', '返回乙泵', '返回丙泵')
    const { page, visit, isAccessible } = await open('operator')
    const { keyboard } = page
    const reject = ({ id = '', revision = 0 } = {}) =>
      stage.as.admin.call(reviewDecide, { body: { parts: [{ id, revision, decision: 'reject', reason: '参数不全' }] } })
    const focus = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
    const item = (name: string) => page.getByRole('heading', { level: 1, name })
    await visit('/console/review?kind=basics&keywords=返回')
    await page.getByRole('link', { name: '审核 返回丙泵' }).waitFor()
    for (const key of ['j', 'j', 'Enter']) await keyboard.press(key)
    await item('返回乙泵').waitFor()
    await keyboard.press('u')
    await expect.poll(focus).toBe('审核 返回乙泵')
    await isAccessible()

    await keyboard.press('Enter')
    await item('返回乙泵').waitFor()
    await reject(items[1])
    await page.getByText(/于 .+ 处理$/).waitFor()
    await keyboard.press('u')
    await expect.poll(focus).toBe('审核 返回丙泵')
    expect(await page.getByRole('link', { name: /^审核 返回/ }).count()).toBe(2)

    await keyboard.press('Enter')
    await item('返回丙泵').waitFor()
    await reject(items[2])
    await page.getByText(/于 .+ 处理$/).waitFor()
    await handsOf(page).press(page.getByRole('link', { name: '返回审核列表' }))
    await page.getByRole('link', { name: '审核 返回丙泵' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: '审核 返回甲泵' }).waitFor()
    expect(await focus()).toBe('MAIN')
  })

  test('rejects with a reason that is at hand', async ({ open, stage }) => {
    await want(stage.as.operator, {
      reasons: [
        { kind: 'basics', text: '请补充主要技术参数' },
        { kind: 'honor', text: '请上传奖状原件' },
      ],
    })
    const [item] = await submit(stage, '要驳回的泵')
    const { page, visit, isAccessible } = await open('operator')
    await visit(`/console/review/${item?.id}`)
    await page.getByRole('heading', { level: 1, name: '要驳回的泵' }).waitFor()
    await page.getByRole('button', { name: /驳\s?回/ }).waitFor()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: '驳回并说明原因' })
    await dialog.waitFor()
    expect(await dialog.getByRole('button', { name: '请上传奖状原件' }).count()).toBe(0)
    await isAccessible()
    const hands = handsOf(page)
    await hands.press(dialog.getByRole('button', { name: '请补充主要技术参数' }))
    expect(await dialog.getByLabel('驳回原因').inputValue()).toBe('请补充主要技术参数')
    await hands.press(dialog.getByRole('button', { name: /^驳\s?回$/ }))
    await page.getByText('已驳回，企业已收到通知').waitFor()
    expect(await stateOf(stage, item?.id ?? '')).toBe('rejected')
  })

  test('approves several at once, and is told which one somebody else had decided', async ({ open, stage }) => {
    const [one, other] = await submit(stage, '批量甲泵', '批量乙泵')
    const { page, visit, isAccessible } = await open('operator')
    const { keyboard } = page
    await visit('/console/review?kind=basics&keywords=批量')
    await page.getByRole('link', { name: '审核 批量乙泵' }).waitFor()
    for (const key of ['j', 'x', 'j', 'x']) await keyboard.press(key)
    await page.getByText('已选 2 项').waitFor()
    const { id = '', revision = 0 } = other ?? {}
    await stage.as.admin.call(reviewDecide, {
      body: { parts: [{ id, revision, decision: 'reject', reason: '参数不全' }] },
    })
    await keyboard.press('a')
    const sure = page.getByRole('dialog', { name: '通过所选的 2 项？' }).getByRole('button', { name: /^通\s?过$/ })
    await expect.poll(() => sure.evaluate((button) => button === document.activeElement)).toBe(true)
    await keyboard.press('Enter')
    const results = page.getByRole('dialog', { name: '批量处理结果' })
    await results.getByRole('listitem').filter({ hasText: '已通过批量甲泵' }).waitFor()
    await results
      .getByRole('listitem')
      .filter({ hasText: /批量乙泵该内容已由.+审核/ })
      .waitFor()
    await isAccessible()
    expect(await stateOf(stage, one?.id ?? '')).toBe('approved')
    expect(await stateOf(stage, id)).toBe('rejected')
    await keyboard.press('Enter')
    const main = page.getByRole('main')
    await expect.poll(() => main.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  test('types the reason at once, also without motion, and keeps it while the server is out of reach', async ({
    open,
    stage,
  }) => {
    const [item] = await submit(stage, '断线时驳回的泵')
    const { page, visit } = await open('operator', { reducedMotion: 'reduce' })
    const { keyboard } = page
    await visit(`/console/review/${item?.id}`)
    await page.getByRole('button', { name: /驳\s?回/ }).waitFor()
    await keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: '驳回并说明原因' })
    const reason = dialog.getByLabel('驳回原因')
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
    await keyboard.insertText('请补充剖面图')
    await page.route('**/api/admin/review/**', (route) => route.abort())
    const send = dialog.getByRole('button', { name: /驳\s?回$/ })
    const hands = handsOf(page)
    await hands.press(send)
    await page.getByText('网络连接失败').waitFor()
    expect(await reason.inputValue()).toBe('请补充剖面图')
    expect(await stateOf(stage, item?.id ?? '')).toBe('pending')
    await page.unrouteAll()
    await hands.press(send)
    await page.getByText('已驳回，企业已收到通知').waitFor()
    expect(await stateOf(stage, item?.id ?? '')).toBe('rejected')
  })
})

test('A button bears its own name while it is busy and afterwards, and says that it is busy', async ({
  open,
  stage,
}) => {
  const [item] = await submit(stage, '忙碌时审核的泵')
  const { page, visit } = await open('operator')
  await visit(`/console/review/${item?.id}`)
  const approve = page.getByRole('button', { name: '通过', exact: true })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**${reviewDecide.path}`, async (route) => {
    await answered
    await route.abort()
  })
  await approve.click()
  const busy = page.getByRole('main').locator('button[aria-busy]')
  await busy.waitFor()
  expect(await approve.getAttribute('aria-busy')).toBe('true')
  answer()
  await busy.waitFor({ state: 'detached' })
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /loading/ })
      .count(),
  ).toBe(0)
  await approve.click({ trial: true })
})

test('Where two have to approve, one opens the way and cannot go it alone; the other finishes', async ({
  open,
  stage,
}) => {
  await want(stage.as.operator, { fourEyes: true })
  const [item] = await submit(stage, '双人复核的泵')
  const first = await open('operator')
  await first.visit(`/console/review/${item?.id}`)
  await first.page.getByRole('button', { name: '初审通过' }).click()
  await first.page.getByText('初审已通过，等待另一位审核员复核').waitFor()
  await first.visit(`/console/review/${item?.id}`)
  await first.page.getByText('您已通过初审，需由另一位审核员复核').waitFor()
  expect(await first.page.getByRole('button', { name: /通过$/ }).count()).toBe(0)
  await first.isAccessible()

  const second = await open('admin')
  await second.visit('/console/review?keywords=双人复核')
  await second.page.getByText('待复核').waitFor()
  await second.page.getByRole('link', { name: '审核 双人复核的泵' }).click()
  // The first is still there: whoever approves is asked once more.
  await second.page.getByText('正在审核此条').first().waitFor()
  await second.page.getByRole('main').getByRole('button', { name: '复核通过' }).click()
  await second.page.getByRole('dialog', { name: '通过并公开？' }).getByRole('button', { name: '复核通过' }).click()
  await second.page.getByText('已通过，企业已收到通知').waitFor()
  // Whoever still has it open sees that it was decided, and by whom.
  await first.page.getByText(/于 .+ 处理$/).waitFor()
  await want(stage.as.operator, { fourEyes: false })
})

test('The presentation of an enterprise is looked at as visitors would see it', async ({ open, stage }) => {
  const { fileId } = await uploadPicture(stage.as.demo, pngFile(1200, 400))
  await stage.as.demo.call(displaySave, {
    body: { banner: fileId, slogan: '让每一滴水都省力', story: [{ title: '起点', text: '一台泵的故事' }] },
  })
  const { id } = await pendingReview(stage.as.operator, 'display', enterprises.ours)
  const { page, visit, isAccessible } = await open('operator')
  await visit(`/console/review/${id}`)
  const proposed = page.getByRole('region', { name: '待审版本' })
  await proposed.getByText('让每一滴水都省力').waitFor()
  await proposed.getByText('一台泵的故事').waitFor()
  await page.getByText('此前没有公开版本').waitFor()
  await isAccessible()
  await decide(stage.as.operator, 'display', enterprises.ours)
})

test('The review of a pavilion says which products were moved, put in and taken out', async ({ open, stage }) => {
  const { demo, operator, guest } = stage.as
  const ids: string[] = []
  for (const name of ['展位甲泵', '展位乙泵', '展位丙泵', '展位丁泵']) {
    ids.push(await publishProduct(demo, operator, { name, nameEn: '' }))
  }
  const chosen = { query: { ids: ids.join(',') } }
  await expect.poll(async () => (await guest.call(productChosen, chosen)).length).toBe(4)
  const [one = '', two = '', three = '', four = ''] = ids
  await demo.call(pavilionSave, { body: { products: [one, two, three] } })
  await decide(operator, 'pavilion', enterprises.ours)
  await demo.call(pavilionSave, { body: { products: [three, one, four] } })
  const { id } = await pendingReview(operator, 'pavilion', enterprises.ours)
  const chinese = await open('operator')
  await chinese.visit(`/console/review/${id}`)
  const places = chinese.page.getByRole('region', { name: '变化之处' })
  const told = () => places.getByRole('heading', { level: 3 }).allTextContents()
  const order = '展馆产品顺序 › 展位'
  await expect.poll(told).toEqual([`修改 ${order}甲泵`, `新增 ${order}丁泵`, `移除 ${order}乙泵`])
  const definitions = ['第 1 位', '第 2 位', '无', '第 3 位', '第 2 位', '无']
  expect(await places.getByRole('definition').allTextContents()).toEqual(definitions)
  await chinese.isAccessible()

  const english = await open('operator', { language: 'en' })
  await english.visit(`/console/review/${id}`)
  const list = english.page.getByRole('region', { name: 'What changed' })
  await list.getByRole('heading', { name: 'Changed Order of products in the pavilion › 展位甲泵' }).waitFor()
  expect((await list.getByRole('definition').allTextContents()).slice(0, 2)).toEqual(['Place 1', 'Place 2'])
})
