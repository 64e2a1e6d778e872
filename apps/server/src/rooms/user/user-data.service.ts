import { promisify } from 'node:util'
import type { Download, Language } from '@portal/contract/kit'
import { type AsyncZippable, strToU8, zip } from 'fflate'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { PersonalDataOf } from '../../platform/room.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { userDataRepo } from './user-data.repo.ts'
import { exportPage, type PersonalData } from './user-data.view.ts'
import { userProfileRepo } from './user-profile.repo.ts'
import { profileView } from './user-profile.view.ts'

const EXPORTS_PER_DAY = { limit: 5, windowSeconds: 24 * 3600 }

const says = {
  often: {
    'zh-cn': '今天的导出次数已用完，请明天再试',
    en: 'You exported your data often enough for today. Please try again tomorrow',
  },
}

const zipped = promisify<AsyncZippable, Uint8Array>(zip)

const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`)

/** All personal data of a user, from all rooms that keep any (`others`, in the order they are shown). */
export function createPersonalData(deps: {
  transactor: Transactor
  throttle: Throttle
  others: readonly PersonalDataOf[]
}) {
  const { transactor, throttle, others } = deps

  async function own(tx: ReadTx, userId: string, language: Language): Promise<PersonalData> {
    const repo = userDataRepo(tx)
    const row = await userProfileRepo(tx).profile(userId)
    if (!row) throw fault('A0404')
    return {
      account: profileView(row, language),
      consents: await repo.consents(userId),
      sessions: await repo.sessions(userId),
      identities: await repo.identities(userId),
      passkeys: await repo.passkeys(userId),
      secondFactors: await repo.secondFactors(userId),
      savedViews: await repo.savedViews(userId),
    }
  }

  /** One transaction, so that the parts fit each other. */
  const gather = (actor: Actor, language: Language): Promise<PersonalData> =>
    transactor.transact(async (tx) => {
      await audits.record(tx, { actor, action: 'user.exported', subject: { type: 'user', id: actor.userId } })
      let parts = await own(tx, actor.userId, language)
      for (const other of others) parts = { ...parts, ...(await other(tx, actor.userId)) }
      // Instants and what is undefined become what JSON has for them, for the page as for the files.
      return JSON.parse(JSON.stringify(parts)) as PersonalData
    })

  return {
    /** A zip of one JSON file per part and a page to read them by. A0501 after five on one day. */
    async exported(actor: Actor, language: Language): Promise<Download> {
      const consumed = await throttle.consume(`export:user:${actor.userId}`, EXPORTS_PER_DAY)
      if (consumed !== 'ok') throw fault('A0501', says.often, { retryAfter: consumed.retryAfter })
      const at = now()
      const parts = await gather(actor, language)
      const files = Object.entries(parts).map(([part, value]) => [`${part}.json`, json(value)] as const)
      const bytes = await zipped({
        'index.html': strToU8(exportPage(parts, at, language)),
        ...Object.fromEntries(files),
      })
      const title = language === 'en' ? 'personal-data' : '个人数据'
      return {
        name: `${title}-${actor.username}-${dayOf(at)}.zip`,
        mediaType: 'application/zip',
        bytes: new Uint8Array(bytes),
      }
    },
  }
}
