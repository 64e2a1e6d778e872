/** The valid requests of room user. */
import { savedViewSave } from '@portal/contract/saved-view'
import { agreement, type CodeScene } from '@portal/contract/user'
import { roleCreate, userCreate } from '@portal/contract/user-admin'
import { memberInvite, memberList } from '@portal/contract/user-member'
import { deviceList } from '@portal/contract/user-profile'
import { freshGuest } from '../guest.ts'
import { insertMobilePerson, newMobile, orderCode, registration } from '../entrance.ts'
import { backFromProvider, insertIdentity } from '../identity.ts'
import { insertPerson, OTHER_PASSWORD, PASSWORD, setOtherPassword } from '../people.ts'
import { pngFile } from '../png.ts'
import { body, nobodyBut, type RequestsOf, type Sent } from '../valid-request.ts'
import { workbookFile } from '../workbook.ts'
import type { World } from '../world.ts'
import { factorRequests } from './user-factor.ts'
import { passkeyRequests } from './user-passkey.ts'

const savedView = { list: 'ownProducts' as const, name: '草稿', query: 'status=5', columns: { hidden: [], pinned: [] } }

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

/** An account's mobile, and the code just sent to it. */
async function mobileProof(world: World, scene: CodeScene) {
  const { mobile } = await insertMobilePerson(world.pool)
  return { mobile, code: await orderCode(world, scene, mobile) }
}

