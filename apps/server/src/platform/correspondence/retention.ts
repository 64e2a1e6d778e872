/** The end of what tells who sent something in: by order, or when the time is over that it is kept. */
import { now } from '../clock.ts'
import type { Actor } from '../http/actor.ts'
import type { Jobs, JobType } from '../jobs.ts'
import type { MailedLinks } from '../mailed-link.ts'
import type { Outbox } from '../outbox.ts'
import type { ReadTx, Transactor, Tx } from '../transaction.ts'

const AT_A_TIME = 100

/** See `caseRepo`. */
interface Cases<Row> {
  (
    tx: Tx,
  ): {
    emailInUse(email: string): Promise<boolean>
    dueForUpdate(id: string, until: Date): Promise<Row | undefined>
    anonymise(id: string, at: Date): Promise<void>
  }
  (tx: ReadTx): { due(until: Date, limit: number): Promise<string[]> }
}
export interface Retention<Row> {
  /** `actor`: the operator who was asked to; null for the person, or when the time is over. Repeating is harmless. */
  erase(tx: Tx, row: Row, actor: Actor | null): Promise<void>
  /** Orders a look for what is due; with every case that comes in. */
  sweep(tx: Tx): Promise<void>
  /** The same with every start. */
  catchUp(): Promise<void>
}

/** Keeps one kind of case for so many years. `erased`: what the room itself takes away, and whom it tells. */
export function createRetention<Row extends { id: string; email: string; anonymised_at: Date | null }>(
  { transactor, jobs, outbox }: { transactor: Transactor; jobs: Jobs; outbox: Outbox },
  {
    cases,
    years,
    links,
    sweepJob,
    erased,
  }: {
    cases: Cases<Row>
    years: number
    links: MailedLinks
    sweepJob: JobType<Record<string, never>>
    erased(tx: Tx, row: Row, actor: Actor | null): Promise<void>
  },
): Retention<Row> {
  async function erase(tx: Tx, row: Row, actor: Actor | null): Promise<void> {
    if (row.anonymised_at !== null) return
    await cases(tx).anonymise(row.id, now())
    await links.close(tx, row.id)
    // Mails to somebody who has another case here are still theirs.
    if (row.email !== '' && !(await cases(tx).emailInUse(row.email))) await outbox.forget(tx, row.email)
    await erased(tx, row, actor)
  }

  async function eraseDue(): Promise<void> {
    const until = now()
    until.setFullYear(until.getFullYear() - years)
    for (;;) {
      const ids = await cases(transactor.read).due(until, AT_A_TIME)
      for (const id of ids) {
        await transactor.transact(async (tx) => {
          const row = await cases(tx).dueForUpdate(id, until)
          if (row) await erase(tx, row, null)
        })
      }
      if (ids.length < AT_A_TIME) return
    }
  }
  jobs.define(sweepJob, eraseDue)

  const sweep = (tx: Tx): Promise<void> => jobs.enqueue(tx, sweepJob, {})
  return { erase, sweep, catchUp: () => transactor.transact(sweep) }
}
