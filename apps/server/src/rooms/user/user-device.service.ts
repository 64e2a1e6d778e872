import type { Device } from '@portal/contract/user-profile'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { networkOf } from '../../platform/network.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { AccountNotice } from './user-account-notice.service.ts'
import { programOf } from './user-device.policy.ts'
import { userDeviceRepo } from './user-device.repo.ts'
import { deviceView } from './user-device.view.ts'
import { isStaff, judgeSession } from './user.policy.ts'
import type { Users } from './user.service.ts'

const says = {
  gone: {
    'zh-cn': '该设备已退出登录，请刷新列表',
    en: 'This device is signed out already. Please refresh the list',
  },
  here: {
    'zh-cn': '这是您正在使用的设备，请使用“退出登录”',
    en: 'This is the device you are using. Please use “Sign out” instead',
  },
}

/** Whether somebody signed in to the account from this network lately: with their password, so that it is their own. */
export async function isKnownNetwork(tx: ReadTx, userId: string, address: string): Promise<boolean> {
  const network = networkOf(address)
  return (await userDeviceRepo(tx).addresses(userId)).some((one) => networkOf(one) === network)
}

/** Whether the account was signed in to lately, and never from this network. */
export async function isNewNetwork(tx: ReadTx, userId: string, address: string): Promise<boolean> {
  const addresses = await userDeviceRepo(tx).addresses(userId)
  return addresses.length > 0 && !addresses.some((one) => networkOf(one) === networkOf(address))
}

/** What its person is told of a sign-in from there. */
export function newNetworkNotice({ address, userAgent }: { address: string; userAgent: string }): AccountNotice {
  const { browser, system } = programOf(userAgent)
  const device = [browser, system].filter((name) => name !== '').join(' · ')
  return {
    kind: 'account.newNetwork',
    params: { network: networkOf(address), device },
    link: '/personalCenter/accountInfo?tab=security',
  }
}

/** Where somebody is signed in. */
export function createDevices({ transactor, users }: { transactor: Transactor; users: Pick<Users, 'endSessions'> }) {
  return {
    /** Living sessions of the actor, the current one first, then the one used last. */
    async list(actor: Actor): Promise<Device[]> {
      const at = now()
      const rows = await userDeviceRepo(transactor.read).sessions(actor.userId)
      return rows
        .filter((row) => judgeSession({ ...row, state: 'active', staff: isStaff(actor) }, at) === 'living')
        .map((row) => deviceView(row, actor.sessionId))
        .toSorted((one, other) => Number(other.current) - Number(one.current))
    },

    /** Ends one other session (A0404 when it is not the actor's), or all others. Their open pages are told. */
    signOut: (actor: Actor, id: string | undefined): Promise<{ ended: number }> =>
      transactor.transact(async (tx) => {
        if (id === actor.sessionId) throw fault('A0400', says.here)
        const { userId } = actor
        const ended = await users.endSessions(
          tx,
          id === undefined ? { userId, except: actor.sessionId } : { userId, sessionId: id },
        )
        if (id !== undefined && ended === 0) throw fault('A0404', says.gone)
        const entry = { actor, action: 'user.devicesSignedOut', subject: { type: 'user', id: userId } }
        if (ended > 0) await audits.record(tx, { ...entry, after: { ended } })
        return { ended }
      }),
  }
}
