import { auditPage } from '@portal/contract/audit'
import { expoDetail, expoPage, hallDetail } from '@portal/contract/hall'
import { expoAnswer, ownHalls } from '@portal/contract/expo-own'
import {
  exhibitorByRule,
  exhibitorExclude,
  exhibitorInvite,
  exhibitorList,
  exhibitorOrder,
  exhibitorReadmit,
  expoAdminDetail,
  expoAdminPage,
  expoHistory,
  expoPublish,
  expoRemove,
  expoRestore,
  expoSave,
  expoWithdraw,
  hallAdminDetail,
  hallAdminList,
  hallAdminSave,
  hallFollowing,
} from '@portal/contract/hall-admin'
import { operatorPictureUpload } from '@portal/contract/file-operator'
import { messagePage } from '@portal/contract/message'
import { anotherEnterprise } from '@portal/testkit/another-enterprise'
import { publishProduct } from '@portal/testkit/factories'
import { pngFile } from '@portal/testkit/png'
import { draftExpo, expo, publishedExpo } from '@portal/testkit/valid-requests/hall'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const operator = () => world.as.operator
const exhibitor = async () => {
  const other = await anotherEnterprise(world)
  await publishProduct(other.owner, world.as.operator)
  return other
}
const boothsIn = async (id: string) =>
  (await world.anonymous.call(expoDetail, { query: { id } })).booths.list.map((booth) => booth.organisationId)
const answerOf = async (owner: World['as']['demo'], id: string) =>
  (await owner.call(ownHalls, {})).expos.find((one) => one.id === id)?.answer

test('an expo is seen once it is published, as it was published, and no longer once it is withdrawn', async () => {
  const { fileId } = await operator().upload(operatorPictureUpload, pngFile())
  const { id, revision } = await draftExpo(world, { title: '水泵云展', banner: fileId })
  expect(await world.anonymous.refusal(expoDetail, { query: { id } })).toBe('A0404')
  await operator().call(expoPublish, { body: { id, revision } })
  const shown = await world.anonymous.call(expoDetail, { query: { id } })
  expect([shown.title, shown.banner?.fileId, shown.banner?.token]).toEqual(['水泵云展', fileId, ''])
  await operator().call(expoSave, { body: { id, revision, content: expo({ title: '阀门云展' }) } })
  expect((await world.anonymous.call(expoDetail, { query: { id } })).title).toBe('水泵云展')
  expect(await operator().refusal(expoPublish, { body: { id, revision } })).toBe('A0409')
  await operator().call(expoWithdraw, { body: { id } })
  expect(await world.anonymous.refusal(expoDetail, { query: { id } })).toBe('A0404')
  expect((await world.anonymous.call(expoPage, { query: {} })).list.map((one) => one.id)).not.toContain(id)
  expect(await operator().refusal(expoWithdraw, { body: { id } })).toBe('A0400')
  const found = await operator().call(expoAdminPage, { query: { keywords: '阀门云展' } })
  expect([found.total, found.list[0]?.standing]).toEqual([1, 'withdrawn'])
})

test('every save is a revision, an earlier one comes back, and two editors do not overwrite each other', async () => {
  const { id } = await draftExpo(world, { title: '第一版' })
  const second = await operator().call(expoSave, { body: { id, revision: 1, content: expo({ title: '第二版' }) } })
  const same = await operator().call(expoSave, { body: { id, revision: 2, content: expo({ title: '第二版' }) } })
  expect([second.revision, same.revision]).toEqual([2, 2])
  const stale = await operator().ask(expoSave, { body: { id, revision: 1, content: expo({ title: '旧稿' }) } })
  expect(stale.code).toBe('A0409')
  expect(stale.data).toMatchObject({ revision: 2, updatedBy: '运营小组' })
  await operator().call(expoRestore, { body: { id, from: 1, revision: 2 } })
  const history = await operator().call(expoHistory, { query: { id } })
  expect(history.map((one) => [one.revision, one.title, one.restoredFrom])).toEqual([
    [3, '第一版', 1],
    [2, '第二版', null],
    [1, '第一版', null],
  ])
  const { list } = await operator().call(auditPage, { query: { subjectType: 'expo', pageSize: 100 } })
  expect(list.filter((one) => one.subjectId === id).map((one) => one.action)).toEqual([
    'expo.restored',
    'expo.saved',
    'expo.saved',
  ])
})

