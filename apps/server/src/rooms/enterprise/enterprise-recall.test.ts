import { SUCCESS } from '@portal/contract/code'
import { enterpriseDetail, entAuth, entInfo } from '@portal/contract/enterprise'
import { certificationCheck, certificationPage, certificationRecall } from '@portal/contract/enterprise-certification'
import { reviewDecide, reviewDetail, reviewPage, type ReviewRow } from '@portal/contract/review'
import type { Client } from '@portal/testkit/client'
import { certification, decide, pendingReview } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const waiting = (name: string): Promise<ReviewRow> => pendingReview(world.as.operator, 'certification', name)
const approve = ({ id, revision }: ReviewRow) =>
  world.as.operator.ask(reviewDecide, { body: { parts: [{ id, revision, decision: 'approve' }] } })
/** Waits until the queue knows that it was taken back. */
async function recalled({ id }: ReviewRow): Promise<void> {
  await until('the recall in the queue', async () => {
    const { state } = await world.as.operator.call(reviewDetail, { query: { id } })
    return state === 'recalled'
  })
}
/** Every submission of somebody's enterprise, newest first, with what became of it. */
async function submissionsOf(client: Client) {
  const { list } = await client.call(certificationPage, { query: {} })
  return list.map(({ revision, outcome }) => [revision, outcome])
}

describe('a certification that waits', () => {
  test('is its owner’s to take back, and nobody’s where none waits', async () => {
    const { editor, stranger, guest, operator, pending } = world.as
    const told = async (client: Client) => {
      const { code, message } = await client.ask(certificationRecall, {})
      return [code, message]
    }
    expect(await told(editor)).toEqual(['A0301', '企业认证须由企业负责人撤回'])
    expect(await told(stranger)).toEqual(['A0400', '企业认证不在审核中，无需撤回'])
    expect((await told(guest))[0]).toBe('A0301')
    expect((await told(operator))[0]).toBe('A0301')
    expect((await stranger.call(entInfo, {})).can).toEqual({ submit: true, recall: false })
    expect(await pending.call(entInfo, {})).toMatchObject({ examineState: '2', can: { submit: false, recall: true } })
  })

  test('is taken back with what was typed, leaves the queue, and is sent again as corrected', async () => {
    const { newcomer, operator } = world.as
    const first = certification(enterprises.fresh)
    await newcomer.call(entAuth, { body: first })
    const item = await waiting(enterprises.fresh)
    expect(await newcomer.call(certificationRecall, {})).toEqual({ examineState: '0' })
    expect(await newcomer.call(entInfo, {})).toMatchObject({
      examineState: '0',
      recalled: true,
      revision: 1,
      ahead: null,
      reason: null,
      certification: first,
      can: { submit: true, recall: false },
    })
    expect(await submissionsOf(newcomer)).toEqual([[1, 'recalled']])
    await recalled(item)
    const queue = await operator.call(reviewPage, { query: { state: 'pending', kind: 'certification' } })
    expect(queue.list.map(({ title }) => title)).not.toContain(enterprises.fresh)
    const decided = await approve(item)
    expect([decided.code, decided.message]).toEqual(['A0409', '该内容已被企业撤回，无需审核'])

    await newcomer.call(entAuth, { body: { ...first, address: '改正后的地址' } })
    expect((await waiting(enterprises.fresh)).revision).toBe(2)
    expect(await submissionsOf(newcomer)).toEqual([
      [2, null],
      [1, null],
    ])
    await decide(operator, 'certification', enterprises.fresh)
    expect(await newcomer.call(entInfo, {})).toMatchObject({
      examineState: '1',
      recalled: false,
      approved: { address: '改正后的地址' },
    })
  })

  test('stands in the audit log when it is taken back', async () => {
    const { rows } = await world.pool.query(
      `select before, after from audit_entry where action = 'enterprise.recalled' and subject_type = 'enterprise' and subject_id = $1`,
      [world.ids.enterprises.fresh],
    )
    expect(rows).toEqual([{ before: { examineState: '2', revision: 1 }, after: { examineState: '0', revision: 1 } }])
  })

  test('claims its code no longer once it is taken back', async () => {
    const { pending, stranger } = world.as
    const uscc = (await pending.call(entInfo, {})).certification?.uscc ?? ''
    const isClaimed = async () =>
      (await stranger.call(certificationCheck, { body: { name: '没人用的名称', uscc } })).codeClaimed
    expect(await isClaimed()).toBe(true)
    await pending.call(certificationRecall, {})
    expect(await isClaimed()).toBe(false)
  })

  test('is either decided or taken back, when both happen at the same moment', async () => {
    const { pending } = world.as
    await pending.call(entAuth, { body: certification(enterprises.waiting) })
    const item = await waiting(enterprises.waiting)
    const answers = await Promise.all([approve(item), pending.ask(certificationRecall, {})])
    expect(answers.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
    const { examineState } = await pending.call(entInfo, {})
    expect(examineState).toBe(answers[0].code === SUCCESS ? '1' : '0')
  })
})

test('a change of what is approved is taken back, and what is approved stays in force and on the website', async () => {
  const { demo } = world.as
  const id = world.ids.enterprises.ours
  const published = await world.anonymous.call(enterpriseDetail, { query: { id } })
  const change = certification('启明智能泵业有限公司', { uscc: published.uscc })
  await demo.call(entAuth, { body: change })
  const item = await waiting(change.name)
  expect(await demo.call(certificationRecall, {})).toEqual({ examineState: '1' })
  expect(await demo.call(entInfo, {})).toMatchObject({
    examineState: '1',
    recalled: true,
    ahead: null,
    approved: { name: enterprises.ours },
    certification: { name: change.name },
    can: { submit: true, recall: false },
  })
  await recalled(item)
  expect((await approve(item)).code).toBe('A0409')
  expect(await world.anonymous.call(enterpriseDetail, { query: { id } })).toMatchObject({ name: enterprises.ours })
})
