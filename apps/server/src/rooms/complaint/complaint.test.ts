import { complaintEntrance, complaintThread } from '@portal/contract/complaint'
import { COMPLAINT_PATH, complaintLimits } from '@portal/contract/complaint-kind'
import { fileComplaint, typedComplaint } from '@portal/testkit/complaint'
import { createProduct } from '@portal/testkit/factories'
import { flood } from '@portal/testkit/flood'
import { pngBytes, pngFile } from '@portal/testkit/png'
import { HTML, ledTo, mailsTo, postedForm, postForm, stampOf, tokenIn } from '@portal/testkit/site-form'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let stamp: string
beforeAll(async () => {
  world = await startWorld({ PUBLIC_URL: 'http://localhost:3000' })
  stamp = await stampOf(world.pool)
})
afterAll(() => world.close())
beforeEach(() => world.pool.query(`delete from throttle where key like 'complaint:%'`))

const typed = (change: Record<string, string> = {}): Record<string, string> => ({
  stamp,
  ...typedComplaint(world.published, change),
})
const post = (fields: Record<string, string>, options: Parameters<typeof postForm>[3] = {}) =>
  postedForm(world.anonymous, COMPLAINT_PATH, fields, options)
const countComplaints = async (): Promise<number> =>
  Number((await world.pool.query<{ count: string }>('select count(*) from complaint')).rows[0]?.count)

/** Follows what a browser without script is led to; answers what the page there is given. */
async function returned(response: Response) {
  const { address, attempt } = ledTo(response)
  return { address, ...(await world.anonymous.call(complaintEntrance, { query: { attempt } })) }
}

describe('A visitor', () => {
  test('who sends the same form with its proof twice at once has filed one complaint, with one proof', async () => {
    const fields = typed()
    const before = await countComplaints()
    const files = [pngFile()]
    const answers = await Promise.all([post(fields, { files }), post(fields, { files })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await countComplaints()).toBe(before + 1)
    const { rows } = await world.pool.query(
      `select count(*)::int as proofs from complaint_file join complaint on complaint_id = complaint.id where email = $1`,
      [fields['email']],
    )
    expect(rows).toEqual([{ proofs: 1 }])
  })

  test('files a complaint, and gets a receipt number and a mail with a link that opens it', async () => {
    const fields = typed({ statement: '第一行\r\n第二行 <script>alert(1)</script>' })
    const { status, data } = await post(fields)
    expect(status).toBe(200)
    expect(data?.number).toMatch(/^TS\d{8}-\d{4}$/)
    const [mail] = await mailsTo(world.as.operator, fields['email'] ?? '')
    expect(mail?.subject).toContain(data?.number)
    const link = /http:\/\/localhost:3000(\/website\/complaint\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const token = tokenIn(link)
    const thread = await world.anonymous.call(complaintThread, { query: { token } })
    expect(thread).toMatchObject({ number: data?.number, state: 'new', subject: { title: world.publishedName } })
    expect(thread.statement).toBe('第一行\n第二行 <script>alert(1)</script>')
    expect(JSON.stringify(thread)).not.toContain(fields['email'])
  })

  test('without JavaScript is led to the page of the receipt', async () => {
    const response = await postForm(world.anonymous, COMPLAINT_PATH, typed({ language: 'en' }), { accept: HTML })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/website\/complaint\?token=[\w-]{32}&lang=en$/)
  })

  test('gets the mail in the language of the page', async () => {
    const fields = typed({ language: 'en' })
    await post(fields)
    const [mail] = await mailsTo(world.as.operator, fields['email'] ?? '')
    expect(mail?.subject).toMatch(/^We have received your complaint \(TS/)
    expect(mail?.text).toContain('&lang=en')
  })

  test('sends pictures and a PDF as proof, and pictures lose what the camera noted', async () => {
    const pdf = new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], '权利证明.pdf', { type: 'image/png' })
    const { id } = await fileComplaint(world, world.published, {}, [pngFile(80, 60), pdf])
    const { rows } = await world.pool.query('select name, media_type from complaint_file where complaint_id = $1', [id])
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: 'picture.png', media_type: 'image/webp' },
        { name: '权利证明.pdf', media_type: 'application/pdf' },
      ]),
    )
  })

  test('who complains about an infringement has to say by what right', async () => {
    const refused = await post(typed({ kind: 'infringement' }))
    expect(refused).toMatchObject({ status: 400, code: 'A0400', data: { fields: [{ path: 'right' }] } })
    const fields = typed({ kind: 'infringement', right: 'ZL202110000001.2', phone: '13800138000' })
    const { status, data } = await post(fields)
    expect(status).toBe(200)
    const token = tokenIn(data?.address ?? '')
    const thread = await world.anonymous.call(complaintThread, { query: { token } })
    expect(thread).toMatchObject({ right: 'ZL202110000001.2', phone: '138****8000' })
    expect(thread.email).toMatch(/^.\*\*\*@/)
    const told = JSON.stringify(thread)
    for (const field of ['name', 'email', 'phone']) expect(told).not.toContain(fields[field])
  })
})

