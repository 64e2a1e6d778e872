import { now } from '../../platform/clock.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { FileReferencesOf } from '../../platform/room.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { fileUnusedRepo } from './file-unused.repo.ts'
import { removeBytesJob, removeMediaJob } from './file.jobs.ts'
import { fileRepo } from './file.repo.ts'

/** What was typed and not sent is kept for ninety days (room draft), and may name files: so long nothing is removed. */
const GRACE_DAYS = 100
const DAY_SECONDS = 24 * 3600
const AT_A_TIME = 200

/** Ordered by every start, and from then on every day. */
export const removeUnusedJob = defineJob<Record<string, never>>('file.remove-unused')

/**
 * Removes files of enterprises that nothing refers to: neither what is public, nor any revision of a document, older ones
 * among them. Each file is looked at every hundred days, so that it goes that long, or twice that long, after its last reference.
 * `references`: of all rooms.
 */
export function createUnusedFiles(deps: {
  transactor: Transactor
  jobs: Jobs
  throttle: Throttle
  references: readonly FileReferencesOf[]
}) {
  const { transactor, jobs, throttle, references } = deps

  /** Looks at the next files; answers how many these were. */
  const look = (): Promise<number> =>
    transactor.transact(async (tx) => {
      const at = now()
      const before = new Date(at.getTime() - GRACE_DAYS * DAY_SECONDS * 1000)
      const due = await fileUnusedRepo(tx).due(before, AT_A_TIME)
      const used = new Set(due.filter(({ held }) => held).map(({ id }) => id))
      const ids = due.map(({ id }) => id)
      for (const refersTo of references) {
        for (const id of await refersTo(tx, ids)) used.add(id)
      }
      const unused = due.filter(({ id }) => !used.has(id))
      await fileUnusedRepo(tx).looked([...used], at)
      if (unused.length > 0) await fileRepo(tx).remove(unused.map(({ id }) => id))
      for (const { id, kind } of unused) {
        await jobs.enqueue(tx, kind === 'picture' ? removeBytesJob : removeMediaJob, { fileId: id })
      }
      return due.length
    })

  /** Looks at everything that is due. */
  async function sweep(): Promise<void> {
    let looked = AT_A_TIME
    while (looked === AT_A_TIME) looked = await look()
  }

  jobs.define(removeUnusedJob, async () => {
    // However many processes start: one sweep a day.
    const consumed = await throttle.consume('file:unused', { limit: 1, windowSeconds: DAY_SECONDS })
    if (consumed !== 'ok') return
    await transactor.transact((tx) => jobs.enqueue(tx, removeUnusedJob, {}, { afterSeconds: DAY_SECONDS + 60 }))
    await sweep()
  })

  return {
    sweep,
    begin: (): Promise<void> => transactor.transact((tx) => jobs.enqueue(tx, removeUnusedJob, {})),
  }
}
