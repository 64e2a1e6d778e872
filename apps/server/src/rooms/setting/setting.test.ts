import { auditPage } from '@portal/contract/audit'
import { settingDetail, settingSave, type Settings, webSetting } from '@portal/contract/setting'
import { registration } from '@portal/testkit/entrance'
import { startWorld, type World } from '@portal/testkit/world'
import { register } from '@portal/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const kept = () => world.as.operator.call(settingDetail, {})
const save = (settings: Settings, revision: number) =>
  world.as.operator.call(settingSave, { body: { settings, revision } })

test('what an operator decides is what visitors read at once, and only the part that is theirs', async () => {
  const { settings, revision } = await kept()
  const icp = { number: '浙ICP备2026000001号', url: 'https://beian.miit.gov.cn/' }
  const saved = await save({ ...settings, record: { ...settings.record, icp } }, revision)
  expect(saved).toMatchObject({ revision: revision + 1, updatedBy: '运营小组', settings: { record: { icp } } })
  const shown = await world.anonymous.call(webSetting, {})
  expect(shown.record.icp).toEqual(icp)
  expect(shown.review).toEqual({ expectedHours: settings.review.expectedHours })
  const { list } = await world.as.operator.call(auditPage, { query: { actions: ['setting.saved'] } })
  expect(list).toHaveLength(1)
})

test('who started from older settings is told who was faster, and changes nothing', async () => {
  const { settings, revision } = await kept()
  await save(settings, revision)
  const answer = await world.as.admin.ask(settingSave, { body: { settings, revision } })
  expect([answer.code, answer.message]).toEqual(['A0409', expect.stringContaining('运营小组')])
  expect((await kept()).revision).toBe(revision + 1)
})

test('of two who save at the same moment one is refused', async () => {
  const { settings, revision } = await kept()
  const body = { settings, revision }
  const answers = await Promise.all([world.as.operator, world.as.admin].map((one) => one.ask(settingSave, { body })))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['0', 'A0409'])
})

test('an address that is none, or hours that nobody can keep, are refused', async () => {
  const { settings, revision } = await kept()
  const wrong = [
    { ...settings, record: { ...settings.record, icp: { number: '1', url: 'javascript:alert(1)' } } },
    { ...settings, complaint: { answerHours: 0 } },
    { ...settings, siteName: { ...settings.siteName, en: ' ' } },
    { ...settings, contact: { ...settings.contact, email: 'nobody' } },
  ]
  for (const one of wrong) {
    expect(await world.as.operator.refusal(settingSave, { body: { settings: one, revision } })).toBe('A0400')
  }
})

test('while registration is closed nobody registers by themselves, and afterwards they can', async () => {
  const { settings, revision } = await kept()
  await save({ ...settings, registration: { open: false } }, revision)
  const body = await registration(world)
  const refused = await world.anonymous.ask(register, { body })
  expect([refused.code, refused.message]).toEqual(['A0400', expect.stringContaining('请联系平台管理员')])
  await save(settings, revision + 1)
  await world.anonymous.call(register, { body })
})
