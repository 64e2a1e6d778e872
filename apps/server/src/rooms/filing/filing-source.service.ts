import type { filingSourceSave } from '@portal/contract/filing-admin'
import { SYNC_ITEMS_MAX } from '@portal/contract/filing'
import type { Language } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { Fault, fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Logger } from '../../platform/log.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { filingFileRepo } from './filing-file.repo.ts'
import { createHttpSource, pingHttpSource, unreachable } from './filing-http-source.ts'
import { type FilingData, type FilingPort, FilingSourceError } from './filing-port.ts'
import { StoredEnterprise, StoredProduct } from './filing-record.policy.ts'
import { filingSourceRepo } from './filing-source.repo.ts'
import { refusals } from './filing-source.policy.ts'
import { filingSource } from './filing.view.ts'

/** Whoever tests waits in front of the screen. */
const TEST_MS = 15_000

export interface FilingConfiguration {
  /** What requests to the interface are signed with; null where the environment has none. */
  secret: string | null
  /** Where the interface lies when it lies inside the own network; null: no private address is asked. */
  internalOrigin: string | null
}

/** Which source enterprises pull from, and the ports to what it is. */
export function createSources(deps: { transactor: Transactor; log: Logger; configuration: FilingConfiguration }) {
  const { transactor, log, configuration } = deps
  const { secret, internalOrigin } = configuration

  async function list(actor: Actor, tx: ReadTx = transactor.read) {
    const [rows, held] = await Promise.all([filingSourceRepo(tx).all(), filingFileRepo(tx).counts()])
    const can = { edit: passesPermission(actor, ['filing:edit:any']) }
    return { list: rows.map((row) => filingSource(row, held, secret !== null)), can }
  }

  /** What operators uploaded. */
  const filePort: FilingPort = {
    async pull(uscc) {
      const rows = await filingFileRepo(transactor.read).recordsOf(uscc, SYNC_ITEMS_MAX + 1)
      const of = (kind: string) => rows.filter((row) => row.kind === kind)
      const newest = rows.reduce<Date | null>((at, row) => (at && at > row.taken_at ? at : row.taken_at), null)
      const [enterprise] = of('enterprise')
      const data: FilingData = {
        enterprise: enterprise ? StoredEnterprise.parse(enterprise.content) : null,
        products: of('product').map(({ content }, index) => ({
          line: index + 1,
          record: StoredProduct.parse(content),
        })),
        complaints: [],
        asOf: newest,
      }
      return data
    },
  }

  return {
    list: (actor: Actor) => list(actor),

    /** Sets a source up, or puts it in use. A0409 when somebody else changed it meanwhile. */
    save: (actor: Actor, body: z.output<typeof filingSourceSave.body>) =>
      transactor.transact(async (tx) => {
        const repo = filingSourceRepo(tx)
        const rows = await repo.allForUpdate()
        const before = rows.find(({ kind }) => kind === body.kind)
        if (!before) throw fault('A0404')
        const stale = {
          revision: before.revision,
          updatedBy: null,
          updatedAt: before.updated_at?.toISOString() ?? null,
        }
        if (before.revision !== body.revision) throw fault('A0409', undefined, stale)
        const url = body.kind === 'http' ? body.url : ''
        const keyId = body.kind === 'http' ? body.keyId.trim() : ''
        if (body.kind === 'http' && body.active) refusals.unlessComplete({ url, keyId, secretSet: secret !== null })
        if (body.active) await repo.rest()
        const after = { active: body.active, url, key_id: keyId }
        const at = now()
        await repo.save(body.kind, {
          ...after,
          revision: before.revision + 1,
          updated_by: actor.userId,
          updated_at: at,
        })
        await audits.record(tx, {
          actor,
          action: 'filing.sourceSaved',
          subject: { type: 'filing.source', id: body.kind },
          before: { active: before.active, url: before.url, key_id: before.key_id },
          after,
        })
        return list(actor, tx)
      }),

    /** Asks the interface once. That it cannot be asked is an answer too. */
    async test(given: { url: string; keyId: string }, language: Language) {
      const began = performance.now()
      const took = (): number => Math.round(performance.now() - began)
      try {
        refusals.unlessComplete({ ...given, secretSet: secret !== null })
        const asked = { url: given.url, keyId: given.keyId.trim(), secret: secret ?? '', internalOrigin }
        const name = await pingHttpSource(asked, AbortSignal.timeout(TEST_MS))
        return { ok: true, says: name, milliseconds: took() }
      } catch (error) {
        if (error instanceof Fault) return { ok: false, says: error.says[language], milliseconds: took() }
        const failure = error instanceof FilingSourceError ? error : unreachable(error)
        log.warn({ err: failure }, 'the filing interface was tried and did not answer as it should')
        const detail = failure.detail === null ? '' : ` (${failure.detail})`
        return { ok: false, says: failure.says[language] + detail, milliseconds: took() }
      }
    },

    /** The kind that is in use and can be asked; null when none is. */
    async inUse(tx: ReadTx) {
      const row = await filingSourceRepo(tx).active()
      if (!row || (row.kind === 'http' && secret === null)) return null
      return row.kind === 'http' ? ('http' as const) : ('file' as const)
    },

    /** The port to a kind of source as it is set up now. */
    async port(kind: 'file' | 'http'): Promise<FilingPort> {
      if (kind === 'file') return filePort
      const row = (await filingSourceRepo(transactor.read).all()).find((one) => one.kind === kind)
      return createHttpSource({
        url: row?.url ?? '',
        keyId: row?.key_id ?? '',
        secret: secret ?? '',
        internalOrigin,
      })
    },
  }
}
export type Sources = ReturnType<typeof createSources>
