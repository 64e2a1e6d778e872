import { inquiryData, inquiryEntrance, inquiryThread } from '@portal/contract/inquiry'
import { inquiryBlock, inquiryBlockPage, inquiryUnblock } from '@portal/contract/inquiry-admin'
import { INQUIRY_PATH, inquiryLimits } from '@portal/contract/inquiry-kind'
import { inquiryOwnAnswer, inquiryOwnMove } from '@portal/contract/inquiry-own'
import { messagePage } from '@portal/contract/message'
import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { productTakeDown } from '@portal/contract/product-admin'
import { createProduct, publishProduct } from '@portal/testkit/factories'
import { sendInquiry, typedInquiry } from '@portal/testkit/inquiry'
import { HTML, ledTo, mailsTo, postedForm, postForm, type SentCase, stampOf, tokenIn } from '@portal/testkit/site-form'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let stamp: string
let privacy: string
beforeAll(async () => {
  world = await startWorld({ PUBLIC_URL: 'http://localhost:3000' })
  stamp = await stampOf(world.pool)
  privacy = (await world.anonymous.call(inquiryEntrance, { query: {} })).privacy
})
afterAll(() => world.close())
beforeEach(() => world.pool.query(`delete from throttle where key like 'inquiry:%'`))

const typed = (change: Record<string, string> = {}): Record<string, string> => ({
  stamp,
  ...typedInquiry(world.published, privacy, change),
})
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postedForm(world.anonymous, INQUIRY_PATH, fields, { headers })
const countInquiries = async (): Promise<number> =>
  Number((await world.pool.query<{ count: string }>('select count(*) from inquiry')).rows[0]?.count)
const threadOf = (token: string) => world.anonymous.call(inquiryThread, { query: { token } })

async function returned(response: Response) {
  const { address, attempt } = ledTo(response)
  return { address, ...(await world.anonymous.call(inquiryEntrance, { query: { attempt } })) }
}

