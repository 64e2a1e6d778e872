import {
  patentCorrectable,
  patentDetail,
  patentDue,
  patentLookup,
  patentRegister,
  patentRestate,
  patentSuggest,
} from '@portal/contract/patent'
import { patentAdminDetail, patentAdminSave } from '@portal/contract/patent-admin'
import { patentNumber, publishProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { correction } from '@portal/testkit/valid-requests/patent'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a member types numbers as people write them and gets each read, checked and found', async () => {
  const number = patentNumber()
  const body = { number, title: '一种机械密封', applicants: [` ${enterprises.ours}`] }
  await world.as.editor.call(patentRegister, { body })
  const digits = number.slice(2)
  const wrong = digits.replace(/.$/, (check) => (check === '1' ? '2' : '1'))
  const typed = [`ZL ${digits.slice(0, 4)} ${digits.slice(4)}`, wrong, '不是号码', patentNumber()]
  const found = await world.as.viewer.call(patentLookup, { body: { numbers: typed } })
  expect(found).toMatchObject([
    { typed: typed[0], number, problem: null, patent: { title: '一种机械密封' }, owned: true },
    { number: null, problem: 'patent.check', patent: null },
    { number: null, problem: 'patent.form', patent: null },
    { problem: null, patent: null, owned: false },
  ])
  expect(found[3]?.number).not.toBeNull()
})

test('suggestions are of one’s own enterprise, by unfinished words and by digits', async () => {
  const { number } = await registerPatent(world.as.demo, enterprises.ours, '一种高效混流泵导叶')
  const titles = async (keywords: string, as: 'demo' | 'stranger' = 'demo') =>
    (await world.as[as].call(patentSuggest, { query: { keywords } })).map((patent) => patent.title)
  expect(await titles('导叶')).toEqual(['一种高效混流泵导叶'])
  expect(await titles(number.slice(8, 14))).toContain('一种高效混流泵导叶')
  expect(await titles('')).toContain('一种高效混流泵导叶')
  expect(await titles('导叶', 'stranger')).toEqual([])
})

test('a stated patent is unconfirmed, and stating a known number changes nothing', async () => {
  const first = await registerPatent(world.as.demo, enterprises.ours, '一种泵盖')
  expect(first.legalStatus).toBe('unconfirmed')
  const again = { number: first.number, title: '改了名字', applicants: [enterprises.theirs] }
  expect(await world.as.stranger.call(patentRegister, { body: again })).toMatchObject({
    id: first.id,
    title: '一种泵盖',
  })
  const wrong = { ...again, number: `${first.number.slice(0, -1)}Y` }
  expect(await world.as.demo.refusal(patentRegister, { body: wrong })).toBe('A0400')
})

test('a stated patent becomes public with the product that relies on it, and tells which', async () => {
  const patent = await registerPatent(world.as.demo, enterprises.ours, '一种轴承箱')
  expect(await world.anonymous.refusal(patentDetail, { query: { id: patent.id } })).toBe('A0404')
  const patents = [{ patentId: patent.id }]
  const productId = await publishProduct(world.as.demo, world.as.operator, { patents })
  const shown = await world.anonymous.call(patentDetail, { query: { no: ` ${patent.number.toLowerCase()} ` } })
  expect(shown).toMatchObject({ id: patent.id, protects: [{ productId, enterpriseName: enterprises.ours, parts: [] }] })
})

test('an unknown or malformed number is not found', async () => {
  expect(await world.anonymous.refusal(patentDetail, { query: { no: patentNumber() } })).toBe('A0404')
  expect(await world.anonymous.refusal(patentDetail, { query: { no: 'x' } })).toBe('A0404')
  expect(await world.anonymous.refusal(patentDetail, { query: {} })).toBe('A0404')
})

/** A day `days` from now, `years` earlier. */
function dayBefore(years: number, days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return `${day.getUTCFullYear() - years}-${day.toISOString().slice(5, 10)}`
}

test('members see whose annual fee is due within two months and whose term ends within a year, nobody else’s', async () => {
  const state = async (filed: string, expires: string, status = 'in-force') => {
    const { id, number } = await registerPatent(world.as.demo, enterprises.ours, '一种待续费的叶轮')
    await world.pool.query('update patent set filed_on = $2, expires_on = $3, legal_status = $4 where id = $1', [
      id,
      filed,
      expires,
      status,
    ])
    return number
  }
  const fee = await state(dayBefore(4, 30), dayBefore(-16, 30))
  const ending = await state(dayBefore(20, 200), dayBefore(0, 200))
  const last = await state(dayBefore(10, 20), dayBefore(0, 20))
  const far = await state(dayBefore(4, 100), dayBefore(-16, 100))
  const lapsed = await state(dayBefore(4, 10), dayBefore(-16, 10), 'lapsed')
  const { list } = await world.as.viewer.call(patentDue, {})
  const ours = list.filter(({ number }) => [fee, ending, last, far, lapsed].includes(number))
  expect(ours.map(({ number, reason, on }) => [number, reason, on])).toEqual([
    // In its last year no further fee is due.
    [last, 'term', dayBefore(0, 20)],
    [fee, 'fee', dayBefore(0, 30)],
    [ending, 'term', dayBefore(0, 200)],
  ])
  expect((await world.as.stranger.call(patentDue, {})).list).toEqual([])
})

