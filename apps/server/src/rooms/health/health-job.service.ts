import type { FailedJob } from '@portal/contract/health'
import type { Actor } from '../../platform/http/actor.ts'
import { failedJobs, type Jobs } from '../../platform/jobs.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { failedJobView } from './health.view.ts'

interface Chosen {
  queue: string
  ids: string[]
}

/** How many jobs failed and wait for somebody. */
export const failedJobsWaiting = async (tx: ReadTx): Promise<number> =>
  (await failedJobs(tx, { queue: null, limit: 0, offset: 0 })).total

/** Jobs that failed: reading them, having them done again, giving them up. */
export function createFailedJobs({ transactor, jobs }: { transactor: Transactor; jobs: Jobs }) {
  /** Changes those that are still failed, and writes down which. */
  const change = (actor: Actor, { queue, ids }: Chosen, what: 'retry' | 'discard'): Promise<{ changed: number }> =>
    transactor.transact(async (tx) => {
      const changed = await jobs[what](tx, queue, ids)
      for (const id of changed) {
        await audits.record(tx, {
          actor,
          action: what === 'retry' ? 'job.retried' : 'job.discarded',
          subject: { type: 'job', id },
          before: { queue, state: 'failed' },
          after: what === 'retry' ? { queue, state: 'waiting' } : null,
        })
      }
      return { changed: changed.length }
    })

  return {
    async page(query: {
      queue?: string | undefined
      pageNum: number
      pageSize: number
    }): Promise<{ list: FailedJob[]; total: number }> {
      const { queue, pageNum, pageSize } = query
      const paging = { queue: queue || null, limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { rows, total } = await failedJobs(transactor.read, paging)
      return { list: rows.map(failedJobView), total }
    },
    retry: (actor: Actor, chosen: Chosen) => change(actor, chosen, 'retry'),
    discard: (actor: Actor, chosen: Chosen) => change(actor, chosen, 'discard'),
  }
}
export type FailedJobs = ReturnType<typeof createFailedJobs>