describe('A visitor', () => {
  test('who sends the same form twice at once, or again, has sent one and is told so; another text is another inquiry', async () => {
    const fields = typed()
    const before = await countInquiries()
    const answers = await Promise.all([post(fields), post(fields)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await post(fields)).toMatchObject({ status: 409, data: null, message: expect.stringContaining('已经完成') })
    expect(await countInquiries()).toBe(before + 1)
    await world.pool.query(`delete from throttle where key like 'inquiry:%'`)
    expect((await post({ ...fields, text: '另外，请报备件价格。' })).status).toBe(200)
    expect(await countInquiries()).toBe(before + 2)
  })

  test('asks about a product, gets a mail whose link opens the thread, and the enterprise is told', async () => {
    const fields = typed({ text: '第一行\r\n第二行 <script>alert(1)</script>' })
    const { status, data } = await post(fields)
    expect(status).toBe(200)
    expect(data?.number).toMatch(/^LY\d{8}-\d{4}$/)
    const [mail] = await mailsTo(world.as.operator, fields['email'] ?? '')
    expect(mail?.subject).toContain(data?.number)
    const link = /http:\/\/localhost:3000(\/website\/inquiry\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const thread = await threadOf(tokenIn(link))
    expect(thread).toMatchObject({
      number: data?.number,
      state: 'new',
      purpose: '询价',
      shown: true,
      target: { title: world.publishedName },
      entries: [{ author: 'visitor', text: '第一行\n第二行 <script>alert(1)</script>' }],
    })
    expect(JSON.stringify(thread)).not.toContain(fields['email'])
    const { list } = await world.as.demo.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'inquiry.received', params: { product: world.publishedName } })
  })

  test('is mailed nothing that the name of a product adds', async () => {
    const name = '清水泵\r\n\r\n订金请付至：http://elsewhere.example\u2028\r\n'
    const targetId = await publishProduct(world.as.demo, world.as.operator, { name })
    const { id, email } = await sendInquiry(world, targetId)
    await world.as.demo.call(inquiryOwnAnswer, { body: { id, text: '第一行\n第二行' } })
    const [answer, receipt] = await mailsTo(world.as.operator, email)
    expect(receipt?.text).toContain('「清水泵 订金请付至：http://elsewhere.example」')
    expect(answer?.text.split('\n\n')).toEqual([
      expect.stringMatching(/^关于「清水泵 订金请付至：http:\/\/elsewhere\.example」，.*答复如下：$/),
      '第一行\n第二行',
      expect.stringMatching(/^查看往来/),
      expect.any(String),
      expect.any(String),
    ])
  })

  test('without JavaScript is led to the thread, in the language of the page', async () => {
    const response = await postForm(world.anonymous, INQUIRY_PATH, typed({ language: 'en' }), { accept: HTML })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/website\/inquiry\?token=[\w-]{32}&lang=en$/)
  })

  test('who gives a number and no address is asked for no mail, and none goes out', async () => {
    const before = (await mailsTo(world.as.operator, '')).length
    const { status } = await post(typed({ email: '', phone: '+86 138-0000-0001' }))
    expect(status).toBe(200)
    expect((await mailsTo(world.as.operator, '')).length).toBe(before)
  })

  test('writes to the platform, and to an enterprise as such', async () => {
    const platform = { targetType: 'platform', targetId: '', purpose: 'join' }
    expect((await post(typed(platform))).status).toBe(200)
    const { rows } = await world.pool.query<{ organisation_id: string }>(
      `select organisation_id from inquiry where target_type = 'product' order by id desc limit 1`,
    )
    const enterprise = { targetType: 'enterprise', targetId: rows[0]?.organisation_id ?? '' }
    expect((await post(typed(enterprise))).status).toBe(200)
  })

  test('finds again what was typed when something is missing', async () => {
    const fields = typed({ email: 'not an address', text: '写了很久的一段话' })
    const response = await postForm(world.anonymous, INQUIRY_PATH, fields, { accept: HTML })
    const { address, entries, faults } = await returned(response)
    expect(address.pathname + address.search).toMatch(
      new RegExp(`^/website/inquiry/new\\?product=${world.published}&attempt=`),
    )
    expect(entries).toMatchObject({ email: 'not an address', text: '写了很久的一段话', purpose: 'quote' })
    expect(faults).toEqual([{ field: 'email', says: '请输入正确的邮箱地址' }])
  })
})

