import { complaintEntrance, complaintPage, complaintThread } from '@portal/contract/complaint'
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import { fileComplaint } from '@portal/testkit/complaint'
import { HTML, ledTo, mailsTo, postForm, type SentCase, tokenIn } from '@portal/testkit/site-form'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld({ PUBLIC_URL: 'http://localhost:3000' })
})
afterAll(() => world.close())

describe('A complainant', () => {
  let filed: SentCase
  beforeEach(async () => {
    filed = await fileComplaint(world, world.published)
  })
  const say = (path: string, fields: Record<string, string>, accept = HTML) =>
    postForm(world.anonymous, `${COMPLAINT_PATH}${path}`, { language: 'zh-cn', ...fields }, { accept })

  test('adds to the complaint by the link, and the operators hear of it', async () => {
    const response = await say('/reply', { token: filed.token, text: '补充：见附图。' })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/website/complaint?token=${filed.token}`,
    ])
    const { entries } = await world.anonymous.call(complaintThread, { query: { token: filed.token } })
    expect(entries).toMatchObject([{ author: 'complainant', text: '补充：见附图。' }])
  })

  test('loses nothing when a reply is refused', async () => {
    const { address, attempt } = ledTo(await say('/reply', { token: filed.token, text: ' ' }))
    const { entries, faults } = await world.anonymous.call(complaintEntrance, { query: { attempt } })
    expect(address.searchParams.get('token')).toBe(filed.token)
    expect(entries['text']).toBe(' ')
    expect(faults).toEqual([{ field: 'text', says: '此项不能为空' }])
  })

  test('gets nowhere with a made-up link', async () => {
    const token = 'A'.repeat(32)
    await expect(world.anonymous.refusal(complaintThread, { query: { token } })).resolves.toBe('A0404')
    expect((await say('/reply', { token, text: '别人的投诉' }, 'application/json')).status).toBe(404)
  })

  const newest = async () => (await mailsTo(world.as.operator, filed.email))[0]
  const asked = (response: Response) => ({ status: response.status, to: response.headers.get('location') })

  test('is mailed a new link by receipt number and e-mail address, in any case of the letters', async () => {
    const number = ` ${filed.number.toLowerCase()} `
    const response = await say('/find', { number, email: filed.email.toUpperCase() })
    expect(asked(response)).toEqual({ status: 303, to: '/website/complaint?asked=yes' })
    const mail = await until('the mail', async () => {
      const found = await newest()
      return found?.subject === `您的投诉查询链接（${filed.number}）` && found
    })
    const token = tokenIn(/http\S+token=\S+/.exec(mail.text)?.[0] ?? '')
    expect(token).not.toBe(filed.token)
    const thread = await world.anonymous.call(complaintThread, { query: { token } })
    expect(thread.number).toBe(filed.number)
  })

  test('is not told apart from somebody who guesses, who gets no mail and cannot go on for ever', async () => {
    const stranger = 'somebody@example.com'
    const guesses = [
      { number: filed.number, email: filed.email },
      { number: filed.number, email: stranger },
      { number: 'TS20200101-9999', email: filed.email },
    ]
    const answers = []
    for (const guess of guesses) answers.push(asked(await say('/find', guess)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]))
    expect(answers[0]?.status).toBe(303)
    await until('the mail to the right one', async () => (await newest())?.subject.includes('查询链接'))
    expect(await mailsTo(world.as.operator, stranger)).toEqual([])
    const guess = (tried: number) => say('/find', { number: filed.number, email: `guess${tried}@example.com` })
    for (let tried = 0; tried < 7; tried += 1) expect(asked(await guess(tried))).toEqual(answers[0])
    const refused = await postForm(world.anonymous, `${COMPLAINT_PATH}/find`, guesses[0] ?? {})
    expect(refused.status).toBe(429)
  })

  test('gets no more than three links an hour, whoever asks for them', async () => {
    const ask = () => postForm(world.anonymous, `${COMPLAINT_PATH}/find`, { number: filed.number, email: filed.email })
    for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(303)
    expect((await ask()).status).toBe(429)
  })

  test('is found by nobody in the queue but operators', async () => {
    const { list } = await world.as.operator.call(complaintPage, { query: { keywords: filed.number } })
    expect(list).toMatchObject([{ id: filed.id, email: `v***@example.com`, state: 'new' }])
    await expect(world.as.demo.refusal(complaintPage, { query: {} })).resolves.toBe('A0301')
  })
})
