import type { ExamineState } from '@portal/contract/enterprise'
import type { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Messages } from '../message/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import type { Users } from '../user/index.ts'
import { enterpriseLifted, enterpriseSuspended } from './enterprise.events.ts'
import { APPROVED } from './enterprise.policy.ts'
import { enterpriseRepo } from './enterprise.repo.ts'
import type { Enterprises } from './enterprise.service.ts'
import type { EnterpriseContents } from './enterprise-content.service.ts'
import {
  assertSuspendable,
  assertSuspended,
  liftingMail,
  SUSPENDED,
  suspensionMail,
} from './enterprise-suspension.policy.ts'
import { enterpriseSuspensionRepo } from './enterprise-suspension.repo.ts'

type Answer = { examineState: ExamineState }

/** Suspending enterprises, and letting them back. */
export function createSuspensions(deps: {
  transactor: Transactor
  outbox: Outbox
  users: Users
  messages: Messages
  settings: Pick<SiteSettings, 'current'>
  enterprises: Pick<Enterprises, 'showApproved'>
  enterpriseContents: Pick<EnterpriseContents, 'refreshFiles'>
}) {
  const { transactor, outbox, users, messages, settings, enterprises, enterpriseContents } = deps

  /** The enterprise, held until the end: whoever decides on it at the same moment waits. A0404 for an unknown one. */
  async function held(tx: Tx, id: string) {
    const row = await enterpriseRepo(tx).certificationForUpdate(id)
    const { name, examineState } = await users.organisation(tx, id)
    return { name, examineState, certification: row?.approved ?? null }
  }

  const write = (tx: Tx, recipient: string, mail: { subject: string; text: string }) =>
    outbox.send(tx, { channel: 'mail', template: 'notice', recipient, ...mail })

  return {
    /**
     * Takes an approved enterprise off the website: its page at once, its products with the event. Its members'
     * sessions end; they and the contact it named are told why. A0400 for one that is suspended, or never was approved.
     */
    suspend: (actor: Actor, { id, reason }: z.output<typeof enterpriseSuspend.body>): Promise<Answer> =>
      transactor.transact(async (tx) => {
        const { name, examineState, certification } = await held(tx, id)
        assertSuspendable(examineState)
        // Nothing says that somebody approved without a certification; then there is nothing to hide either.
        if (!certification) throw fault('A0404')
        const repo = enterpriseSuspensionRepo(tx)
        await repo.open({ organisation_id: id, reason, suspended_by: actor.userId, suspended_at: now() })
        await repo.hide(id)
        await pagesChanged(tx, [`enterprise:${id}`])
        await enterpriseContents.refreshFiles(tx, id)
        const message = {
          kind: 'enterprise.suspended',
          params: { enterprise: name, reason },
          link: '/entAuth',
        } as const
        await messages.send(tx, { toOrganisation: id }, message)
        const { contact } = await settings.current(tx)
        await write(tx, certification.contactEmail, suspensionMail(name, reason, contact))
        await users.changeOrganisation(tx, id, { examineState: SUSPENDED })
        await publish(tx, enterpriseSuspended, { organisationId: id })
        await audits.record(tx, {
          actor,
          action: 'enterprise.suspended',
          subject: { type: 'enterprise', id },
          before: { examineState },
          after: { examineState: SUSPENDED, reason },
        })
        return { examineState: SUSPENDED }
      }),

    /** Lifts a suspension: what was approved is shown again as it was. A0400 when none stands. */
    lift: (actor: Actor, { id, note }: z.output<typeof enterpriseLift.body>): Promise<Answer> =>
      transactor.transact(async (tx) => {
        const { name, examineState, certification } = await held(tx, id)
        assertSuspended(examineState)
        await enterpriseSuspensionRepo(tx).lift(id, { lifted_by: actor.userId, lifted_at: now(), note })
        await enterprises.showApproved(tx, id)
        await enterpriseContents.refreshFiles(tx, id)
        await users.changeOrganisation(tx, id, { examineState: APPROVED })
        const message = { kind: 'enterprise.lifted', params: { enterprise: name }, link: '/workbench/index' } as const
        await messages.send(tx, { toOrganisation: id }, message)
        if (certification) await write(tx, certification.contactEmail, liftingMail(name))
        await publish(tx, enterpriseLifted, { organisationId: id })
        await audits.record(tx, {
          actor,
          action: 'enterprise.lifted',
          subject: { type: 'enterprise', id },
          before: { examineState },
          after: { examineState: APPROVED, note },
        })
        return { examineState: APPROVED }
      }),
  }
}
export type Suspensions = ReturnType<typeof createSuspensions>