describe('Nothing is taken', () => {
  const cases: [string, () => Record<string, string>, { code: string; path?: string }][] = [
    ['without a purpose', () => typed({ purpose: '' }), { code: 'A0400', path: 'purpose' }],
    ['with a made-up purpose', () => typed({ purpose: 'bribe' }), { code: 'A0400', path: 'purpose' }],
    ['with a purpose of another form', () => typed({ purpose: 'press' }), { code: 'A0400', path: 'purpose' }],
    ['without consent', () => typed({ consent: '' }), { code: 'A0400', path: 'consent' }],
    ['with consent to another text', () => typed({ privacy: '2020-01-01' }), { code: 'A0400', path: 'consent' }],
    ['without any address', () => typed({ email: ' ', phone: '' }), { code: 'A0400', path: 'email' }],
    ['with a number that is none', () => typed({ phone: 'call me' }), { code: 'A0400', path: 'phone' }],
    ['with a message of blanks', () => typed({ text: ' \r\n ' }), { code: 'A0400', path: 'text' }],
    [
      'with an endless message',
      () => typed({ text: '长'.repeat(inquiryLimits.text + 1) }),
      { code: 'A0400', path: 'text' },
    ],
    ['about a product that is not there', () => typed({ targetId: '999999999' }), { code: 'A0404' }],
    ['without a stamp', () => typed({ stamp: '' }), { code: 'A0400' }],
  ]
  test.each(cases)('%s', async (_what, fields, { code, path }) => {
    const before = await countInquiries()
    const answer = await post(fields())
    expect(answer.code).toBe(code)
    if (path) expect(answer.data?.fields?.map((one) => one.path)).toContain(path)
    expect(await countInquiries()).toBe(before)
  })

  test('by a program that fills in the hidden field, and it is not told so', async () => {
    const before = await countInquiries()
    const fields = typed({ homepage: 'http://spam.example' })
    const { status, data } = await post(fields)
    expect([status, data?.number]).toEqual([200, expect.stringMatching(/^LY\d{8}-\d{4}$/)])
    expect(await countInquiries()).toBe(before)
    expect(await mailsTo(world.as.operator, fields['email'] ?? '')).toEqual([])
    const token = tokenIn(data?.address ?? '')
    await expect(world.anonymous.refusal(inquiryThread, { query: { token } })).resolves.toBe('A0404')
  })

  test('about a product that only its enterprise sees, or that was taken down', async () => {
    const { productId } = await createProduct(world.as.demo)
    expect((await post(typed({ targetId: productId }))).code).toBe('A0404')
    const shown = await publishProduct(world.as.demo, world.as.operator)
    await world.as.operator.call(productTakeDown, { body: { id: shown, reason: '资料不实' } })
    expect((await post(typed({ targetId: shown }))).message).toContain('已不在网站展示')
  })

  test('from a page of somebody else', async () => {
    expect((await post(typed(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(typed(), { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('too often: of one target from one network, and under one address however it is written', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await post(typed())).status).toBe(200)
    const response = await postForm(world.anonymous, INQUIRY_PATH, typed(), {})
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const platform = { targetType: 'platform', targetId: '', purpose: 'other' }
    expect((await post(typed(platform))).status).toBe(200)
    for (let sent = 0; sent < 10; sent += 1) {
      await world.pool.query(`delete from throttle where key like 'inquiry:target:%' or key like 'inquiry:asked:%'`)
      const email = sent % 2 === 0 ? 'often@example.com' : 'OFTEN@Example.com'
      expect((await post(typed({ ...platform, email, text: `请报 ${sent + 1} 台的交货期。` }))).status).toBe(200)
    }
    await world.pool.query(`delete from throttle where key like 'inquiry:target:%'`)
    expect(await post(typed({ ...platform, email: 'often@example.com' }))).toMatchObject({ status: 429, code: 'A0501' })
  })

  test('of a blocked sender, under either address, until the block is lifted', async () => {
    const blocked = await sendInquiry(world, world.published, { email: 'spam@example.com', phone: '138 0000 0002' })
    await world.as.operator.call(inquiryBlock, { body: { id: blocked.id, reason: '广告' } })
    expect(await post(typed({ email: 'SPAM@example.com' }))).toMatchObject({ status: 403, code: 'A0301' })
    expect((await post(typed({ phone: '138-0000-0002' }))).code).toBe('A0301')
    expect((await post(typed({ email: 'friend@example.com' }))).status).toBe(200)
    const reply = await say('/reply', { token: blocked.token, text: '再来一条' }, 'application/json')
    expect(reply.status).toBe(403)
    const { list } = await world.as.operator.call(inquiryBlockPage, { query: {} })
    const block = list.find(({ number }) => number === blocked.number)
    expect(block).toMatchObject({ sender: 's***@example.com / ***0002', reason: '广告' })
    await world.as.operator.call(inquiryUnblock, { body: { id: block?.id ?? '' } })
    expect((await post(typed({ email: 'spam@example.com' }))).status).toBe(200)
  })
})

const say = (path: string, fields: Record<string, string>, accept = HTML) =>
  postForm(world.anonymous, INQUIRY_PATH + path, { language: 'zh-cn', ...fields }, { accept })

describe('By the mailed link a visitor', () => {
  let sent: SentCase
  beforeEach(async () => {
    sent = await sendInquiry(world, world.published)
  })

  test('reads the answer, and writes back to whoever follows it', async () => {
    await world.as.demo.call(inquiryOwnAnswer, { body: { id: sent.id, text: '单价见附表。' } })
    const mail = (await mailsTo(world.as.operator, sent.email)).find(({ text }) => text.includes('单价见附表。'))
    const token = /token=([\w-]{32})/.exec(mail?.text ?? '')?.[1] ?? ''
    const response = await say('/reply', { token, text: '请再报含税价。' })
    expect(response.headers.get('location')).toBe(`/website/inquiry?token=${token}`)
    const thread = await threadOf(sent.token)
    expect(thread.state).toBe('following')
    expect(thread.entries.map(({ author, text }) => [author, text]).slice(1)).toEqual([
      ['enterprise', '单价见附表。'],
      ['visitor', '请再报含税价。'],
    ])
    const { list } = await world.as.demo.call(messagePage, { query: {} })
    expect(list[0]?.kind).toBe('inquiry.replied')
    const others = await world.as.viewer.call(messagePage, { query: {} })
    expect(others.list[0]?.kind).toBe('inquiry.received')
  })

  test('gets nowhere with a guessed token', async () => {
    const token = 'A'.repeat(32)
    await expect(world.anonymous.refusal(inquiryThread, { query: { token } })).resolves.toBe('A0404')
    await expect(world.anonymous.refusal(inquiryData, { query: { token } })).resolves.toBe('A0404')
    for (const path of ['/reply', '/close', '/erase'])
      expect((await say(path, { token, text: '别人的留言' }, 'application/json')).status).toBe(404)
  })

  test('closes it, and can then write no more; nor can the enterprise', async () => {
    await say('/close', { token: sent.token })
    expect((await threadOf(sent.token)).can).toEqual({ reply: false, close: false })
    const { faults } = await returned(await say('/reply', { token: sent.token, text: '还有一个问题' }))
    expect(faults[0]?.says).toContain('已结束')
    const body = { id: sent.id, text: '好的' }
    await expect(world.as.demo.refusal(inquiryOwnAnswer, { body })).resolves.toBe('A0409')
    await world.as.demo.call(inquiryOwnMove, { body: { id: sent.id, to: 'following' } })
    expect((await threadOf(sent.token)).can.reply).toBe(true)
  })

  test('takes all data along, and has them erased: names, addresses, words, mails and links', async () => {
    const file = await world.anonymous.call(inquiryData, { query: { token: sent.token } })
    expect(JSON.parse(new TextDecoder().decode(file.bytes))).toMatchObject({ number: sent.number, email: sent.email })
    const response = await say('/erase', { token: sent.token })
    expect(response.headers.get('location')).toBe('/website/inquiry?erased=yes')
    await expect(world.anonymous.refusal(inquiryThread, { query: { token: sent.token } })).resolves.toBe('A0404')
    expect(await mailsTo(world.as.operator, sent.email)).toEqual([])
    const { rows } = await world.pool.query(
      `select i.name, i.company, i.email, i.phone, i.state, e.text from inquiry i join inquiry_entry e on e.inquiry_id = i.id
        where i.id = $1`,
      [sent.id],
    )
    expect(rows).toEqual([{ name: '', company: '', email: '', phone: '', state: 'closed', text: '' }])
  })

  test('cannot write to an enterprise that is suspended, and can again when it is back', async () => {
    const { rows } = await world.pool.query<{ organisation_id: string }>(
      'select organisation_id from inquiry where id = $1',
      [sent.id],
    )
    const id = rows[0]?.organisation_id ?? ''
    await world.as.operator.call(enterpriseSuspend, { body: { id, reason: '核查中' } })
    try {
      expect((await post(typed())).code).toBe('A0404')
      const { faults } = await returned(await say('/reply', { token: sent.token, text: '还在吗？' }))
      expect(faults[0]?.says).toContain('不在网站展示')
      expect((await threadOf(sent.token)).shown).toBe(false)
    } finally {
      await world.as.operator.call(enterpriseLift, { body: { id } })
    }
    await say('/reply', { token: sent.token, text: '还在吗？' })
    expect((await threadOf(sent.token)).entries).toHaveLength(2)
  })
})
