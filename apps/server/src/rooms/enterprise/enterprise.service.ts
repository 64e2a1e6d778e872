import type {
  Certification,
  EnterpriseCard,
  EnterpriseFacts,
  EnterpriseQuery,
  EntInfo,
  ExamineState,
} from '@portal/contract/enterprise'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { nameQuery, searchQuery } from '../../platform/text.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { changedFields, stale } from '../content/index.ts'
import type { Files } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import type { Users } from '../user/index.ts'
import { LOOK_BACK, reviewTime, submittedMeanwhile } from './enterprise-certification.policy.ts'
import { certificationRepo } from './enterprise-certification.repo.ts'
import { licencesOf, type Submissions } from './enterprise-certification.service.ts'
import { enterpriseSubmitted } from './enterprise.events.ts'
import {
  APPROVED,
  assertMaySubmit,
  codeHeld,
  codeTaken,
  mayRecall,
  maySubmit,
  NOT_SUBMITTED,
  REJECTED,
  UNDER_REVIEW,
} from './enterprise.policy.ts'
import { showPublic } from './enterprise-public.service.ts'
import { enterpriseRepo, enterpriseTraits } from './enterprise.repo.ts'
import { assertNotSuspended, SUSPENDED } from './enterprise-suspension.policy.ts'
import { enterpriseSuspensionRepo } from './enterprise-suspension.repo.ts'
import {
  certificationReview,
  enterpriseCard,
  enterpriseFacts,
  enterpriseFacets,
  hiddenCard,
  hiddenFacts,
} from './enterprise.view.ts'

/** What an operator decided about one revision of a certification. */
export interface CertificationDecision {
  organisationId: string
  revision: number
  approve: boolean
  reason: string
}

