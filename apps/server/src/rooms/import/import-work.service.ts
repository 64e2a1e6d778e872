import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { APPROVED } from '@portal/contract/enterprise'
import { OWN_IMPORT_MOST_ROWS } from '@portal/contract/import-own'
import { passesPermission } from '@portal/contract/permission'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { patentSearchFields } from '../patent/index.ts'
import type { Users } from '../user/index.ts'
import { failedSays, noRightSays, refusalSays } from './import-refusal.policy.ts'
import type { EnterpriseImports, OwnHolder } from '../enterprise/index.ts'
import type { RowImporter } from './import-rows.service.ts'
import type { Telling } from './import-tell.service.ts'
import { WORK_OPTIONS, workOnImport } from './import.jobs.ts'
import { importProductRepo } from './import-product.repo.ts'
import { type ClaimedRow, importRepo } from './import.repo.ts'
import { type FileHead, isHead, readFile, RefusedFile, type RowBatch } from './import.thread.ts'

/** A process that says nothing for so long is believed dead. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000
/** Whoever finds that another process works on an import looks again after this. */
const LOOK_AGAIN_SECONDS = 20
/** Files lie here so long after their import: it may be continued. */
const KEPT_MS = 30 * 24 * 3600_000

export const storageKey = (importId: string): string => `import/${importId}`
const leaseUntil = (): Date => new Date(now().getTime() + LEASE_MS)

/** Work on an import was taken over by another process, or cancelled. */
class NoLonger extends Error {}

type Started = ClaimedRow & { own: OwnHolder | null }

/** Whether whoever let it run may still do so: an operator, or somebody of the enterprise whose products they are. */
const mayStill = (actor: Actor, { organisation_id, own }: Started): boolean =>
  organisation_id === null
    ? passesPermission(actor, ['import:run:any'])
    : own !== null &&
      !own.suspended &&
      actor.organisationId === organisation_id &&
      actor.examineState === APPROVED &&
      passesPermission(actor, ['product:edit:own'])

