import type { PatentCard, patentRestate } from '@portal/contract/patent'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import { searchVector } from '../../platform/text.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { patentChanged } from './patent.events.ts'
import { applicantKey, assertUnapproved, readNumber, refuseTaken } from './patent.policy.ts'
import { patentRepo } from './patent.repo.ts'
import { patentCard } from './patent.view.ts'
import { patentStatedRepo } from './patent-stated.repo.ts'

/** Patents that an enterprise stated, as long as nobody approved them: its typing errors are its own to mend. */
export function createStatedPatents({ transactor }: { transactor: Transactor }) {
  return {
    /** Which of these the caller's enterprise may correct. */
    correctable: (actor: OrganisationActor, ids: readonly string[]): Promise<string[]> =>
      patentStatedRepo(transactor.read).unapproved(actor.organisationId, ids),

    /**
     * Puts a correction in place; products that rest on the patent keep it. A0404 for what another enterprise stated,
     * A0400 for what was approved, for a number that cannot be read, and for one that is there already.
     */
    restate: (actor: OrganisationActor, { id, ...told }: z.output<typeof patentRestate.body>): Promise<PatentCard> =>
      transactor.transact(async (tx) => {
        const repo = patentStatedRepo(tx)
        const row = await repo.held(actor.organisationId, id)
        if (!row) throw fault('A0404')
        assertUnapproved(row.approved)
        const { number, type } = readNumber(told.number)
        const taken = await patentRepo(tx).byNumber(number)
        if (taken && taken.id !== id) refuseTaken()
        const { title, applicants, filedOn } = told
        const words = searchVector({ A: `${title}\n${row.title_en}`, B: applicants.join('\n'), C: row.abstract })
        const keys = applicants.map(applicantKey)
        const columns = { number, type, title, applicants, applicant_keys: keys, filed_on: filedOn }
        await repo.restate(row, columns, { searchVector: words, at: now() })
        await publish(tx, patentChanged, { patentId: id })
        await pagesChanged(tx, [`patent:${id}`])
        await audits.record(tx, {
          actor,
          action: 'patent.corrected',
          subject: { type: 'patent', id },
          before: { number: row.number, title: row.title, applicants: row.applicants, filedOn: row.filed_on },
          after: { number, title, applicants, filedOn },
        })
        return patentCard({ ...row, ...columns })
      }),
  }
}
