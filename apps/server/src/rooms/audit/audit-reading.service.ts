import { AUDIT_EXPORT_ROWS, type AuditDetail, type AuditFilter, type AuditRow } from '@portal/contract/audit'
import type { Download, Language } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Lookups } from '../../platform/room.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { auditReadingRepo } from './audit-reading.repo.ts'
import { audits } from './audit.service.ts'
import { auditCsvHead, auditCsvLine, auditDetailView, auditFileName, auditRow } from './audit.view.ts'

/** Rows read at once for a file: what is held in memory of it. */
const BATCH = 500

/** The log as operators read it. `lookups`: who may be chosen in the filter. */
export function createAuditReading(deps: {
  transactor: Transactor
  lookups: Pick<Lookups, 'accounts' | 'organisations'>
}) {
  const { transactor, lookups } = deps
  const repo = () => auditReadingRepo(transactor.read)

  /** The file line by line; nobody waits for all of it, and no transaction stays open meanwhile. */
  async function* written(filter: AuditFilter, language: Language): AsyncGenerator<Uint8Array> {
    yield Buffer.from(auditCsvHead(language))
    let after: string | null = null
    for (let count = 0; count < AUDIT_EXPORT_ROWS; count += BATCH) {
      const rows = await repo().whole(filter, after, BATCH)
      if (rows.length > 0) yield Buffer.from(rows.map(auditCsvLine).join(''))
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }

  return {
    /** A page from `after` on, and where the next begins. */
    async page(
      query: AuditFilter & { after?: string | undefined; pageSize: number },
    ): Promise<{ list: AuditRow[]; next: string | null }> {
      const { after = null, pageSize, ...filter } = query
      const rows = await repo().list(filter, after, pageSize + 1)
      const shown = rows.slice(0, pageSize)
      return { list: shown.map(auditRow), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
    },

    /** One entry whole; A0404 when there is none. */
    async detail(id: string): Promise<AuditDetail> {
      const row = await repo().byId(id)
      if (!row) throw fault('A0404')
      return auditDetailView(row)
    },

    actions: (): Promise<string[]> => repo().actions(),

    actors: (keywords: string) => lookups.accounts(transactor.read, keywords),

    organisations: (keywords: string) => lookups.organisations(transactor.read, keywords),

    /** The same filter as a file; that it was taken stands in the log before its first byte goes out. */
    async export(actor: Actor, filter: AuditFilter, language: Language): Promise<z.input<typeof Download>> {
      await transactor.transact((tx) =>
        audits.record(tx, { actor, action: 'audit.exported', subject: { type: 'audit', id: 'log' }, after: filter }),
      )
      return {
        name: auditFileName(language, now()),
        mediaType: 'text/csv; charset=utf-8',
        bytes: written(filter, language),
      }
    },
  }
}
export type AuditReading = ReturnType<typeof createAuditReading>