/** Works on uploaded lists, batch by batch: each is a transaction that also writes down how far the import is. */
export function createWorking(deps: {
  transactor: Transactor
  jobs: Jobs
  storage: Storage
  log: Logger
  users: Pick<Users, 'actor'>
  enterprises: Pick<EnterpriseImports, 'holder'>
  taking: RowImporter
  telling: Telling
  temporaryFolder: string
}) {
  const { transactor, jobs, storage, log, users, enterprises, taking, telling, temporaryFolder } = deps

  /** By import: has this process look whether it is still the one that works on it. */
  const looking = new Map<string, () => void>()

  /** The file of an import on this machine's disk while `work` needs it: workbooks are not read from their beginning. */
  async function withFile<T>(importId: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = join(temporaryFolder, `import-${randomUUID()}`)
    try {
      await pipeline(await storage.get(storageKey(importId)), createWriteStream(path, { mode: 0o600 }))
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  const takeBatch = (run: Started, worker: string, batch: RowBatch, options: { head: FileHead; actor: Actor }) =>
    transactor.transact(async (tx) => {
      const { counts, problems, touched, created } = await taking.importRows(tx, batch, {
        ...options,
        own: run.own,
        dryRun: run.state === 'checking',
      })
      const { line, share } = batch
      // Some rows are refused only by the room they belong to.
      const refused = new Set(problems.flatMap((one) => (one.warning ? [] : [one.line])))
      const sample = batch.sample.map((row) => ({ ...row, refused: row.refused || refused.has(row.line) }))
      const step = { counts, line, share, sample, leaseUntil: leaseUntil() }
      const repo = importRepo(tx)
      if (!(await repo.advance(run.id, worker, step))) throw new NoLonger()
      await repo.addProblems(run.id, problems)
      await telling.note(tx, run.id, touched)
      await importProductRepo(tx).add(run.id, created)
    })

  const finish = (run: ClaimedRow, worker: string, actor: Actor) =>
    transactor.transact(async (tx) => {
      const checked = run.state === 'checking'
      const end = { state: checked ? ('ready' as const) : ('done' as const), at: checked ? null : now(), share: 1 }
      const ended = await importRepo(tx).end(run.id, worker, end)
      if (!ended || checked) return
      const { kind, file_name, row_count, created_count, updated_count, unchanged_count, refused_count } = ended
      const after = { kind, file_name, row_count, created_count, updated_count, unchanged_count, refused_count }
      await audits.record(tx, { actor, action: 'import.done', subject: { type: 'import', id: run.id }, after })
      await telling.order(tx, run.id)
    })

  async function readOn(run: Started, worker: string, actor: Actor, signal: AbortSignal): Promise<void> {
    await withFile(run.id, async (path) => {
      const kind = (run.kind ?? run.kind_asked) as FileHead['kind'] | null
      let head: FileHead | null = null
      const fields = run.state === 'checking' ? null : patentSearchFields
      const own = run.own ? { mostRows: OWN_IMPORT_MOST_ROWS } : null
      const task = {
        path,
        name: run.file_name,
        temporaryFolder,
        kind,
        own,
        after: run.line,
        patentSearchFields: fields,
      }
      for await (const read of readFile(task, { signal })) {
        signal.throwIfAborted()
        if (isHead(read)) {
          const found = read
          head = found
          await transactor.transact((tx) => importRepo(tx).saveHead(run.id, worker, found))
        } else if (head) await takeBatch(run, worker, read, { head, actor })
      }
    })
    await finish(run, worker, actor)
  }

  async function giveUp(run: ClaimedRow, worker: string, error: unknown): Promise<void> {
    const refused = error instanceof RefusedFile
    if (!refused) log.error({ err: error, importId: run.id }, 'an import broke off')
    // What took too long may be the machine's fault, and what was taken in until then can be continued.
    const final = refused && error.refusal.reason !== 'too long'
    const state = final ? ('refused' as const) : ('failed' as const)
    const reason = refused ? refusalSays(error.refusal) : failedSays
    await transactor.transact(async (tx) => {
      const ended = await importRepo(tx).end(run.id, worker, { state, reason, at: now() })
      if (ended) await telling.order(tx, run.id)
    })
  }

  /** Renews the lease until `stop`; `signal` is aborted as soon as the import is no longer this worker's. */
  function hold({ id }: ClaimedRow, worker: string): { signal: AbortSignal; stop(): void } {
    const lost = new AbortController()
    const look = (): void =>
      void transactor
        .transact((tx) => importRepo(tx).renew(id, worker, leaseUntil()))
        .then((ours) => {
          if (!ours) lost.abort(new NoLonger())
        })
        .catch((error: unknown) => log.warn({ err: error }, 'a lease'))
    const renewing = setInterval(look, RENEW_MS)
    looking.set(id, look)
    const stop = (): void => {
      clearInterval(renewing)
      looking.delete(id)
    }
    return { signal: lost.signal, stop }
  }

  async function carryOn(run: ClaimedRow, worker: string, signal: AbortSignal): Promise<void> {
    const held = hold(run, worker)
    try {
      const actor = await users.actor(transactor.read, run.run_by ?? run.created_by)
      const owner = run.organisation_id
      const started = { ...run, own: owner === null ? null : await enterprises.holder(transactor.read, owner) }
      if (mayStill(actor, started)) await readOn(started, worker, actor, AbortSignal.any([signal, held.signal]))
      else {
        const end = { state: 'failed', reason: noRightSays, at: now() } as const
        await transactor.transact((tx) => importRepo(tx).end(run.id, worker, end))
      }
    } catch (error) {
      if (error instanceof NoLonger) return
      if (!signal.aborted) return await giveUp(run, worker, error)
      // The process is being stopped: another one goes on where this one was.
      await transactor.transact((tx) => importRepo(tx).release(run.id, worker))
      throw error
    } finally {
      held.stop()
    }
  }

  async function forgetOldFiles(): Promise<void> {
    for (const { id } of await importRepo(transactor.read).stale(new Date(now().getTime() - KEPT_MS))) {
      await storage.delete(storageKey(id))
      await transactor.transact((tx) => importRepo(tx).forgetFile(id))
    }
  }

  async function work({ importId }: { importId: string }, signal: AbortSignal): Promise<void> {
    const worker = randomUUID()
    const lease = { at: now(), until: leaseUntil() }
    const run = await transactor.transact((tx) => importRepo(tx).claim(importId, worker, lease))
    if (run) {
      await carryOn(run, worker, signal)
      await forgetOldFiles()
    } else {
      await transactor.transact(async (tx) => {
        const held = await importRepo(tx).isOpen(importId)
        if (held) await jobs.enqueue(tx, workOnImport, { importId }, { afterSeconds: LOOK_AGAIN_SECONDS })
      })
    }
  }

  jobs.define(workOnImport, work, WORK_OPTIONS)

  return {
    /** An import was cancelled somewhere: whoever works on it here looks whether it is still its worker. */
    lookAgain: (importId: string): void => looking.get(importId)?.(),

    /** Has an import worked on, and looked after in case that process dies. */
    async order(tx: Tx, importId: string): Promise<void> {
      await jobs.enqueue(tx, workOnImport, { importId })
      await jobs.enqueue(tx, workOnImport, { importId }, { afterSeconds: LOOK_AGAIN_SECONDS })
    },

    /** At the start: imports that a process left behind go on, as soon as its lease is over. */
    catchUp: (): Promise<void> =>
      transactor.transact(async (tx) => {
        for (const { id, lease_until } of await importRepo(tx).open()) {
          const seconds = Math.ceil(((lease_until?.getTime() ?? 0) - now().getTime()) / 1000) + 1
          await jobs.enqueue(tx, workOnImport, { importId: id }, { afterSeconds: Math.max(0, seconds) })
        }
      }),
  }
}
