import { enterpriseDetail } from '@portal/contract/enterprise'
import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { displaySave } from '@portal/contract/enterprise-content'
import { entContentPreview } from '@portal/contract/enterprise-preview'
import { reviewDetail } from '@portal/contract/review'
import { anotherEnterprise } from '@portal/testkit/another-enterprise'
import { decide, pendingReview, uploadPicture } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const story = (text: string) => [{ title: '起步', text }]

test('an enterprise draws an older revision of its story beside the newest, and no one else sees either', async () => {
  const { as, anonymous, ids } = world
  const { fileId } = await uploadPicture(as.demo)
  const first = await as.demo.call(displaySave, { body: { slogan: '第一句', story: story('旧'), logo: fileId } })
  await decide(as.operator, 'display', enterprises.ours)
  const revision = first.revision
  await as.editor.call(displaySave, { body: { slogan: '第二句', story: story('新'), revision, submit: false } })
  const draw = (of: object) => as.viewer.call(entContentPreview, { body: of })
  expect((await draw({})).display?.slogan).toBe('第二句')
  const old = await draw({ kind: 'display', revision })
  expect([old.name, old.display?.slogan, old.display?.logo?.fileId]).toEqual([enterprises.ours, '第一句', fileId])
  expect((await anonymous.call(enterpriseDetail, { query: { id: ids.enterprises.ours } })).display?.slogan).toBe(
    '第一句',
  )
  expect((await as.stranger.call(entContentPreview, { body: {} })).display).toBeNull()
  const theirs = { body: { kind: 'display' as const, revision } }
  expect(await as.stranger.refusal(entContentPreview, theirs)).toBe('A0404')
  expect(await as.demo.refusal(entContentPreview, { body: { kind: 'display', revision: 99 } })).toBe('A0404')
  expect(await as.guest.refusal(entContentPreview, { body: {} })).toBe('A0301')
})

test('an operator reviews what a suspended enterprise submitted before; visitors see no page of it', async () => {
  const { as, anonymous } = world
  const enterprise = await anotherEnterprise(world)
  await enterprise.owner.call(displaySave, { body: { slogan: '停用前写的', story: story('全文') } })
  const { id } = await pendingReview(as.operator, 'display', enterprise.name)
  const subject = async () => (await as.operator.call(reviewDetail, { query: { id } })).subject
  expect(await subject()).toMatchObject({ type: 'enterprise', shown: true, enterprise: { name: enterprise.name } })
  await as.operator.call(enterpriseSuspend, { body: { id: enterprise.id, reason: '资质待核实' } })
  expect(await anonymous.refusal(enterpriseDetail, { query: { id: enterprise.id } })).toBe('A0404')
  expect(await subject()).toMatchObject({
    type: 'enterprise',
    shown: false,
    enterprise: { id: enterprise.id, name: enterprise.name, productCount: 0 },
    proposed: { display: { slogan: '停用前写的' } },
  })
  expect(await as.demo.refusal(reviewDetail, { query: { id } })).toBe('A0301')
  await as.operator.call(enterpriseLift, { body: { id: enterprise.id, note: '已核实' } })
  expect(await subject()).toMatchObject({ shown: true })
})
