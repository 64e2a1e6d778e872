import { messagePage } from '@portal/contract/message'
import { me } from '@portal/contract/user'
import {
  memberHandover,
  memberInvitationRevoke,
  memberInvite,
  memberList,
  memberRemove,
  memberRole,
} from '@portal/contract/user-member'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

let counted = 0
const member = (roles: string[] = ['VIEWER']) =>
  insertPerson(
    world.pool,
    { username: `member-${(counted += 1)}`, nickname: '成员', roles },
    world.ids.enterprises.ours,
  )
const newsOf = async (userId: string) => {
  const { list } = await (await world.signedIn(userId)).call(messagePage, { query: {} })
  return list.map(({ kind, params }) => [kind, params])
}

describe('the members of an enterprise', () => {
  test('are listed for every member, the owner first; mobiles are whole for whoever manages them', async () => {
    await world.pool.query(`update user_account set mobile = '13800001111' where username = 'editor'`)
    const own = await world.as.demo.call(memberList, {})
    expect(own.members[0]).toMatchObject({ username: 'demo', role: 'OWNER', self: true })
    expect(own.members.map(({ username, role }) => [username, role])).toEqual(
      expect.arrayContaining([
        ['editor', 'EDITOR'],
        ['viewer', 'VIEWER'],
        ['idle', null],
      ]),
    )
    const mobile = (list: typeof own) => list.members.find(({ username }) => username === 'editor')?.mobile
    expect(mobile(own)).toBe('13800001111')
    expect(mobile(await world.as.viewer.call(memberList, {}))).toBe('138****1111')
    expect(mobile(await world.as.editor.call(memberList, {}))).toBe('13800001111')
    expect(JSON.stringify(await world.as.stranger.call(memberList, {}))).not.toContain('editor')
    expect(await world.as.guest.refusal(memberList, {})).toBe('A0301')
  })

  test('see no open invitations unless they may invite', async () => {
    const { id } = await world.as.demo.call(memberInvite, { body: { role: 'EDITOR' } })
    const [open] = (await world.as.demo.call(memberList, {})).invitations
    expect(open).toMatchObject({ id, role: 'EDITOR', invitedBy: '林启明' })
    expect((await world.as.viewer.call(memberList, {})).invitations).toEqual([])
    await world.as.demo.call(memberInvitationRevoke, { body: { id } })
    expect((await world.as.demo.call(memberList, {})).invitations).toEqual([])
    expect(await world.as.demo.refusal(memberInvitationRevoke, { body: { id } })).toBe('A0404')
  })

  test('invite at most fifty at a time', async () => {
    const made: string[] = []
    for (let invited = 0; invited < 50; invited += 1) {
      made.push((await world.as.stranger.call(memberInvite, { body: { role: 'VIEWER' } })).id)
    }
    expect(await world.as.stranger.refusal(memberInvite, { body: { role: 'VIEWER' } })).toBe('A0400')
    await world.as.stranger.call(memberInvitationRevoke, { body: { id: made[0] ?? '' } })
    await world.as.stranger.call(memberInvite, { body: { role: 'VIEWER' } })
  })
})

describe("a member's role", () => {
  test('is changed by the owner: at once in their session, with a message', async () => {
    const userId = await member()
    const session = await world.signedIn(userId)
    await world.as.demo.call(memberRole, { body: { userId, role: 'EDITOR' } })
    expect(await session.call(me, {})).toMatchObject({ roles: ['EDITOR'] })
    const params = { role: '企业编辑', roleEn: 'Enterprise editor', enterprise: '启明泵业有限公司' }
    expect(await newsOf(userId)).toEqual([['account.roleChanged', params]])
  })

  test('is not changed by others, for oneself, for the owner, or in another enterprise', async () => {
    const userId = await member()
    const { demo, stranger } = world.ids.people
    const refusal = (as: 'demo' | 'editor' | 'stranger' | 'operator', id: string) =>
      world.as[as].refusal(memberRole, { body: { userId: id, role: 'EDITOR' } })
    expect(await refusal('editor', userId)).toBe('A0301')
    expect(await refusal('operator', userId)).toBe('A0301')
    expect(await refusal('stranger', userId)).toBe('A0404')
    expect(await refusal('demo', stranger)).toBe('A0404')
    expect(await refusal('demo', demo)).toBe('A0400')
  })
})

