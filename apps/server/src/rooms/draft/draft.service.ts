import type { Draft, DraftAddress, draftKeep, DraftPlace } from '@portal/contract/draft'
import type { z } from 'zod'
import { decrypted, encrypted } from '../../platform/cipher.ts'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Logger } from '../../platform/log.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { aboutOf, KEEPS, momentOf, MOST_DRAFTS, overBefore } from './draft.policy.ts'
import { draftRepo, type DraftRow } from './draft.repo.ts'
import { draftRecord, draftView } from './draft.view.ts'

/** What people typed and did not send. `key`: 32 bytes of the installation. */
export function createDrafts(deps: { transactor: Transactor; throttle: Throttle; log: Logger; key: Buffer }) {
  const { transactor, throttle, log, key } = deps

  /** Those that open, each as `view` shows it with its content: one that does not must not keep the others back. */
  const opened = <Shown>(userId: string, rows: DraftRow[], view: (row: DraftRow, content: string) => Shown): Shown[] =>
    rows.flatMap((row) => {
      try {
        return [view(row, decrypted(row.sealed_content, key, aboutOf(userId, row)))]
      } catch (error) {
        log.warn({ err: error, draft: row.id }, 'a draft does not open')
        return []
      }
    })

  return {
    /** The actor's drafts of a form, the one typed last first. */
    async list({ userId }: Actor, place: DraftPlace): Promise<Draft[]> {
      const rows = await draftRepo(transactor.read).ofForm(userId, place, overBefore(now()))
      return opened(userId, rows, draftView)
    },

    /**
     * Keeps a version of a draft. The oldest make room where there are more than `MOST_DRAFTS`; A0501 for more saves
     * than somebody types.
     */
    async keep({ userId }: Actor, given: z.output<typeof draftKeep.body>, userAgent: string): Promise<null> {
      const consumed = await throttle.consume(`draft:${userId}`, KEEPS)
      if (consumed !== 'ok') throw fault('A0501', undefined, { retryAfter: consumed.retryAfter })
      const { form, subject, version, content, typedAt } = given
      const at = now()
      const row = {
        form,
        subject,
        version,
        sealed_content: encrypted(content, key, aboutOf(userId, given)),
        user_agent: userAgent,
        typed_at: momentOf(typedAt, at),
        kept_at: at,
      }
      await transactor.transact(async (tx) => {
        const repo = draftRepo(tx)
        await repo.lockOwner(userId)
        await repo.keep(userId, row)
        await repo.makeRoom(userId, MOST_DRAFTS)
      })
      return null
    },

    /** Removes a version of the actor's; repeating is harmless. */
    remove: ({ userId }: Actor, address: DraftAddress): Promise<null> =>
      transactor.transact(async (tx) => {
        await draftRepo(tx).remove(userId, address)
        return null
      }),

    /** What somebody typed and did not send, for the export of their data. */
    personalData: async (tx: ReadTx, userId: string): Promise<Record<string, unknown>> => ({
      drafts: opened(userId, await draftRepo(tx).all(userId), draftRecord),
    }),

    /** Removes everything that somebody typed: they are no longer here. */
    forget: (tx: Tx, userId: string): Promise<void> => draftRepo(tx).removeAll(userId),
  }
}
export type Drafts = ReturnType<typeof createDrafts>
