import { complaintDetail } from '@portal/contract/complaint'
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import { inquiryOwnDetail } from '@portal/contract/inquiry-own'
import { fileComplaint } from '@portal/testkit/complaint'
import { publishProduct } from '@portal/testkit/factories'
import { sendInquiry } from '@portal/testkit/inquiry'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { clickTwice } from '../support/gestures.ts'

/**
 * Clicks twice where the button stands: again when the server has taken what the first click sent, and the browser still
 * waits for the answer. Answers how to ask how often something was sent.
 */
async function clickTwiceWhileItIsSent(page: Page, path: string, button: Locator): Promise<() => number> {
  const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>()
  const { promise: letGo, resolve: answerNow } = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**${path}`, async (route) => {
    sent += 1
    // What the browser says of itself later than here.
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
    const response = await route.fetch({ maxRedirects: 0, headers })
    isTaken()
    await letGo
    await route.fulfill({ response })
  })
  await clickTwice(page, button, () => taken)
  answerNow()
  return () => sent
}

describe('a double click of a visitor', () => {
  const product = ({ as }: Stage, name: string): Promise<string> => publishProduct(as.demo, as.operator, { name })

  test('on a reply to a complaint adds one entry', async ({ open, stage }) => {
    const { id, token } = await fileComplaint(stage, await product(stage, '双击回复泵'))
    const { page, visit } = await open(null)
    await visit(`${COMPLAINT_PATH}?token=${token}`)
    await page.getByLabel('补充说明').fill('另附铭牌照片的说明。')
    const send = page.getByRole('button', { name: '发送', exact: true })
    const sent = await clickTwiceWhileItIsSent(page, `${COMPLAINT_PATH}/reply`, send)
    await page.getByRole('listitem').filter({ hasText: '另附铭牌照片的说明。' }).waitFor()
    const { entries } = await stage.as.operator.call(complaintDetail, { query: { id } })
    const own = entries.filter(({ author }) => author === 'complainant').map(({ text }) => text)
    expect([sent(), own]).toEqual([1, ['另附铭牌照片的说明。']])
  })

  test('on a reply to an inquiry adds one entry', async ({ open, stage }) => {
    const { id, token } = await sendInquiry(stage, await product(stage, '双击询价泵'))
    const { page, visit } = await open(null)
    await visit(`${INQUIRY_PATH}?token=${token}`)
    await page.getByLabel('继续沟通').fill('请再报含税价。')
    const send = page.getByRole('button', { name: '发送', exact: true })
    const sent = await clickTwiceWhileItIsSent(page, `${INQUIRY_PATH}/reply`, send)
    await page.getByRole('listitem').filter({ hasText: '请再报含税价。' }).waitFor()
    const { entries } = await stage.as.demo.call(inquiryOwnDetail, { query: { id } })
    expect([sent(), entries.filter(({ text }) => text === '请再报含税价。')]).toEqual([1, [expect.anything()]])
  })

  test('on finding a complaint asks once', async ({ open, stage }) => {
    const { number, email } = await fileComplaint(stage, await product(stage, '双击查询泵'))
    const { page, visit } = await open(null)
    await visit(COMPLAINT_PATH)
    await page.getByLabel('回执编号').fill(number)
    await page.getByLabel('邮箱').fill(email)
    const find = page.getByRole('button', { name: '发送链接', exact: true })
    const sent = await clickTwiceWhileItIsSent(page, `${COMPLAINT_PATH}/find`, find)
    await page.getByText('通常几分钟内送达').waitFor()
    expect(sent()).toBe(1)
  })
})
