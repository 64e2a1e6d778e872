import type { Input } from '@portal/contract/kit'
import { organisationOptions, userForm, userOptions, userPage, userSave } from '@portal/contract/user-admin'
import { insertPerson, type Name } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

let counted = 0
/** A member of `ours` with a password. */
const member = (roles: string[] = ['VIEWER'], enterprise: 'ours' | 'theirs' | 'fresh' | null = 'ours') =>
  insertPerson(
    world.pool,
    { username: `person-${(counted += 1)}`, nickname: '成员', roles },
    enterprise && world.ids.enterprises[enterprise],
  )
/** What saves somebody as they are, but for the state. */
async function withStatus(name: Name, status: number): Promise<Input<typeof userSave>> {
  const params = { id: world.ids.people[name] }
  const { id: _id, avatar: _avatar, ...form } = await world.as.admin.call(userForm, { params })
  return { params, body: { ...form, status } }
}
const namesIn = async (query: Input<typeof userPage>['query'], as: 'operator' | 'demo' = 'operator') => {
  const { list } = await world.as[as].call(userPage, { query: { pageSize: 100, ...query } })
  return list.map(({ username }) => username)
}

describe('the list of users', () => {
  test('shows operators everybody, and an owner their own members only', async () => {
    expect(await namesIn({})).toEqual(expect.arrayContaining(['demo', 'stranger', 'operator', 'admin', 'guest']))
    const own = await namesIn({}, 'demo')
    expect(own).toEqual(expect.arrayContaining(['demo', 'editor', 'viewer', 'idle']))
    for (const other of ['stranger', 'operator', 'admin', 'guest']) expect(own).not.toContain(other)
    const { theirs } = world.ids.enterprises
    expect(await namesIn({ deptId: theirs }, 'demo')).toEqual([])
  })

  test('says who is the reader’s to manage: nobody above them, nor they themselves', async () => {
    const manageable = async (by: Name, keywords = '') => {
      const { list } = await world.as[by].call(userPage, { query: { keywords, pageSize: 100 } })
      return list.filter((row) => row.manageable).map(({ username }) => username)
    }
    const members = await manageable('demo')
    expect(members).toEqual(expect.arrayContaining(['editor', 'viewer', 'idle']))
    expect(members).not.toContain('demo')
    const everybody = await manageable('operator')
    expect(everybody).toEqual(expect.arrayContaining(['demo', 'editor', 'guest']))
    for (const other of ['admin', 'operator']) expect(everybody).not.toContain(other)
    expect(await manageable('admin', 'operator')).toEqual(['operator'])
    expect(await manageable('admin', 'admin')).toEqual([])
    expect(await world.as.operator.refusal(userSave, await withStatus('admin', 0))).toBe('A0301')
    expect(await world.as.demo.refusal(userSave, await withStatus('demo', 0))).toBe('A0400')
  })

  test('says of each what clients of the system family read, times as in Shanghai', async () => {
    await world.pool.query(`update user_account set created_at = '2026-03-01T16:30:00Z' where username = 'editor'`)
    const { list, total } = await world.as.operator.call(userPage, { query: { keywords: 'editor' } })
    expect(total).toBe(1)
    expect(list[0]).toEqual({
      id: world.ids.people.editor,
      username: 'editor',
      nickname: '周编辑',
      mobile: '',
      gender: 0,
      avatar: null,
      email: '',
      status: 1,
      deptId: world.ids.enterprises.ours,
      deptName: '启明泵业有限公司',
      roleNames: '企业编辑',
      createTime: '2026/03/02 00:30',
      invited: false,
      self: false,
      manageable: true,
      factorRemovable: false,
    })
    const day = { keywords: 'editor', createTime: ['2026-03-02', '2026-03-02'] }
    expect(await namesIn(day)).toEqual(['editor'])
    expect(await namesIn({ ...day, createTime: ['2026-03-01', '2026-03-01'] })).toEqual([])
  })

  test('finds parts of username, nickname and mobile in any case, and takes % and _ for what they are', async () => {
    const odd = { username: 'Percent_100', nickname: '百分之100%', roles: [] }
    await insertPerson(world.pool, odd, null)
    await world.pool.query(`update user_account set mobile = '13900001234' where username = 'Percent_100'`)
    for (const keywords of ['percent_1', '分之1', '百分', '百', '00001234', '100%']) {
      expect({ keywords, found: await namesIn({ keywords }) }).toMatchObject({
        keywords,
        found: expect.arrayContaining(['Percent_100']) as string[],
      })
    }
    for (const keywords of ['percent%100', 'percent-100', '_', '之_00']) {
      const found = await namesIn({ keywords })
      expect({ keywords, found }).toEqual({ keywords, found: keywords === '_' ? ['Percent_100'] : [] })
    }
  })

  test('filters by status and roles, and orders as asked; what was not chosen may come as empty text', async () => {
    const disabled = await member()
    await world.as.demo.call(userSave, {
      params: { id: disabled },
      body: { username: `person-${(counted += 1)}`, nickname: '新同事', roleIds: ['VIEWER'], status: 0 },
    })
    const rows = await world.as.demo.call(userPage, { query: { status: 0 } })
    expect(rows.list.map(({ id }) => id)).toEqual([disabled])
    expect(await namesIn({ roleIds: ['ROOT', 'OPERATOR'] })).toEqual(expect.arrayContaining(['admin', 'operator']))
    expect(await namesIn({ roleIds: ['ROOT'] })).toEqual(['admin'])
    const up = await namesIn({ direction: 'ASC' })
    expect(await namesIn({ direction: 'DESC' })).toEqual(up.toReversed())
    const response = await world.as.demo.fetch(`${userPage.path}?status=&deptId=&keywords=&roleIds=VIEWER&pageSize=100`)
    const { data } = (await response.json()) as { data: { list: { username: string }[] } }
    expect(data.list.map(({ username }) => username)).toContain('viewer')
    expect(data.list.map(({ username }) => username)).not.toContain('editor')
  })

  test('stops counting at five thousand found and says so; what it shows of them is in order', async () => {
    await world.pool.query(
      `insert into user_account (username, nickname, created_at)
       select 'crowd-' || n, '众', now() - n * interval '1 hour' from generate_series(1, 10001) n`,
    )
    for (const keywords of ['crowd-', '众']) {
      const found = await world.as.operator.call(userPage, { query: { keywords } })
      expect(found).toMatchObject({ total: 5000, more: true })
      expect(found.list.map(({ username }) => username).slice(0, 2)).toEqual(['crowd-1', 'crowd-2'])
    }
    const oldest = await namesIn({ keywords: '众', direction: 'ASC', pageSize: 2 })
    expect(oldest).toEqual(['crowd-10001', 'crowd-10000'])
    const everybody = await world.as.operator.call(userPage, { query: {} })
    expect(everybody.more).toBe(false)
    expect(everybody.total).toBeGreaterThan(10_000)
    await world.pool.query(`delete from user_account where username like 'crowd-%'`)
    expect(await world.as.operator.call(userPage, { query: { keywords: '众' } })).toMatchObject({
      total: 0,
      more: false,
    })
  })

  test('offers choices within the scope of whoever asks', async () => {
    const ours = await world.as.demo.call(userOptions, {})
    expect(ours.map(({ label }) => label)).toContain('周编辑')
    expect(ours.map(({ label }) => label)).not.toContain('何远山')
    const all = await world.as.operator.call(organisationOptions, { query: { keywords: '远山' } })
    expect(all).toEqual([{ value: world.ids.enterprises.theirs, label: '远山传动有限公司' }])
    expect(await world.as.demo.call(organisationOptions, { query: { keywords: '远山' } })).toEqual([])
    expect(await world.as.demo.call(organisationOptions, { query: {} })).toMatchObject([{ label: '启明泵业有限公司' }])
  })
})