test('a programme stands in the order of time; one that ends before it begins is refused', async () => {
  const entry = (day: string, startsAt: string, title: string, endsAt = '') => ({
    day,
    startsAt,
    endsAt,
    title,
    titleEn: '',
    place: '一号厅',
    placeEn: '',
    speaker: '',
    speakerEn: '',
  })
  const programme = [entry('2026-05-02', '09:00', '论坛'), entry('2026-05-01', '14:00', '路演', '15:00')]
  const { id } = await publishedExpo(world, { programme })
  const shown = await world.anonymous.call(expoDetail, { query: { id } })
  expect(shown.programme.map(({ title }) => title)).toEqual(['路演', '论坛'])
  const backwards = expo({ programme: [entry('2026-05-01', '14:00', '路演', '13:00')] })
  expect(await operator().refusal(expoSave, { body: { content: backwards } })).toBe('A0400')
  const period = expo({ startsOn: '2026-05-03', endsOn: '2026-05-01' })
  expect(await operator().refusal(expoSave, { body: { content: period } })).toBe('A0400')
})

test('an invited enterprise accepts and stands there, declines and does not; whoever was not asked cannot answer', async () => {
  const { owner, id: organisationId, name } = await exhibitor()
  const { id } = await publishedExpo(world, { title: '邀请展', rule: null })
  expect(await owner.refusal(expoAnswer, { body: { id, accept: true } })).toBe('A0404')
  const asked = await operator().call(exhibitorInvite, { body: { id, enterprises: [organisationId] } })
  const again = await operator().call(exhibitorInvite, { body: { id, enterprises: [organisationId] } })
  expect([asked.invited, again.invited]).toEqual([1, 0])
  const { list } = await owner.call(messagePage, { query: {} })
  expect(list[0]).toMatchObject({ kind: 'expo.invited', link: '/myEnt/pavilion', params: { expo: '邀请展' } })
  expect(await boothsIn(id)).toEqual([])
  await owner.call(expoAnswer, { body: { id, accept: true } })
  expect(await boothsIn(id)).toEqual([organisationId])
  const told = await operator().call(messagePage, { query: {} })
  expect(told.list[0]).toMatchObject({ kind: 'expo.accepted', params: { expo: '邀请展', enterprise: name } })
  await owner.call(expoAnswer, { body: { id, accept: false } })
  expect(await boothsIn(id)).toEqual([])
  expect(await answerOf(owner, id)).toBe('declined')
  expect(await answerOf(world.as.stranger, id)).toBeUndefined()
})

test('a rule brings who meets all of it; declining it or being excluded keeps an enterprise out', async () => {
  const one = await exhibitor()
  const other = await exhibitor()
  const { id } = await publishedExpo(world, { rule: { industries: ['03'], regions: ['33'], recognised: false } })
  expect(await boothsIn(id)).toEqual(expect.arrayContaining([one.id, other.id]))
  expect(await answerOf(one.owner, id)).toBe('rule')
  await one.owner.call(expoAnswer, { body: { id, accept: false } })
  await operator().call(exhibitorExclude, { body: { id, enterprises: [other.id] } })
  const left = await boothsIn(id)
  expect([left.includes(one.id), left.includes(other.id)]).toEqual([false, false])
  expect(await answerOf(other.owner, id)).toBeUndefined()
  expect(await other.owner.refusal(expoAnswer, { body: { id, accept: true } })).toBe('A0404')
  await operator().call(exhibitorReadmit, { body: { id, enterprises: [other.id] } })
  expect(await boothsIn(id)).toContain(other.id)
  const recognised = await publishedExpo(world, { rule: { industries: [], regions: [], recognised: true } })
  expect(await boothsIn(recognised.id)).not.toContain(other.id)
})

test('operators put booths in order, and nobody is invited to what is over or without approval', async () => {
  const one = await exhibitor()
  const other = await exhibitor()
  const { id } = await publishedExpo(world)
  for (const front of [
    [one.id, other.id],
    [other.id, one.id],
  ]) {
    await operator().call(exhibitorOrder, { body: { id, enterprises: front } })
    expect((await boothsIn(id)).slice(0, 2)).toEqual(front)
  }
  const { list, booths } = await operator().call(exhibitorList, { query: { id } })
  expect(list.slice(0, 2).map(({ name, state, place }) => [name, state, place])).toEqual([
    [other.name, 'rule', 1],
    [one.name, 'rule', 2],
  ])
  expect(booths).toBe((await boothsIn(id)).length)
  const waiting = { id, enterprises: [world.ids.enterprises.waiting] }
  expect(await operator().refusal(exhibitorInvite, { body: waiting })).toBe('A0400')
  const over = await publishedExpo(world, { startsOn: '2019-01-01', endsOn: '2019-01-02' })
  expect(await operator().refusal(exhibitorInvite, { body: { id: over.id, enterprises: [one.id] } })).toBe('A0400')
  expect(await one.owner.refusal(expoAnswer, { body: { id: over.id, accept: false } })).toBe('A0400')
})

