/** Rightful requests to manage users, roles, members and invitations. */
import { roleCreate, userCreate } from '@portal/contract/user-admin'
import { memberInvite, memberList } from '@portal/contract/user-member'
import { insertPerson, PASSWORD } from './people.ts'
import type { ValidRequest, Sent } from './valid-requests.ts'
import { workbookFile } from './workbook.ts'
import type { World } from './world.ts'

let counted = 0
/** A username that no other request of this process has. */
const newUsername = (): string => `managed-${(counted += 1)}`

const description = () => ({ username: newUsername(), nickname: '新成员', roleIds: ['VIEWER'] })

/** A member of `ours`, with a password unless they only have been invited. */
async function member({ as, pool, ids }: World, invited = false): Promise<string> {
  if (invited) return (await as.demo.call(userCreate, { body: description() })).id
  return insertPerson(pool, { username: newUsername(), nickname: '成员', roles: ['VIEWER'] }, ids.enterprises.ours)
}

const ofMember =
  (more: Sent = {}, invited = false) =>
  async (world: World): Promise<Sent> => ({ params: { id: await member(world, invited) }, ...more })
const memberNamed =
  (more: Record<string, unknown> = {}) =>
  async (world: World): Promise<Sent> => ({ body: { userId: await member(world), ...more } })

/** The token in the link of a fresh invitation. */
async function invitationToken({ as, ids, pool }: World): Promise<string> {
  // Whatever was invited before must not stand in the way of one more.
  await pool.query('update user_invitation set revoked_at = now() where organisation_id = $1', [ids.enterprises.ours])
  const { invitationUrl } = await as.demo.call(memberInvite, { body: { role: 'VIEWER' } })
  return new URL(invitationUrl, 'http://localhost').searchParams.get('token') ?? ''
}

async function newRole({ as }: World): Promise<string> {
  const code = `ROLE_${(counted += 1)}`
  const body = { code, nameZh: '新角色', nameEn: 'New role', kind: 'platform' as const, permissions: [] }
  await as.admin.call(roleCreate, { body })
  return code
}

const workbook = async (): Promise<Sent> => ({
  file: await workbookFile([
    ['用户名', '昵称', '角色'],
    [newUsername(), '导入', 'VIEWER'],
  ]),
})

/** Another request may have made somebody else the owner of `theirs`. */
async function ownerAgain({ pool, ids }: World): Promise<void> {
  const { stranger } = ids.people
  await pool.query(
    `delete from user_account_role using user_account
     where user_id = id and organisation_id = $1 and role_code in ('OWNER', 'EDITOR')`,
    [ids.enterprises.theirs],
  )
  await pool.query(`insert into user_account_role (user_id, role_code) values ($1, 'OWNER')`, [stranger])
}

/** By `room.name` of the contract. */
export const management: Record<string, ValidRequest> = {
  'user.userPage': { as: 'demo', sends: () => ({ query: { pageNum: 1, keywords: 'e' } }) },
  'user.userForm': { as: 'demo', ours: true, sends: ofMember() },
  'user.userOptions': { as: 'demo', sends: () => ({}) },
  'user.organisationOptions': { as: 'demo', sends: () => ({ query: { keywords: '有限' } }) },
  'user.userCreate': {
    as: 'demo',
    sends: () => ({ body: description() }),
    // A role of enterprises without an enterprise.
    except: { operator: 'A0400', admin: 'A0400' },
  },
  'user.userSave': { as: 'demo', ours: true, sends: (world) => ofMember({ body: description() })(world) },
  'user.userPassword': { as: 'demo', ours: true, sends: ofMember({ query: { password: PASSWORD } }) },
  'user.userDelete': {
    as: 'demo',
    ours: true,
    sends: async (world) => ({ params: { ids: `${await member(world)},${await member(world)}` } }),
  },
  'user.userInvite': { as: 'demo', ours: true, sends: ofMember({}, true) },
  'user.userTemplate': { as: 'demo', sends: () => ({}) },
  'user.userExport': { as: 'demo', sends: () => ({}) },
  'user.userImport': { as: 'demo', sends: workbook },

  'user.roleList': { as: 'demo', sends: () => ({}) },
  'user.roleCreate': {
    as: 'admin',
    sends: () => ({
      body: {
        code: `ROLE_${(counted += 1)}`,
        nameZh: '审核员',
        nameEn: 'Reviewer',
        kind: 'platform',
        permissions: ['review:read:any'],
      },
    }),
  },
  'user.roleSave': {
    as: 'admin',
    sends: async (world) => ({
      params: { code: await newRole(world) },
      body: { nameZh: '审核员', nameEn: 'Reviewer', permissions: ['review:read:any'] },
    }),
  },
  'user.roleDelete': { as: 'admin', sends: async (world) => ({ params: { code: await newRole(world) } }) },

  'user.memberList': { as: 'viewer', sends: () => ({}) },
  'user.memberInvite': {
    as: 'demo',
    sends: async (world) => {
      await invitationToken(world)
      return { body: { role: 'EDITOR' } }
    },
  },
  'user.memberInvitationRevoke': {
    as: 'demo',
    ours: true,
    sends: async (world) => {
      await invitationToken(world)
      const { invitations } = await world.as.demo.call(memberList, {})
      return { body: { id: invitations[0]?.id ?? '' } }
    },
  },
  'user.memberRole': { as: 'demo', ours: true, sends: memberNamed({ role: 'EDITOR' }) },
  'user.memberHandover': {
    as: 'stranger',
    sends: async (world) => {
      await ownerAgain(world)
      const { pool, ids } = world
      const person = { username: newUsername(), nickname: '接任者', roles: ['EDITOR'] }
      return { body: { userId: await insertPerson(pool, person, ids.enterprises.theirs) } }
    },
  },
  'user.memberRemove': {
    as: 'demo',
    ours: true,
    sends: async (world) => {
      await ownerAgain(world)
      return memberNamed()(world)
    },
  },

  'user.invitation': { as: null, sends: async (world) => ({ query: { token: await invitationToken(world) } }) },
  'user.invitationAccept': {
    as: null,
    sends: async (world) => ({
      body: {
        token: await invitationToken(world),
        username: newUsername(),
        password: PASSWORD,
        confirmPassword: PASSWORD,
        agreement: true,
      },
    }),
  },
}
