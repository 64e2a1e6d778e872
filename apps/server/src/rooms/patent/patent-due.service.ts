import type { PatentDue } from '@portal/contract/patent'
import { dayOf, now } from '../../platform/clock.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { patentDueRepo } from './patent-due.repo.ts'
import { applicantKey } from './patent.policy.ts'
import { patentCard } from './patent.view.ts'

const SHOWN = 20

/** Which patents of an enterprise need somebody soon. */
export const createPatentDue =
  ({ transactor }: { transactor: Transactor }) =>
  async (actor: OrganisationActor): Promise<{ total: number; list: PatentDue[] }> => {
    const scope = { organisationId: actor.organisationId, key: applicantKey(actor.organisationName) }
    const rows = await patentDueRepo(transactor.read).due(scope, dayOf(now()), SHOWN)
    const list = rows.map((row) => ({ ...patentCard(row), reason: row.reason, on: row.on_day }))
    return { total: rows[0]?.total ?? 0, list }
  }