describe('What was typed', () => {
  test('comes back with a sentence at the field when something is missing, and is filed when it is mended', async () => {
    const fields = typed({ email: 'not an address', statement: '写了很久的一段话', homepage: '' })
    const response = await postForm(world.anonymous, COMPLAINT_PATH, fields, { accept: HTML })
    expect(response.status).toBe(303)
    const { address, entries, faults } = await returned(response)
    expect(address.pathname + address.search).toMatch(
      new RegExp(`^/website/complaint/new\\?type=product&id=${world.published}&attempt=`),
    )
    expect(entries).toMatchObject({ email: 'not an address', statement: '写了很久的一段话', consent: 'yes' })
    expect(Object.keys(entries)).not.toContain('stamp')
    expect(faults).toEqual([{ field: 'email', says: '请输入正确的邮箱地址' }])
    const { status } = await post({ ...typed(), ...entries, email: 'mended@example.com' })
    expect(status).toBe(200)
  })

  test('is nobody else’s to read: an unknown key opens nothing, and after an hour neither does the right one', async () => {
    const response = await postForm(world.anonymous, COMPLAINT_PATH, typed({ name: '' }), { accept: HTML })
    expect((await returned(response)).entries).not.toEqual({})
    await world.pool.query(`update form_attempt set expires_at = now() - interval '1 second'`)
    expect((await returned(response)).entries).toEqual({})
    const { entries } = await world.anonymous.call(complaintEntrance, { query: { attempt: 'made-up' } })
    expect(entries).toEqual({})
  })

  test('survives characters that no database holds', async () => {
    const response = await postForm(world.anonymous, COMPLAINT_PATH, typed({ name: 'a\0b' }), { accept: HTML })
    expect(response.status).toBe(303)
    expect((await returned(response)).entries['name']).toBe('ab')
  })
})

