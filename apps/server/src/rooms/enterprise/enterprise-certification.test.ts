import { SUCCESS } from '@portal/contract/code'
import { enterpriseDetail, entAuth, entInfo } from '@portal/contract/enterprise'
import { certificationCheck, certificationPage, licenceUpload } from '@portal/contract/enterprise-certification'
import { pictureUpload } from '@portal/contract/file'
import { reviewDecide, reviewDetail, reviewPage } from '@portal/contract/review'
import { pdfBytes } from '@portal/testkit/documents'
import { certification, decide, pendingReview, uscc } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { pngFile } from '@portal/testkit/png'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewTime, workingMinutes } from './enterprise-certification.policy.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe('the history of a certification', () => {
  test('keeps every submission with its decision and reason, newest first', async () => {
    const { newcomer, operator } = world.as
    const first = certification(enterprises.fresh)
    await newcomer.call(entAuth, { body: first })
    await decide(operator, 'certification', enterprises.fresh, 'reject')
    await newcomer.call(entAuth, { body: { ...first, address: '改正后的地址' } })
    const { list, total } = await newcomer.call(certificationPage, { query: {} })
    expect(total).toBe(2)
    expect(list.map(({ revision, outcome, reason, submittedBy }) => [revision, outcome, reason, submittedBy])).toEqual([
      [2, null, null, '程初'],
      [1, 'rejected', '图片不清晰，请更换', '程初'],
    ])
    expect(list[1]?.certification.address).toBe(first.address)
    await decide(operator, 'certification', enterprises.fresh)
    const after = await newcomer.call(certificationPage, { query: {} })
    expect(after.list[0]).toMatchObject({ outcome: 'approved', certification: { address: '改正后的地址' } })
    expect(await newcomer.call(entInfo, {})).toMatchObject({ revision: 2, approved: { address: '改正后的地址' } })
  })

  test('is its own enterprise’s alone', async () => {
    const { list } = await world.as.stranger.call(certificationPage, { query: {} })
    expect(new Set(list.map((one) => one.certification.name))).toEqual(new Set([enterprises.theirs]))
    expect(await world.as.guest.call(certificationPage, { query: {} })).toEqual({
      list: [],
      total: 0,
      organisationId: null,
    })
  })
})

describe('a business licence', () => {
  test('is uploaded before the approval, goes with the submission and is seen by its enterprise', async () => {
    const { pending, operator } = world.as
    await decide(operator, 'certification', enterprises.waiting, 'reject')
    const licence = await pending.upload(licenceUpload, pngFile(800, 600))
    expect(licence.picture).toMatchObject({ width: 800, token: expect.stringContaining('s=') })
    await pending.call(entAuth, { body: certification(enterprises.waiting, { licence: licence.fileId }) })
    const { licences } = await pending.call(entInfo, {})
    expect(licences.map(({ fileId }) => fileId)).toEqual([licence.fileId])
    const address = `/file/${licence.fileId}/320.webp`
    expect((await world.anonymous.fetch(address)).status).toBe(404)
    expect((await world.anonymous.fetch(address + licence.picture.token)).status).toBe(200)
    // Whoever examines it sees every pixel, not what is drawn small.
    const whole = `/file/${licence.fileId}/original`
    expect((await world.anonymous.fetch(whole)).status).toBe(404)
    const sent = await world.anonymous.fetch(whole + licence.picture.token)
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment;.*\.png/)
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(Buffer.from(await pngFile(800, 600).arrayBuffer()))
  })

  test('may be a PDF: its first page is kept, and the operator sees it with a warning about a name borne twice', async () => {
    const { pending, operator } = world.as
    await decide(operator, 'certification', enterprises.waiting, 'reject')
    const licence = await pending.upload(licenceUpload, new File([new Uint8Array(pdfBytes())], '营业执照.pdf'))
    expect(licence.picture.height).toBeGreaterThan(licence.picture.width)
    const body = certification(enterprises.theirs, { licence: licence.fileId })
    await pending.call(entAuth, { body })
    const waiting = await until('the submission in the queue', async () => {
      const { list } = await operator.call(reviewPage, { query: { state: 'pending', kind: 'certification' } })
      return list.find(({ title }) => title === enterprises.theirs) ?? null
    })
    const { subject } = await operator.call(reviewDetail, { query: { id: waiting.id } })
    expect(subject).toMatchObject({ nameTaken: true, licences: [{ fileId: licence.fileId }] })
  })

  test('that cannot be read is refused with what to do', async () => {
    const broken = await world.as.pending.tryUpload(licenceUpload, new File(['%PDF-1.4 nothing'], '营业执照.pdf'))
    expect([broken.code, broken.message]).toEqual(['A0700', '该 PDF 无法读取，请重新导出或上传图片'])
    const other = await world.as.pending.tryUpload(licenceUpload, new File(['PK a document'], '营业执照.docx'))
    expect([other.code, other.message]).toEqual(['A0415', expect.stringContaining('只支持 PDF 或 JPG')])
  })

  test('of somebody else cannot be submitted, and whoever belongs to no enterprise uploads none', async () => {
    const theirs = await world.as.stranger.upload(pictureUpload, pngFile())
    const body = certification(enterprises.ours, { licence: theirs.fileId })
    expect(await world.as.demo.refusal(entAuth, { body })).toBe('A0404')
    expect((await world.as.guest.tryUpload(licenceUpload, pngFile())).code).toBe('A0301')
    expect((await world.as.pending.tryUpload(licenceUpload, new File(['x'], 'x.png'))).code).toBe('A0415')
  })
})

