import type { Language } from '@portal/contract/kit'
import {
  type ConsentDocument,
  consentDocuments,
  type consentGive,
  type OwedConsent,
} from '@portal/contract/user-consent'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { userAgreementRepo } from './user-agreement.repo.ts'
import type { Agreements } from './user-agreement.service.ts'
import type { ClientInfo } from './user-session-opening.service.ts'
import { permissionChanged } from './user.events.ts'

const changedMeanwhile = () =>
  fault('A0101', {
    'zh-cn': '文本刚刚又有更新，请刷新页面，阅读新版本后再同意',
    en: 'The text has just changed again. Please refresh the page and read the new version before you agree',
  })

/** Asks whoever agreed to an older version of the texts, or to none, to agree to those in force. */
export function createConsents({ transactor, agreements }: { transactor: Transactor; agreements: Agreements }) {
  /** What was agreed to, by document; null: nothing yet. */
  async function agreed(tx: ReadTx, userId: string): Promise<Record<ConsentDocument, string | null>> {
    const rows = await userAgreementRepo(tx).newest(userId)
    const of = (document: ConsentDocument) => rows.find((row) => row.document === document)?.version ?? null
    return { agreement: of('agreement'), privacy: of('privacy') }
  }

  async function documentsOwed(tx: ReadTx, userId: string) {
    const [before, inForce] = [await agreed(tx, userId), agreements.inForce()]
    return consentDocuments
      .filter((document) => before[document] !== inForce[document])
      .map((document) => ({ document, version: inForce[document], agreedVersion: before[document] }))
  }

  return {
    /** The documents that somebody has to agree to, with what changed since the version that they agreed to. */
    async owed(actor: Actor, language: Language): Promise<{ owed: OwedConsent[] }> {
      const documents = await documentsOwed(transactor.read, actor.userId)
      return {
        owed: documents.map((one) => {
          const texts = agreements.texts[one.document]
          const changes = one.agreedVersion === null ? [] : texts.changesSince(one.agreedVersion, language)
          return { ...one, title: texts.current(language).title, changes }
        }),
      }
    },

    /**
     * Notes that somebody agreed to the versions that they read; those already agreed to are passed over. A0101 for a
     * version that is no longer in force.
     */
    give: (actor: Actor, { versions }: z.output<typeof consentGive.body>, client: ClientInfo): Promise<null> =>
      transactor.transact(async (tx) => {
        const inForce = agreements.inForce()
        if (versions.some(({ document, version }) => version !== inForce[document])) throw changedMeanwhile()
        const given = (await documentsOwed(tx, actor.userId)).filter(({ document }) =>
          versions.some((one) => one.document === document),
        )
        if (given.length === 0) return null
        const after: Partial<Record<ConsentDocument, string>> = {}
        for (const { document, version } of given) after[document] = version
        const documents = given.map(({ document }) => document)
        await agreements.record(tx, actor.userId, client, documents)
        await audits.record(tx, {
          actor,
          action: 'user.consented',
          subject: { type: 'user', id: actor.userId },
          after,
        })
        await publish(tx, permissionChanged, { userIds: [actor.userId] })
        return null
      }),
  }
}
export type Consents = ReturnType<typeof createConsents>