test('a patent names others of its holder and of its class, never one that only an enterprise states in private', async () => {
  const { demo, operator } = world.as
  const applicant = '同族测试有限公司'
  const shown = await registerPatent(demo, applicant, '公开使用的阀芯')
  const hidden = await registerPatent(demo, applicant, '尚未公开的阀芯')
  await publishProduct(demo, operator, {
    name: '同族调节阀',
    patents: [{ patentId: shown.id, proof: { kind: 'licence', statement: '许可使用', fileId: null } }],
  })
  const other = await registerPatent(demo, applicant, '另一项公开的阀芯')
  await publishProduct(demo, operator, {
    name: '同族截止阀',
    patents: [{ patentId: other.id, proof: { kind: 'licence', statement: '许可使用', fileId: null } }],
  })
  await world.pool.query(`update patent set main_ipc = 'F16K 1/36' where id = any($1)`, [
    [shown.id, hidden.id, other.id],
  ])
  const { sameOwner, sameClass } = await world.anonymous.call(patentDetail, { query: { id: shown.id } })
  expect(sameOwner.map(({ id }) => id)).toEqual([other.id])
  expect(sameClass.map(({ id }) => id)).toEqual([other.id])
})

const restated = { number: '', title: '一种密封圈（更正）', applicants: [enterprises.ours], filedOn: '2021-03-01' }

test('an enterprise corrects what it typed wrong of a patent, its number included, and finds it by the new words', async () => {
  const { demo, editor, viewer } = world.as
  const { id } = await registerPatent(demo, enterprises.ours, '一种密风圈')
  expect(await editor.call(patentCorrectable, { body: { ids: [id] } })).toEqual([id])
  const number = patentNumber()
  const card = await editor.call(patentRestate, { body: { ...restated, id, number: ` ${number.toLowerCase()}` } })
  expect(card).toMatchObject({ id, number, title: restated.title, filedOn: '2021-03-01', legalStatus: 'unconfirmed' })
  const found = await viewer.call(patentSuggest, { query: { keywords: '密封圈' } })
  expect(found.map((patent) => patent.id)).toContain(id)
  const [typed] = await viewer.call(patentLookup, { body: { numbers: [number] } })
  expect(typed).toMatchObject({ patent: { id }, owned: true })
  // Again is no second correction.
  expect(await editor.call(patentRestate, { body: { ...restated, id, number } })).toMatchObject({ id, number })
})

test('nobody corrects the patent of another enterprise, an unreadable number, or one that is there already', async () => {
  const { demo, stranger } = world.as
  const [mine, other] = [
    await registerPatent(demo, enterprises.ours, '一种挡圈'),
    await registerPatent(demo, enterprises.ours, '一种垫圈'),
  ]
  const body = { ...restated, id: mine.id, number: mine.number }
  expect(await stranger.call(patentCorrectable, { body: { ids: [mine.id] } })).toEqual([])
  expect(await stranger.refusal(patentRestate, { body })).toBe('A0404')
  expect(await demo.refusal(patentRestate, { body: { ...body, number: '不是号码' } })).toBe('A0400')
  expect(await demo.refusal(patentRestate, { body: { ...body, number: other.number } })).toBe('A0400')
  const [unchanged] = await demo.call(patentLookup, { body: { numbers: [mine.number] } })
  expect(unchanged).toMatchObject({ patent: { id: mine.id, title: '一种挡圈' } })
})

test('what an operator confirmed, or what is public with a product, an enterprise corrects no more', async () => {
  const { demo, operator } = world.as
  const confirmed = await registerPatent(demo, enterprises.ours, '一种锁紧环')
  const { revision } = await operator.call(patentAdminDetail, { query: { id: confirmed.id } })
  await operator.call(patentAdminSave, { body: { id: confirmed.id, revision, patent: correction() } })
  const shown = await registerPatent(demo, enterprises.ours, '一种公开的锁紧环')
  await publishProduct(demo, operator, { patents: [{ patentId: shown.id }] })
  for (const { id, number } of [confirmed, shown]) {
    expect(await demo.call(patentCorrectable, { body: { ids: [id] } })).toEqual([])
    expect(await demo.refusal(patentRestate, { body: { ...restated, id, number } })).toBe('A0400')
  }
})

test('an operator who corrects what the enterprise changed meanwhile is told', async () => {
  const { demo, operator } = world.as
  const { id, number } = await registerPatent(demo, enterprises.ours, '一种压环')
  const { revision } = await operator.call(patentAdminDetail, { query: { id } })
  await demo.call(patentRestate, { body: { ...restated, id, number } })
  expect(await operator.refusal(patentAdminSave, { body: { id, revision, patent: correction() } })).toBe('A0409')
})
