import type { Certification } from '@portal/contract/enterprise'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { changedFields } from '../content/index.ts'
import type { Users } from '../user/index.ts'
import {
  type ImportOutcome,
  judgeImport,
  type KnownEnterprise,
  type StatedEnterprise,
} from './enterprise-import.policy.ts'
import { type ApprovedRow, enterpriseImportRepo } from './enterprise-import.repo.ts'
import type { Submissions } from './enterprise-certification.service.ts'
import { APPROVED } from './enterprise.policy.ts'
import { searchVectorOf } from './enterprise-public.service.ts'

interface Known extends KnownEnterprise {
  /** null: it will be made by this batch. */
  id: string | null
  revision: number
  before: Certification | null
  write: boolean
}

/** An approved enterprise as a list of its products finds it. */
export interface Holder {
  organisationId: string
  name: string
  industry: Certification['industry']
  suspended: boolean
}

/** The same as the owner of a list of its own products. */
export interface OwnHolder extends Holder {
  uscc: string
}

/** Lists of enterprises, taken in as approved. */
export function createEnterpriseImports({
  users,
  submissions,
}: {
  users: Pick<Users, 'createOrganisations' | 'changeOrganisation'>
  submissions: Pick<Submissions, 'appendMany'>
}) {
  async function knownByCode(tx: Tx, codes: string[], hold: boolean): Promise<Map<string, Known>> {
    const rows = await enterpriseImportRepo(tx).byCodes(codes, hold)
    const known = new Map<string, Known>()
    for (const { id, certification, approved, revision, status, suspended } of rows) {
      const entry = { id, approved, before: approved, revision, status, suspended: Boolean(suspended), write: false }
      if (!known.has(certification.uscc)) known.set(certification.uscc, entry)
      // Whoever is approved under a code holds it, whatever else was submitted.
      if (approved) known.set(approved.uscc, entry)
    }
    return known
  }

  async function write(tx: Tx, actor: Actor, changed: Known[]): Promise<void> {
    const fresh = changed.filter(({ id }) => id === null)
    const names = fresh.map(({ approved }) => approved?.name ?? '')
    const ids = await users.createOrganisations(tx, names, APPROVED)
    for (const [index, entry] of fresh.entries()) entry.id = ids[index] ?? null
    const rows: ApprovedRow[] = []
    for (const { id, approved, before, revision } of changed) {
      if (id === null || approved === null) continue
      rows.push({ id, certification: approved, revision: revision + 1, search_vector: searchVectorOf(approved) })
      if (before && before.name !== approved.name) await users.changeOrganisation(tx, id, { name: approved.name })
      const subject = { type: 'enterprise', id }
      const changed = changedFields(before, approved)
      await audits.record(tx, {
        actor,
        action: 'enterprise.imported',
        subject,
        before: before ? { revision, ...changed.before } : undefined,
        after: { revision: revision + 1, ...changed.after },
      })
    }
    const at = now()
    const outcome = { outcome: 'published' as const, decided_at: at, reason: null }
    await submissions.appendMany(
      tx,
      rows.map(({ id, revision, certification }) => {
        return { id, revision, document: certification, by: actor.userId, at, submitted: true, outcome }
      }),
    )
    await pagesChanged(tx, ['enterprise'])
    await enterpriseImportRepo(tx).approve(rows, actor.userId, at)
  }

  return {
    /**
     * Takes a batch in by unified social credit code: unknown ones become approved organisations without members, known
     * ones change where the list says something else. Answers what became of each row, in their order; `dryRun` only
     * judges. `changed`: known ones, whose products have to follow.
     */
    async importBatch(
      tx: Tx,
      batch: StatedEnterprise[],
      { actor, dryRun }: { actor: Actor; dryRun: boolean },
    ): Promise<{ outcomes: ImportOutcome[]; changed: string[] }> {
      const known = await knownByCode(tx, [...new Set(batch.map(({ uscc }) => uscc))], !dryRun)
      const outcomes = batch.map((stated) => {
        const entry = known.get(stated.uscc)
        const judged = judgeImport(entry, stated)
        if ('certification' in judged) {
          const { certification } = judged
          if (entry) Object.assign(entry, { approved: certification, write: true })
          else {
            const made = { id: null, revision: 0, before: null, status: APPROVED, suspended: false, write: true }
            known.set(stated.uscc, { ...made, approved: certification })
          }
        }
        return judged
      })
      const written = [...new Set(known.values())].filter((entry) => entry.write)
      const changed = written.flatMap(({ id }) => (id === null ? [] : [id]))
      if (!dryRun) await write(tx, actor, written)
      return { outcomes, changed }
    },

    /** An approved enterprise by its id; null for any other. */
    async holder(tx: ReadTx, organisationId: string): Promise<OwnHolder | null> {
      const row = await enterpriseImportRepo(tx).byId(organisationId)
      const approved = row?.approved ?? null
      if (!row || !approved) return null
      const { name, uscc, industry } = approved
      return { organisationId, name, uscc, industry, suspended: Boolean(row.suspended) }
    },

    /** Approved enterprises by code and by name; several may bear one name. */
    async holders(tx: Tx, { codes, names }: { codes: string[]; names: string[] }) {
      const [known, named] = await Promise.all([
        codes.length === 0 ? new Map<string, Known>() : knownByCode(tx, codes, false),
        names.length === 0 ? [] : enterpriseImportRepo(tx).byNames(names),
      ])
      const byCode = new Map<string, Holder>()
      for (const [code, { id, approved, suspended }] of known) {
        if (id !== null && approved?.uscc === code) {
          byCode.set(code, { organisationId: id, name: approved.name, industry: approved.industry, suspended })
        }
      }
      const shown = named.map(({ id, name, industry }): Holder => {
        return { organisationId: id, name, industry: industry as Holder['industry'], suspended: false }
      })
      return { byCode, byName: Map.groupBy(shown, ({ name }) => name) }
    },
  }
}
export type EnterpriseImports = ReturnType<typeof createEnterpriseImports>