export const userRequests = {
  logout: { as: 'demo', sends: () => ({}) },
  me: { as: 'guest', sends: () => ({}) },
  consentOwed: { as: 'guest', sends: () => ({}) },
  consentGive: {
    as: 'guest',
    sends: async ({ anonymous }) => {
      const { version } = await anonymous.call(agreement, {})
      return body({ versions: [{ document: 'agreement', version }] })
    },
  },
  profile: { as: 'guest', sends: () => ({}) },
  profileSave: { as: 'guest', sends: () => body({ gender: 1 }) },
  avatarUpload: { as: 'guest', sends: () => ({ file: pngFile(64, 64) }) },
  passwordChange: {
    as: 'guest',
    sends: async ({ pool, ids }) => {
      await setOtherPassword(pool, ids.people.guest)
      return body({ oldPassword: OTHER_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD })
    },
    except: nobodyBut('guest', 'A0210'),
  },
  mobileCode: { as: 'guest', sends: () => ({ query: { mobile: newMobile() } }) },
  mobileBind: {
    as: 'guest',
    sends: async (world) => {
      const mobile = newMobile()
      return body({ mobile, code: await orderCode(world, 'bind', mobile), password: PASSWORD })
    },
  },
  emailCode: { as: 'guest', sends: () => ({ query: { email: `${newMobile()}@example.com` } }) },
  emailBind: {
    as: 'guest',
    sends: async (world) => {
      const email = `${newMobile()}@example.com`
      return body({ email, code: await orderCode(world, 'bind', email), password: PASSWORD })
    },
  },
  savedViewList: { as: 'guest', sends: () => ({ query: { list: 'ownProducts' } }) },
  savedViewSave: { as: 'guest', sends: () => body(savedView) },
  savedViewRemove: {
    as: 'guest',
    // One of somebody else is passed over.
    sends: async ({ again }) => {
      const guest = await again('guest')
      return body({ id: (await guest.call(savedViewSave, { body: savedView })).id })
    },
  },
  deviceList: { as: 'guest', sends: () => ({}) },
  deviceSignOut: {
    // Without an id all other sessions of the caller end: it is somebody whom nothing else here needs.
    as: 'guest',
    sends: async ({ again }) => {
      const [device] = await (await again('guest')).call(deviceList, {})
      return body({ id: device?.id ?? '' })
    },
    except: nobodyBut('guest', 'A0404'),
  },
  dataExport: { as: 'guest', sends: () => ({}) },
  closeAccount: {
    as: 'guest',
    sends: () => body({ password: PASSWORD }),
    // The last one who administers has to stay.
    except: { admin: 'A0400' },
  },
  keepAccount: { as: 'guest', sends: () => ({}) },
  oidcSession: {
    as: null,
    sends: async (world) => {
      const { ticket, cookie } = await backFromProvider(world)
      return { ...body({ ticket }), headers: { cookie } }
    },
  },
  identityList: { as: 'guest', sends: () => ({}) },
  identityLink: { as: 'guest', sends: () => body({ password: PASSWORD }) },
  identityUnlink: {
    as: 'demo',
    sends: async (world) => body({ id: await insertIdentity(world.pool, world.ids.people.demo) }),
    except: nobodyBut('demo', 'A0404'),
  },
  ...factorRequests,
  ...passkeyRequests,
  userLock: { as: 'guest', sends: () => ({}) },
  userUnlock: {
    as: 'guest',
    sends: async (world) => {
      await freshGuest(world)
      return body({ password: PASSWORD })
    },
  },
  userPage: { as: 'demo', sends: () => ({ query: { pageNum: 1, keywords: 'e' } }) },
  userForm: { as: 'demo', ours: true, sends: ofMember() },
  userOptions: { as: 'demo', sends: () => ({}) },
  organisationOptions: { as: 'demo', sends: () => ({ query: { keywords: '有限' } }) },
  userCreate: {
    as: 'demo',
    sends: () => ({ body: description() }),
    // A role of enterprises without an enterprise.
    except: { operator: 'A0400', admin: 'A0400' },
  },
  userSave: { as: 'demo', ours: true, sends: (world) => ofMember({ body: description() })(world) },
  userPassword: { as: 'demo', ours: true, sends: ofMember({ body: { password: PASSWORD } }) },
  userFactorRemove: { as: 'operator', sends: ofMember() },
  userDelete: {
    as: 'demo',
    ours: true,
    sends: async (world) => ({ params: { ids: `${await member(world)},${await member(world)}` } }),
  },
  userInvite: { as: 'demo', ours: true, sends: ofMember({}, true) },
  userTemplate: { as: 'demo', sends: () => ({}) },
  userExport: { as: 'demo', sends: () => ({}) },
  userImport: { as: 'demo', sends: workbook },
  roleList: { as: 'demo', sends: () => ({}) },
  roleCreate: {
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
  roleSave: {
    as: 'admin',
    sends: async (world) => ({
      params: { code: await newRole(world) },
      body: { nameZh: '审核员', nameEn: 'Reviewer', permissions: ['review:read:any'] },
    }),
  },
  roleDelete: { as: 'admin', sends: async (world) => ({ params: { code: await newRole(world) } }) },
  memberList: { as: 'viewer', sends: () => ({}) },
  memberInvite: {
    as: 'demo',
    sends: async (world) => {
      await invitationToken(world)
      return { body: { role: 'EDITOR' } }
    },
  },
  memberInvitationRevoke: {
    as: 'demo',
    ours: true,
    sends: async (world) => {
      await invitationToken(world)
      const { invitations } = await world.as.demo.call(memberList, {})
      return { body: { id: invitations[0]?.id ?? '' } }
    },
  },
  memberRole: { as: 'demo', ours: true, sends: memberNamed({ role: 'EDITOR' }) },
  memberHandover: {
    as: 'stranger',
    sends: async (world) => {
      await ownerAgain(world)
      const { pool, ids } = world
      const person = { username: newUsername(), nickname: '接任者', roles: ['EDITOR'] }
      return { body: { userId: await insertPerson(pool, person, ids.enterprises.theirs), password: PASSWORD } }
    },
  },
  memberRemove: {
    as: 'demo',
    ours: true,
    sends: async (world) => {
      await ownerAgain(world)
      return memberNamed()(world)
    },
  },
  invitation: { as: null, sends: async (world) => ({ query: { token: await invitationToken(world) } }) },
  invitationAccept: {
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
  login: { as: null, sends: () => body({ username: 'demo', password: PASSWORD }) },
  captcha: { as: null, sends: () => ({}) },
  agreement: { as: null, sends: () => ({}) },
  privacy: { as: null, sends: () => ({}) },
  smsCode: { as: null, sends: () => ({ query: { mobile: newMobile(), scene: 'register' } }) },
  smsLogin: { as: null, sends: async (world) => body(await mobileProof(world, 'login')) },
  forget: {
    as: null,
    sends: async (world) => body({ ...(await mobileProof(world, 'forget')), password: 'another-password' }),
  },
  register: { as: null, sends: async (world) => body(await registration(world)) },
} satisfies RequestsOf<'user'>
