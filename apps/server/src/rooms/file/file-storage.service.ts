import { APPROVED } from '@portal/contract/enterprise'
import type { StorageUse } from '@portal/contract/file'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { SiteSettings } from '../setting/index.ts'
import { storageFull, storageQuota } from './file-storage.policy.ts'
import { fileStorageRepo } from './file-storage.repo.ts'

/** Quotas of enterprises; what the platform itself keeps has none. */
export function createFileStorage(deps: { transactor: Transactor; settings: Pick<SiteSettings, 'current'> }) {
  const { transactor, settings } = deps

  async function usageOf(tx: ReadTx, actor: Actor, organisationId: string): Promise<StorageUse> {
    return {
      usedBytes: await fileStorageRepo(tx).used(organisationId),
      quotaBytes: storageQuota(await settings.current(tx), actor.examineState),
    }
  }

  /** A0700 unless `more` bytes fit beside what is kept. */
  async function assertFits(tx: ReadTx, actor: Actor, more: number): Promise<void> {
    if (actor.organisationId === null) return
    const use = await usageOf(tx, actor, actor.organisationId)
    if (use.usedBytes + more > use.quotaBytes) throw storageFull(use, actor.examineState === APPROVED)
  }

  return {
    /** How much the actor's enterprise keeps, of how much; null for whoever belongs to none. */
    use: async (actor: Actor): Promise<StorageUse | null> =>
      actor.organisationId === null ? null : usageOf(transactor.read, actor, actor.organisationId),

    /** Refuses early what would not fit: A0700. What counts is `assertKept`. */
    assertRoomFor: (actor: Actor, bytes: number): Promise<void> => assertFits(transactor.read, actor, bytes),

    /**
     * Refuses what was written in this transaction, when it is too much beside the rest: A0700. Writing it held the
     * enterprise's count, so that of two at once the second one sees the first.
     */
    assertKept: (tx: Tx, actor: Actor): Promise<void> => assertFits(tx, actor, 0),
  }
}
export type FileStorage = ReturnType<typeof createFileStorage>