/** Certification of enterprises, and what visitors see of them. */
export function createEnterprises(deps: {
  transactor: Transactor
  users: Users
  messages: Messages
  files: Files
  settings: Pick<SiteSettings, 'current'>
  submissions: Submissions
}) {
  const { transactor, users, messages, files, settings, submissions } = deps

  const isCodeTaken = (tx: ReadTx, organisationId: string, uscc: string): Promise<boolean> =>
    enterpriseSuspensionRepo(tx).codeHeldByOther(organisationId, uscc)

  /** Why an enterprise is suspended, since when, and whom it turns to; null while it is not. */
  async function suspensionOf(organisationId: string | null, examineState: ExamineState | null) {
    if (organisationId === null || examineState !== SUSPENDED) return null
    const standing = await enterpriseSuspensionRepo(transactor.read).standing(organisationId)
    const { contact } = await settings.current(transactor.read)
    return { reason: standing?.reason ?? '', since: standing?.suspended_at.toISOString() ?? null, contact }
  }

  return {
    /** The caller's enterprise and the state of its certification. */
    async info(actor: Actor): Promise<EntInfo> {
      const { organisationId, examineState } = actor
      const repo = enterpriseRepo(transactor.read)
      const row = organisationId === null ? undefined : await repo.certification(organisationId)
      const waiting = row?.status === UNDER_REVIEW
      const certification = row?.certification ?? null
      const approved = row?.approved ?? null
      const [suspension, licences, decided] = await Promise.all([
        suspensionOf(organisationId, examineState),
        licencesOf(transactor.read, files, { organisationId: organisationId ?? '0' }, [certification, approved]),
        submissions.lastDecided(transactor.read, LOOK_BACK),
      ])
      return {
        examineState,
        reason: suspension?.reason ?? row?.reason ?? null,
        suspension,
        organisationId,
        name: actor.organisationName,
        certification,
        revision: row?.revision ?? 0,
        approved,
        licences: [...licences.values()],
        expected: reviewTime(decided),
        submittedAt: row?.submitted_at.toISOString() ?? null,
        decidedAt: row?.decided_at?.toISOString() ?? null,
        recalled: row?.status === NOT_SUBMITTED,
        ahead: row && waiting ? await repo.waitingBefore(row.submitted_at) : null,
        can: { submit: maySubmit(actor, waiting), recall: mayRecall(actor, waiting) },
      }
    },

    /**
     * Submits a certification. What is approved stays valid while a change of it is under review.
     * A0301 for whoever is not the owner, A0400 while one is under review, A0409 when it is not based on the newest one.
     */
    submit: (
      actor: Actor,
      certification: Certification,
      basis?: { revision: number },
    ): Promise<{ examineState: ExamineState }> =>
      transactor.transact(async (tx) => {
        const repo = enterpriseRepo(tx)
        const before = actor.organisationId ? await repo.certificationForUpdate(actor.organisationId) : undefined
        const standing = { ...actor }
        assertMaySubmit(standing, before?.status === UNDER_REVIEW)
        const { organisationId } = standing
        if (basis && basis.revision !== (before?.revision ?? 0)) throw submittedMeanwhile(before?.revision ?? 0)
        await files.assertOwned(tx, organisationId, certification.licence ? [certification.licence] : [])
        if (await isCodeTaken(tx, organisationId, certification.uscc)) throw codeTaken()
        const revision = (before?.revision ?? 0) + 1
        const at = now()
        const by = actor.userId
        await repo.submit({ id: organisationId, certification, revision, submitted_by: by, at })
        await submissions.append(tx, organisationId, { revision, document: certification, by, at, submitted: true })
        const examineState = before?.approved ? APPROVED : UNDER_REVIEW
        if (examineState === UNDER_REVIEW) {
          await users.changeOrganisation(tx, organisationId, { name: certification.name, examineState })
        }
        await publish(tx, enterpriseSubmitted, { organisationId })
        await messages.send(
          tx,
          { toOrganisation: organisationId },
          { kind: 'certification.submitted', params: { enterprise: certification.name }, link: '/entAuth' },
        )
        const changed = changedFields(before?.certification ?? null, certification)
        await audits.record(tx, {
          actor,
          action: 'enterprise.submitted',
          subject: { type: 'enterprise', id: organisationId },
          before: before && { revision: before.revision, ...changed.before },
          after: { revision, ...changed.after },
        })
        return { examineState }
      }),

    /**
     * Carries out an operator's decision in the transaction of room review; answers the name the decision concerns.
     * A0409 when the revision is not the one under review, A0400 when another enterprise got approved with its code.
     */
    async decide(tx: Tx, decision: CertificationDecision, at: Date): Promise<{ name: string }> {
      const { organisationId, approve, reason } = decision
      const repo = enterpriseRepo(tx)
      const row = await repo.certificationForUpdate(organisationId)
      if (!row || row.status !== UNDER_REVIEW || row.revision !== decision.revision) {
        throw stale({ revision: row?.revision ?? 0, updatedBy: null, updatedAt: null })
      }
      const { certification } = row
      await submissions.decide(tx, organisationId, row.revision, {
        outcome: approve ? 'published' : 'rejected',
        decided_at: at,
        reason: approve ? null : reason,
      })
      if (!approve) {
        await repo.reject(organisationId, reason, at)
        if (!row.approved) await users.changeOrganisation(tx, organisationId, { examineState: REJECTED })
        return { name: certification.name }
      }
      assertNotSuspended((await users.organisation(tx, organisationId)).examineState)
      if (await isCodeTaken(tx, organisationId, certification.uscc)) throw codeHeld()
      const { certified_at } = await repo.approve(organisationId, at)
      await showPublic(tx, organisationId, certification, certified_at ?? at)
      await users.changeOrganisation(tx, organisationId, { name: certification.name, examineState: APPROVED })
      return { name: certification.name }
    },

    /** Shows an enterprise as it was approved; nothing for one that never was. */
    async showApproved(tx: Tx, organisationId: string): Promise<void> {
      const row = await enterpriseRepo(tx).certification(organisationId)
      if (!row?.approved) return
      await showPublic(tx, organisationId, row.approved, row.certified_at ?? now())
    },

    /** The newest certification of an enterprise. A0404 when nothing was ever submitted. */
    async certified(tx: ReadTx, organisationId: string) {
      const row = await enterpriseRepo(tx).certification(organisationId)
      if (!row) throw fault('A0404')
      const { certification } = row
      return { certification, revision: row.revision, waiting: row.status === UNDER_REVIEW }
    },

    /** The certification under review with whom and when, or null when none waits. */
    async waiting(tx: ReadTx, organisationId: string) {
      const row = await enterpriseRepo(tx).certification(organisationId)
      if (row?.status !== UNDER_REVIEW) return null
      const { name } = row.certification
      return { name, revision: row.revision, submittedBy: row.submitted_by ?? '', submittedAt: row.submitted_at }
    },

    /** What is proposed beside what is approved, and who else bears its name or code. A0404 when nothing was ever submitted. */
    async review(tx: ReadTx, organisationId: string) {
      const row = await enterpriseRepo(tx).certification(organisationId)
      if (!row) throw fault('A0404')
      const { examineState } = await users.organisation(tx, organisationId)
      const review = certificationReview({ ...row, examine_state: examineState })
      const { name, uscc } = review.proposed
      const [licences, nameTaken, sameCode] = await Promise.all([
        licencesOf(tx, files, 'any', [review.proposed, review.published]),
        certificationRepo(tx).nameBorneByOther(organisationId, name),
        certificationRepo(tx).withCode(organisationId, uscc),
      ])
      return { ...review, licences: [...licences.values()], nameTaken, sameCode }
    },

    /** Cards of approved enterprises by id; others are missing from the map. */
    async cards(tx: ReadTx, ids: string[]): Promise<Map<string, EnterpriseCard>> {
      if (ids.length === 0) return new Map()
      return new Map((await enterpriseRepo(tx).cards(ids)).map((row) => [row.id, enterpriseCard(row)]))
    },

    /**
     * The card of one enterprise for whoever changes what visitors see of it, null while it is not on the website.
     * Who suspends it or lets it back waits until the transaction ends.
     */
    async shown(tx: Tx, id: string): Promise<EnterpriseCard | null> {
      await enterpriseRepo(tx).holdStill(id)
      return (await this.cards(tx, [id])).get(id) ?? null
    },

    /** The card of an enterprise as it was approved, also while it is suspended; null for one that never was. */
    async approvedCard(tx: ReadTx, id: string): Promise<EnterpriseCard | null> {
      const shown = (await this.cards(tx, [id])).get(id)
      if (shown) return shown
      const approved = (await enterpriseRepo(tx).certification(id))?.approved
      return approved ? hiddenCard(id, approved) : null
    },

    /** How many products, recognised ones and distinct patents an enterprise shows; room product calls it when it publishes. */
    setCounts: (tx: Tx, id: string, counts: { products: number; recognised: number; patents: number }) =>
      enterpriseRepo(tx).setCounts(id, {
        product_count: counts.products,
        recognised_count: counts.recognised,
        patent_count: counts.patents,
      }),

    countPublic: (tx: ReadTx): Promise<number> => enterpriseRepo(tx).countPublic(),

    /** Approved enterprises by keywords and facets. */
    async page(query: z.output<typeof EnterpriseQuery>) {
      const repo = enterpriseRepo(transactor.read)
      const { ids, total, ...facets } = await repo.search({
        tsquery: searchQuery(query.keywords ?? ''),
        industry: query.industry ?? null,
        region: query.region ?? null,
        traits: enterpriseTraits.filter((trait) => query[trait] === 'true'),
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      })
      const cards = await this.cards(transactor.read, ids)
      const list = ids.flatMap((id) => cards.get(id) ?? [])
      return { list, total, facets: enterpriseFacets(facets) }
    },

    /** A few approved enterprises whose names hold all these words. */
    named: async (keywords: string): Promise<EnterpriseCard[]> =>
      (await enterpriseRepo(transactor.read).named(nameQuery(keywords))).map(enterpriseCard),

    /** One approved enterprise; A0404 for any other. */
    async detail(id: string): Promise<EnterpriseFacts> {
      const row = await enterpriseRepo(transactor.read).publicDetail(id)
      if (!row) throw fault('A0404')
      return enterpriseFacts(row)
    },

    /**
     * What its certification tells of an enterprise, and whether visitors see it; also while it is suspended. A0404
     * when nothing was ever submitted.
     */
    async facts(id: string): Promise<{ enterprise: EnterpriseFacts; shown: boolean }> {
      const repo = enterpriseRepo(transactor.read)
      const visible = await repo.publicDetail(id)
      if (visible) return { enterprise: enterpriseFacts(visible), shown: true }
      const row = await repo.certification(id)
      if (!row) throw fault('A0404')
      const known = row.approved ?? row.certification
      return { enterprise: hiddenFacts(id, known, row.certified_at ?? row.submitted_at), shown: false }
    },
  }
}
export type Enterprises = ReturnType<typeof createEnterprises>
