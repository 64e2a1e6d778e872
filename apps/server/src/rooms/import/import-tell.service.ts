import type { Jobs } from '../../platform/jobs.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Messages } from '../message/index.ts'
import type { Touched } from './import-rows.service.ts'
import { importTouchRepo } from './import-touch.repo.ts'
import { tellEnterprises } from './import.jobs.ts'

/** Enterprises told in one transaction. */
const BATCH = 50

/** Tells enterprises that an operator took in products of theirs: once per import, when it has come to rest. */
export function createTelling(deps: { transactor: Transactor; jobs: Jobs; messages: Messages }) {
  const { transactor, jobs, messages } = deps

  /** Whoever dies in between goes on with those that are left. */
  async function tell({ importId }: { importId: string | null }, signal: AbortSignal): Promise<void> {
    for (let told = BATCH; told === BATCH; ) {
      signal.throwIfAborted()
      told = await transactor.transact(async (tx) => {
        const touched = await importTouchRepo(tx).take(importId, BATCH)
        for (const { organisation_id, created_count, updated_count } of touched) {
          const params = { created: String(created_count), updated: String(updated_count) }
          const link = '/myEnt/productManage'
          await messages.send(tx, { toOrganisation: organisation_id }, { kind: 'product.imported', params, link })
        }
        return touched.length
      })
    }
  }

  jobs.define(tellEnterprises, tell)

  return {
    /** Remembers what a batch did, in its transaction. */
    note: (tx: Tx, importId: string | null, touched: readonly Touched[]): Promise<void> =>
      importTouchRepo(tx).add(importId, touched),

    /** Has everybody told of what was noted for an import. */
    order: (tx: Tx, importId: string | null): Promise<void> => jobs.enqueue(tx, tellEnterprises, { importId }),
  }
}
export type Telling = ReturnType<typeof createTelling>
