import { me } from '@portal/contract/user'
import { roleCreate, roleDelete, roleList, roleSave, userCreate, userSave } from '@portal/contract/user-admin'
import { insertPerson } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedPermissions } from './user-role.policy.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const role = (
  code: string,
  permissions: ('review:read:any' | 'role:edit:any' | 'user:edit:any' | 'product:read:own')[],
) => ({
  code,
  nameZh: '审核员',
  nameEn: 'Reviewer',
  kind: 'platform' as const,
  permissions,
})
const grantable = async (as: 'admin' | 'operator' | 'demo') =>
  (await world.as[as].call(roleList, {})).filter((one) => one.grantable).map(({ code }) => code)

describe('the list of roles', () => {
  test('says which the caller may grant: administrators all, operators none above them, owners those of members', async () => {
    expect(await grantable('admin')).toEqual(expect.arrayContaining(['ROOT', 'OPERATOR', 'OWNER', 'EDITOR', 'VIEWER']))
    expect((await grantable('operator')).toSorted()).toEqual(['EDITOR', 'OPERATOR', 'OWNER', 'VIEWER'])
    expect((await grantable('demo')).toSorted()).toEqual(['EDITOR', 'VIEWER'])
  })

  test('shows an owner the roles of enterprises only, counted among their own members', async () => {
    const own = await world.as.demo.call(roleList, {})
    expect(own.map(({ code, users }) => `${code} ${users}`).toSorted()).toEqual(['EDITOR 1', 'OWNER 1', 'VIEWER 1'])
    const all = await world.as.operator.call(roleList, {})
    expect(all.find(({ code }) => code === 'OWNER')).toMatchObject({ users: 4, builtin: true, name: '企业负责人' })
  })
})

describe('a role', () => {
  test('is made, granted, changed under open browsers, and removed when nobody holds it', async () => {
    await world.as.admin.call(roleCreate, { body: role('REVIEWER', ['review:read:any']) })
    const id = await insertPerson(world.pool, { username: 'reviewer', nickname: '审核员', roles: ['REVIEWER'] }, null)
    const session = await world.signedIn(id)
    expect(await session.call(me, {})).toMatchObject({ perms: ['review:read:any'] })

    const change = { nameZh: '复核员', nameEn: 'Checker', permissions: ['audit:read:any' as const] }
    await world.as.admin.call(roleSave, { params: { code: 'REVIEWER' }, body: change })
    expect(await session.call(me, {})).toMatchObject({ perms: ['audit:read:any'] })
    await until('the event for whoever holds it', async () => {
      const { rows } = await world.pool.query(
        `select from event where name = 'permission.changed' and payload->'userIds' ? $1`,
        [id],
      )
      return rows.length > 0
    })

    const held = await world.as.admin.ask(roleDelete, { params: { code: 'REVIEWER' } })
    expect([held.code, held.message]).toEqual(['A0400', expect.stringContaining('1 位用户')])
    const operator = { username: 'reviewer', nickname: '审核员', roleIds: ['OPERATOR'] }
    await world.as.admin.call(userSave, { params: { id }, body: operator })
    await world.as.admin.call(roleDelete, { params: { code: 'REVIEWER' } })
    expect((await world.as.admin.call(roleList, {})).map(({ code }) => code)).not.toContain('REVIEWER')
    const { rows } = await world.pool.query(`select action from audit_entry where subject_type = 'role' order by id`)
    expect(rows.map(({ action }) => action as string)).toEqual(['role.created', 'role.saved', 'role.removed'])
  })

  test('is neither made twice, nor made by whoever may not', async () => {
    expect(await world.as.admin.refusal(roleCreate, { body: role('OPERATOR', []) })).toBe('A0400')
    expect(await world.as.operator.refusal(roleCreate, { body: role('MINE', []) })).toBe('A0301')
    expect(await world.as.demo.refusal(roleCreate, { body: role('MINE', []) })).toBe('A0301')
  })

  test('holds nothing that whoever edits it does not hold, and is not edited from below', async () => {
    await world.as.admin.call(roleCreate, { body: role('EDITS_ROLES', ['role:edit:any']) })
    const roles = ['EDITS_ROLES']
    const clerk = await world.signedIn(
      await insertPerson(world.pool, { username: 'clerk', nickname: '文员', roles }, null),
    )
    expect(await clerk.refusal(roleCreate, { body: role('WIDE', ['user:edit:any']) })).toBe('A0301')
    const body = { nameZh: '运营', nameEn: 'Operator', permissions: ['role:edit:any' as const] }
    expect(await clerk.refusal(roleSave, { params: { code: 'OPERATOR' }, body })).toBe('A0301')
    expect(await clerk.refusal(roleDelete, { params: { code: 'OPERATOR' } })).toBe('A0301')
    await clerk.call(roleCreate, { body: role('NARROW', ['role:edit:any']) })
  })

  test('of enterprises opens nothing beyond the own enterprise', async () => {
    const wide = { ...role('WIDE_MEMBER', ['review:read:any']), kind: 'enterprise' as const }
    expect(await world.as.admin.refusal(roleCreate, { body: wide })).toBe('A0400')
    await world.as.admin.call(roleCreate, { body: { ...wide, code: 'READER', permissions: ['product:read:own'] } })
    await world.as.demo.call(userCreate, { body: { username: 'reader', nickname: '读者', roleIds: ['READER'] } })
  })

  test('of the administrator is never changed, and what comes with the product never removed', async () => {
    const body = { nameZh: '系统管理员', nameEn: 'Administrator', permissions: [] }
    expect(await world.as.admin.refusal(roleSave, { params: { code: 'ROOT' }, body })).toBe('A0400')
    expect(await world.as.admin.refusal(roleDelete, { params: { code: 'ROOT' } })).toBe('A0400')
    expect(await world.as.admin.refusal(roleDelete, { params: { code: 'VIEWER' } })).toBe('A0400')
    expect(await world.as.admin.refusal(roleDelete, { params: { code: 'NOBODY' } })).toBe('A0404')
  })
})

test('saving a role without a change keeps its patterns, so that it does not freeze at the permissions of today', () => {
  const all = ['product:read:own', 'product:edit:own'] as const
  expect(storedPermissions(['product:*:own'], [...all])).toEqual(['product:*:own'])
  expect(storedPermissions(['product:*:own'], ['product:read:own'])).toEqual(['product:read:own'])
  expect(storedPermissions(['product:*:own'], [...all, 'file:upload:own'])).toEqual([
    'file:upload:own',
    'product:*:own',
  ])
  expect(storedPermissions([], [...all])).toEqual(['product:edit:own', 'product:read:own'])
})