describe('Nothing is filed', () => {
  const cases: [string, () => Record<string, string>, { code: string; path?: string }][] = [
    ['without a kind', () => typed({ kind: '' }), { code: 'A0400', path: 'kind' }],
    ['without consent', () => typed({ consent: '' }), { code: 'A0400', path: 'consent' }],
    ['with a statement of blanks', () => typed({ statement: ' \r\n ' }), { code: 'A0400', path: 'statement' }],
    ['with an endless statement', () => typed({ statement: '长'.repeat(2_001) }), { code: 'A0400', path: 'statement' }],
    ['about a product that is not there', () => typed({ subjectId: '999999999' }), { code: 'A0404' }],
    ['about what is no number', () => typed({ subjectId: `1' or '1'='1` }), { code: 'A0400', path: 'subjectId' }],
    [
      'about an article that is not there',
      () => typed({ subjectType: 'news', subjectId: '999999999' }),
      { code: 'A0404' },
    ],
    ['when the hidden field is filled in', () => typed({ homepage: 'http://spam.example' }), { code: 'A0400' }],
    ['without a stamp', () => typed({ stamp: '' }), { code: 'A0400' }],
    ['with a made-up stamp', () => typed({ stamp: '?e=zzzzzz&s=AAAAAAAAAAAAAAAAAAAAAA' }), { code: 'A0400' }],
  ]
  test.each(cases)('%s', async (_what, fields, { code, path }) => {
    const before = await countComplaints()
    const answer = await post(fields())
    expect(answer.code).toBe(code)
    expect(answer.message.length).toBeGreaterThan(4)
    if (path) expect(answer.data?.fields?.map((one) => one.path)).toContain(path)
    expect(await countComplaints()).toBe(before)
  })

  test('by a program that fills the form in the moment it is shown', async () => {
    const answer = await post({ ...typed(), stamp: await stampOf(world.pool, 0) })
    expect(answer).toMatchObject({ code: 'A0400', data: { again: true } })
  })

  test('too quickly and with a field empty, and it is told which one', async () => {
    const quick = { ...typed({ name: '' }), stamp: await stampOf(world.pool, 0) }
    const answer = await post(quick)
    expect(answer).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'name' }] } })
    const response = await postForm(world.anonymous, COMPLAINT_PATH, quick, { accept: HTML })
    expect((await returned(response)).faults.map(({ field }) => field)).toEqual(['name'])
  })

  test('about a product that only its enterprise sees', async () => {
    const { productId } = await createProduct(world.as.demo)
    expect((await post(typed({ subjectId: productId }))).code).toBe('A0404')
  })

  test.each([
    ['a page of somebody else', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser on a page of somebody else', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['an older browser on our page', { origin: 'http://localhost:3000' }, 200],
    ['a browser on our page', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('from %s, unless it is ours', async (_who, headers: Record<string, string>, status) => {
    expect((await post(typed(), { headers })).status).toBe(status)
  })

  test('as JSON, nor as XML', async () => {
    for (const type of ['application/json', 'text/xml']) {
      const init = { method: 'POST', headers: { 'content-type': type }, body: '{}' }
      expect((await world.anonymous.fetch(COMPLAINT_PATH, init)).status).toBe(415)
    }
  })

  test('with a file that is no picture and no PDF, whatever it is called', async () => {
    const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'proof.png', {
      type: 'image/png',
    })
    const broken = new File([new Uint8Array(pngBytes(64, 64).subarray(0, 80))], 'half.png', { type: 'image/png' })
    for (const file of [script, broken]) {
      const answer = await post(typed(), { files: [file] })
      expect(answer).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'proof' }] } })
      expect(answer.message).toContain(file.name)
    }
  })

  test('with more files than are taken, or one that is too large; what was typed comes back', async () => {
    const many = Array.from({ length: complaintLimits.files + 1 }, () => pngFile(16, 16))
    expect((await post(typed(), { files: many })).message).toContain('最多 3 个')
    const large = new File([new Uint8Array(complaintLimits.fileBytes + 1)], 'large.png', { type: 'image/png' })
    const response = await postForm(world.anonymous, COMPLAINT_PATH, typed({ name: '许知行' }), {
      files: [large],
      accept: HTML,
    })
    const { entries, faults } = await returned(response)
    expect(entries['name']).toBe('许知行')
    expect(faults).toEqual([{ field: 'proof', says: '「large.png」超过 8 MB，请压缩后上传' }])
  })

  test('by a hundred megabytes: they are refused early', async () => {
    const answer = await flood(world.origin + COMPLAINT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' },
      bytes: 100 * 1024 * 1024,
      announced: true,
      first: Buffer.from('--x\r\nContent-Disposition: form-data; name="statement"\r\n\r\n'),
    })
    expect(answer.status).toBe(413)
  })
})

describe('Too much', () => {
  test('from one network is refused with the time to wait, and what was typed comes back', async () => {
    for (let filed = 0; filed < 10; filed += 1) expect((await post(typed())).status).toBe(200)
    const response = await postForm(world.anonymous, COMPLAINT_PATH, typed(), {})
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const kept = await returned(await postForm(world.anonymous, COMPLAINT_PATH, typed(), { accept: HTML }))
    expect(kept.faults[0]?.says).toContain('过于频繁')
    expect(kept.entries['statement']).not.toBe('')
  })

  test('under one e-mail address is refused, however it is written', async () => {
    for (const email of ['a@example.com', 'A@example.com', 'a@EXAMPLE.com', 'a@example.COM', ' a@example.com '])
      expect((await post(typed({ email }))).status).toBe(200)
    const another = { email: 'a@example.com', statement: '页面所列的工作压力与铭牌不一致。' }
    expect(await post(typed(another))).toMatchObject({ status: 429, code: 'A0501' })
    expect((await post(typed({ email: 'b@example.com' }))).status).toBe(200)
  })

  test('of refused forms is not even kept', async () => {
    for (let posted = 0; posted < 60; posted += 1) await post(typed({ stamp: '' }))
    const response = await postForm(world.anonymous, COMPLAINT_PATH, typed({ stamp: '' }), { accept: HTML })
    expect(response.status).toBe(429)
  })
})