describe('before submitting', () => {
  test('somebody is told that a code is held, or a name borne, by another enterprise', async () => {
    const { newcomer, demo } = world.as
    const { certification: ours } = await demo.call(entInfo, {})
    const check = (body: { name: string; uscc: string }) => newcomer.call(certificationCheck, { body })
    expect(await check({ name: '没人用的名称', uscc: uscc() })).toEqual({
      codeTaken: false,
      codeClaimed: false,
      nameTaken: false,
    })
    expect(await check({ name: '没人用的名称', uscc: ours?.uscc ?? '' })).toEqual({
      codeTaken: true,
      codeClaimed: false,
      nameTaken: false,
    })
    expect(await check({ name: enterprises.ours, uscc: uscc() })).toEqual({
      codeTaken: false,
      codeClaimed: false,
      nameTaken: true,
    })
    expect(await demo.call(certificationCheck, { body: { name: enterprises.ours, uscc: ours?.uscc ?? '' } })).toEqual({
      codeTaken: false,
      codeClaimed: false,
      nameTaken: false,
    })
  })
})

describe('a code that two enterprises have under review', () => {
  /** Both submit the same code; answers it with both rows of the queue. */
  async function bothSubmit() {
    const { newcomer, pending, operator } = world.as
    const code = uscc()
    const [first, second] = ['先到的企业', '后到的企业'] as const
    await newcomer.call(entAuth, { body: certification(first, { uscc: code }) })
    await pending.call(entAuth, { body: certification(second, { uscc: code }) })
    const waiting = (title: string) => pendingReview(operator, 'certification', title)
    return { code, first: await waiting(first), second: await waiting(second) }
  }
  const sameCode = async (id: string) => {
    const { subject } = await world.as.operator.call(reviewDetail, { query: { id } })
    return subject.type === 'certification' ? subject.sameCode : null
  }
  const approve = ({ id, revision }: { id: string; revision: number }) =>
    world.as.operator.ask(reviewDecide, { body: { parts: [{ id, revision, decision: 'approve' }] } })

  test('is told to whoever types it too, but not whose it is, nor once it was rejected', async () => {
    const { pending, stranger, operator } = world.as
    const body = { name: '没人用的名称', uscc: (await pending.call(entInfo, {})).certification?.uscc ?? '' }
    const told = { codeTaken: false, codeClaimed: true, nameTaken: false }
    expect(await stranger.call(certificationCheck, { body })).toEqual(told)
    expect(await pending.call(certificationCheck, { body })).toEqual({ ...told, codeClaimed: false })
    await decide(operator, 'certification', enterprises.theirs, 'reject')
    expect(await stranger.call(certificationCheck, { body })).toEqual({ ...told, codeClaimed: false })
  })

  test('is named in both reviews with the way to the other, and cannot be approved twice', async () => {
    const { first, second } = await bothSubmit()
    const [one, other] = [first, second].map(({ id, organisationId }) => ({ organisationId, reviewId: id }))
    expect(await sameCode(first.id)).toEqual([{ ...other, name: second.title, holds: false }])
    expect(await sameCode(second.id)).toEqual([{ ...one, name: first.title, holds: false }])
    expect((await approve(first)).code).toBe(SUCCESS)
    const refused = await approve(second)
    expect([refused.code, refused.message]).toEqual(['A0400', expect.stringContaining('另一家企业')])
    expect(await sameCode(second.id)).toEqual([{ ...one, name: first.title, holds: true, reviewId: null }])
    expect((await world.anonymous.ask(enterpriseDetail, { query: { id: second.organisationId } })).code).toBe('A0404')
    expect((await decide(world.as.operator, 'certification', second.title, 'reject')).state).toBe('rejected')
  })

  test('is approved once when two operators approve both at the same time', async () => {
    const { code, first, second } = await bothSubmit()
    const codes = (await Promise.all([first, second].map(approve))).map((answer) => answer.code)
    expect(codes.filter((one) => one === SUCCESS)).toHaveLength(1)
    const { rows } = await world.pool.query(`select id from enterprise where approved ->> 'uscc' = $1`, [code])
    expect(rows).toHaveLength(1)
  })
})

describe('the expected review time', () => {
  const at = (text: string) => new Date(`${text}+08:00`)

  test('counts working hours in Shanghai only', () => {
    // A Friday evening to the Monday after.
    expect(workingMinutes(at('2026-11-20T17:00:00'), at('2026-11-23T10:00:00'))).toBe(120)
    expect(workingMinutes(at('2026-11-21T09:00:00'), at('2026-11-22T18:00:00'))).toBe(0)
    expect(workingMinutes(at('2026-11-18T10:00:00'), at('2026-11-19T10:00:00'))).toBe(9 * 60)
    expect(workingMinutes(at('2026-11-18T22:00:00'), at('2026-11-18T23:00:00'))).toBe(0)
  })

  test('is the median, and nothing is said from a handful', () => {
    const took = (hours: number) => ({
      submittedAt: at('2026-11-18T09:00:00'),
      decidedAt: at(`2026-11-18T${String(9 + hours).padStart(2, '0')}:00:00`),
    })
    expect(reviewTime([1, 2, 3, 4].map(took))).toEqual({ workingHours: null, sample: 4 })
    expect(reviewTime([1, 2, 3, 8, 9].map(took))).toEqual({ workingHours: 3, sample: 5 })
    expect(reviewTime([0, 0, 0, 0, 0].map(took))).toEqual({ workingHours: 0.5, sample: 5 })
  })
})