test('a draft that nobody heard of can be removed; what was published or has invited somebody cannot', async () => {
  const draft = await draftExpo(world)
  expect((await operator().call(expoAdminDetail, { query: { id: draft.id } })).can).toEqual({
    edit: true,
    remove: true,
  })
  await operator().call(expoRemove, { body: { id: draft.id } })
  expect(await operator().refusal(expoAdminDetail, { query: { id: draft.id } })).toBe('A0404')
  const invited = await draftExpo(world)
  await operator().call(exhibitorInvite, { body: { id: invited.id, enterprises: [world.ids.enterprises.ours] } })
  const shown = await publishedExpo(world)
  for (const id of [invited.id, shown.id]) expect(await operator().refusal(expoRemove, { body: { id } })).toBe('A0400')
})

test('an operator puts enterprises in front of a hall and gives it a skin; a second one with an old page does not', async () => {
  const first = await exhibitor()
  const hall = { kind: 'industry', key: '03' } as const
  const { revision } = await operator().call(hallAdminDetail, { query: hall })
  const following = async () =>
    (await operator().call(hallFollowing, { query: { ...hall, pageSize: 100 } })).list.map(({ id }) => id)
  expect([revision, (await following()).includes(first.id)]).toEqual([0, true])
  const arrangement = { skin: 'night' as const, intro: '看装备。', introEn: '', pinned: [first.id] }
  await operator().call(hallAdminSave, { body: { ...hall, arrangement, revision } })
  expect(await following()).not.toContain(first.id)
  const shown = await world.anonymous.call(hallDetail, { query: hall })
  expect([shown.list[0]?.organisationId, shown.list[0]?.skin, shown.intro]).toEqual([first.id, 'night', '看装备。'])
  expect(await operator().refusal(hallAdminSave, { body: { ...hall, arrangement, revision } })).toBe('A0409')
  const unknown = { ...arrangement, pinned: ['999999'] }
  expect(await operator().refusal(hallAdminSave, { body: { ...hall, arrangement: unknown, revision: 1 } })).toBe(
    'A0400',
  )
  expect(await operator().refusal(hallAdminDetail, { query: { kind: 'industry', key: '99' } })).toBe('A0404')
  const halls = await operator().call(hallAdminList, {})
  expect(halls.find((one) => one.kind === 'industry' && one.key === '03')).toMatchObject({
    skin: 'night',
    pinnedCount: 1,
  })
})

test('operators read page by page who follows in a hall and who comes by the rule; enterprises cannot', async () => {
  await exhibitor()
  const one = await exhibitor()
  const { id } = await publishedExpo(world)
  await operator().call(exhibitorExclude, { body: { id, enterprises: [one.id] } })
  const hall = { kind: 'industry', key: '' } as const
  const { enterpriseCount, front } = await operator().call(hallAdminDetail, { query: hall })
  const { booths, byRule, list } = await operator().call(exhibitorList, { query: { id } })
  expect([list.map((row) => [row.id, row.state]), byRule]).toEqual([[[one.id, 'excluded']], booths])
  const paged: string[][] = [[], []]
  for (let pageNum = 1; pageNum <= enterpriseCount; pageNum += 1) {
    const page = { pageNum, pageSize: 1 }
    const following = await operator().call(hallFollowing, { query: { ...hall, ...page } })
    const ruled = await operator().call(exhibitorByRule, { query: { id, ...page } })
    expect([following.total, ruled.total]).toEqual([enterpriseCount - front.length, byRule])
    paged[0]?.push(...following.list.map((row) => row.id))
    paged[1]?.push(...ruled.list.map((row) => row.id))
  }
  const whole = (await world.anonymous.call(hallDetail, { query: hall })).list.map((booth) => booth.organisationId)
  expect(paged).toEqual([whole, whole.filter((enterprise) => enterprise !== one.id)])
  expect(await one.owner.refusal(hallFollowing, { query: hall })).toBe('A0301')
  expect(await one.owner.refusal(exhibitorByRule, { query: { id } })).toBe('A0301')
  expect(await operator().refusal(hallFollowing, { query: { kind: 'industry', key: '99' } })).toBe('A0404')
  expect(await operator().refusal(exhibitorByRule, { query: { id: '999999' } })).toBe('A0404')
})

test('an enterprise reads in which halls it stands', async () => {
  const { halls } = await world.as.viewer.call(ownHalls, {})
  expect(halls).toEqual([
    { kind: 'industry', key: '03' },
    { kind: 'region', key: '33' },
    { kind: 'zhejiang', key: '3301' },
  ])
  expect((await world.as.viewer.call(ownHalls, {})).can.answer).toBe(false)
})