describe('handing over', () => {
  test('makes another the owner and the owner an editor; of two at the same moment one wins', async () => {
    const [one, two] = [await member(['EDITOR']), await member()]
    const answers = await Promise.all(
      [one, two].map((userId) => world.as.demo.ask(memberHandover, { body: { userId, password: PASSWORD } })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0', 'A0301'])
    const owners = (await world.as.demo.call(memberList, {})).members.filter(({ role }) => role === 'OWNER')
    expect(owners).toHaveLength(1)
    const next = owners[0]?.userId ?? ''
    expect([one, two]).toContain(next)
    expect(await world.as.demo.call(me, {})).toMatchObject({ roles: ['EDITOR'] })
    expect(await newsOf(next)).toEqual([['account.handover', { enterprise: '启明泵业有限公司' }]])
    const back = await world.signedIn(next)
    await back.call(memberHandover, { body: { userId: world.ids.people.demo, password: PASSWORD } })
    expect(await world.as.demo.call(me, {})).toMatchObject({ roles: ['OWNER'] })
  })

  test('takes the password, so that whoever found the session open hands nothing over', async () => {
    const userId = await member()
    const without = await world.as.demo.ask(memberHandover, { body: { userId } })
    expect(without).toMatchObject({ code: 'A0400', data: { fields: [{ path: 'password' }] } })
    const wrong = { body: { userId, password: 'not-the-password' } }
    expect(await world.as.demo.refusal(memberHandover, wrong)).toBe('A0210')
    expect(await world.as.demo.call(me, {})).toMatchObject({ roles: ['OWNER'] })
  })

  test('is not for others, nor to oneself, a disabled member, or somebody of another enterprise', async () => {
    const { demo, stranger } = world.ids.people
    const disabled = await member()
    await world.pool.query(`update user_account set state = 'disabled' where id = $1`, [disabled])
    const refusal = (userId: string) => world.as.demo.refusal(memberHandover, { body: { userId, password: PASSWORD } })
    expect(await refusal(demo)).toBe('A0400')
    expect(await refusal(disabled)).toBe('A0400')
    expect(await refusal(stranger)).toBe('A0404')
    expect(await world.as.editor.refusal(memberHandover, { body: { userId: demo } })).toBe('A0301')
    await world.pool.query(
      `insert into user_role values ('STEWARD', '管家', 'Steward', '{user:*:own}', 'enterprise', false)`,
    )
    const steward = await world.signedIn(await member(['STEWARD']))
    const userId = await member()
    expect(await steward.refusal(memberHandover, { body: { userId, password: PASSWORD } })).toBe('A0301')
    expect(await steward.refusal(memberRole, { body: { userId: demo, role: 'VIEWER' } })).toBe('A0301')
    expect(await steward.refusal(memberRemove, { body: { userId: demo } })).toBe('A0301')
  })
})

describe('removing a member', () => {
  test('ends their sessions, roles and links; the account remains without an enterprise and is told', async () => {
    await world.pool.query(
      `insert into user_role select 'INVITER', '人事', 'Recruiter', permissions || '{user:*:own}', 'enterprise', false
        from user_role where code = 'VIEWER'`,
    )
    const userId = await member(['INVITER'])
    const session = await world.signedIn(userId)
    const { invitationUrl } = await session.call(memberInvite, { body: { role: 'VIEWER' } })
    await world.as.demo.call(memberRemove, { body: { userId } })
    expect(await session.refusal(me, {})).toBe('A0230')
    expect((await world.anonymous.fetch(`/api/web${invitationUrl}`)).status).toBe(404)
    const again = await world.signedIn(userId)
    expect(await again.call(me, {})).toMatchObject({ roles: [], perms: [] })
    expect(await again.refusal(memberList, {})).toBe('A0301')
    expect(await newsOf(userId)).toEqual([['account.removed', { enterprise: '启明泵业有限公司' }]])
    expect(await world.as.demo.refusal(memberRemove, { body: { userId } })).toBe('A0404')
  })

  test('stops at oneself, at the owner, and at other enterprises', async () => {
    const { demo, stranger, viewer } = world.ids.people
    expect(await world.as.demo.refusal(memberRemove, { body: { userId: demo } })).toBe('A0400')
    expect(await world.as.demo.refusal(memberRemove, { body: { userId: stranger } })).toBe('A0404')
    expect(await world.as.editor.refusal(memberRemove, { body: { userId: viewer } })).toBe('A0301')
  })
})
