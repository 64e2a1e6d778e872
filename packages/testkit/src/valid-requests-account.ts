/** Rightful requests about one's own account; see `valid-requests.ts`. */
import { deviceList } from '@portal/contract/user-profile'
import { newMobile, orderCode } from './entrance.ts'
import { backFromProvider, insertIdentity } from './identity.ts'
import { type Name, OTHER_PASSWORD, PASSWORD, people, setOtherPassword } from './people.ts'
import { pngFile } from './png.ts'
import type { ValidRequest, Sent } from './valid-requests.ts'

const body = (value: Record<string, unknown>): Sent => ({ body: value })

/** Everybody but one is refused. */
const nobodyBut = (right: Name, code: string): Partial<Record<Name, string>> =>
  Object.fromEntries((Object.keys(people) as Name[]).filter((name) => name !== right).map((name) => [name, code]))

export const account: Record<string, ValidRequest> = {
  'user.logout': { as: 'demo', sends: () => ({}) },
  'user.me': { as: 'guest', sends: () => ({}) },
  'user.profile': { as: 'guest', sends: () => ({}) },
  'user.profileSave': { as: 'guest', sends: () => body({ gender: 1 }) },
  'user.avatarUpload': { as: 'guest', sends: () => ({ file: pngFile(64, 64) }) },
  'user.passwordChange': {
    as: 'guest',
    sends: async ({ pool, ids }) => {
      await setOtherPassword(pool, ids.people.guest)
      return body({ oldPassword: OTHER_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD })
    },
    except: nobodyBut('guest', 'A0210'),
  },
  'user.mobileCode': { as: 'guest', sends: () => ({ query: { mobile: newMobile() } }) },
  'user.mobileBind': {
    as: 'guest',
    sends: async (world) => {
      const mobile = newMobile()
      return body({ mobile, code: await orderCode(world, 'bind', mobile) })
    },
  },
  'user.emailCode': { as: 'guest', sends: () => ({ query: { email: `${newMobile()}@example.com` } }) },
  'user.emailBind': {
    as: 'guest',
    sends: async (world) => {
      const email = `${newMobile()}@example.com`
      return body({ email, code: await orderCode(world, 'bind', email) })
    },
  },
  'user.deviceList': { as: 'guest', sends: () => ({}) },
  'user.deviceSignOut': {
    // Without an id all other sessions of the caller end: it is somebody whom nothing else here needs.
    as: 'guest',
    sends: async ({ again }) => {
      const [device] = await (await again('guest')).call(deviceList, {})
      return body({ id: device?.id ?? '' })
    },
    except: nobodyBut('guest', 'A0404'),
  },
  'user.dataExport': { as: 'guest', sends: () => ({}) },
  'user.closeAccount': {
    as: 'guest',
    sends: () => body({ password: PASSWORD }),
    // The last one who administers has to stay.
    except: { admin: 'A0400' },
  },
  'user.keepAccount': { as: 'guest', sends: () => ({}) },
  'user.oidcSession': {
    as: null,
    sends: async (world) => {
      const { ticket, cookie } = await backFromProvider(world)
      return { ...body({ ticket }), headers: { cookie } }
    },
  },
  'user.identityList': { as: 'guest', sends: () => ({}) },
  'user.identityLink': { as: 'guest', sends: () => ({}) },
  'user.identityUnlink': {
    as: 'demo',
    sends: async (world) => body({ id: await insertIdentity(world.pool, world.ids.people.demo) }),
    except: nobodyBut('demo', 'A0404'),
  },
  'user.userUnlock': { as: 'guest', sends: () => body({ password: PASSWORD }) },
}
