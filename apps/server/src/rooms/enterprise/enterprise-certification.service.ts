import type { Certification, ExamineState, Licence } from '@portal/contract/enterprise'
import type { certificationCheck, certificationPage } from '@portal/contract/enterprise-certification'
import type { z } from 'zod'
import { readFile } from 'node:fs/promises'
import { Fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor, OrganisationActor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Revisions } from '../content/index.ts'
import { type Files, pictureOfPdf, type PictureScope } from '../file/index.ts'
import type { Users } from '../user/index.ts'
import {
  CHECKS_PER_HOUR,
  DOCUMENTS_PER_HOUR,
  isPdf,
  noLicence,
  often,
  unreadable,
  withoutEnterprise,
} from './enterprise-certification.policy.ts'
import { certificationRepo } from './enterprise-certification.repo.ts'
import { certificationRecord } from './enterprise-certification.view.ts'
import { enterpriseChanged, enterpriseRecalled } from './enterprise.events.ts'
import { APPROVED, assertMayRecall, NOT_SUBMITTED, UNDER_REVIEW } from './enterprise.policy.ts'
import { enterpriseRepo } from './enterprise.repo.ts'

/** Every submission of a certification, and what was decided about it. */
export type Submissions = Revisions<Certification>

/** Licences of certifications by file id, as far as `scope` may see them. */
export async function licencesOf(
  tx: ReadTx,
  files: Files,
  scope: PictureScope,
  certifications: readonly (Certification | null)[],
): Promise<Map<string, Licence>> {
  const ids = certifications.flatMap((one) => one?.licence ?? [])
  const pictures = await files.pictures(tx, scope, ids)
  return new Map([...pictures].map(([id, picture]) => [id, { fileId: id, picture }]))
}

/** Keeps the first page of a PDF as the picture of a licence. A0700 when it cannot be read. */
async function keepFirstPage(files: Files, owner: OrganisationActor, name: string, bytes: Buffer): Promise<Licence> {
  const drawn = await pictureOfPdf(bytes)
  if ('failure' in drawn) throw unreadable(drawn.failure)
  let licence: Licence | undefined
  await files.derive(owner, `${name}.webp`.slice(-200), drawn.picture, async (tx, fileId) => {
    await files.assertKept(tx, owner)
    const picture = (await files.pictures(tx, owner, [fileId])).get(fileId)
    if (picture) licence = { fileId, picture }
  })
  if (!licence) throw unreadable('damaged')
  return licence
}

/** What belongs to a certification besides submitting it: its licence, taking it back, its history, a look at what others hold. */
export function createCertifications(deps: {
  transactor: Transactor
  throttle: Throttle
  users: Users
  files: Files
  submissions: Submissions
}) {
  const { transactor, throttle, users, files, submissions } = deps
  return {
    /** Takes the licence of the own enterprise in, whatever its state. A0301 for whoever has none. */
    async uploadLicence(actor: Actor, upload: Upload): Promise<Licence> {
      const { organisationId } = actor
      if (organisationId === null) throw withoutEnterprise()
      const owner: OrganisationActor = { ...actor, organisationId }
      const bytes = await readFile(upload.path)
      if (!isPdf(bytes)) {
        const picture = await files.upload(owner, upload).catch((error: unknown) => {
          throw error instanceof Fault && error.code === 'A0415' ? noLicence() : error
        })
        return { fileId: picture.fileId, picture }
      }
      const consumed = await throttle.consume(`enterprise:licence:${organisationId}`, DOCUMENTS_PER_HOUR)
      if (consumed !== 'ok') throw often(consumed.retryAfter)
      return keepFirstPage(files, owner, upload.name.replaceAll('\0', ''), bytes)
    },

    /**
     * Takes the certification back from review: what was submitted stays, and what is approved stays valid. A0301 for
     * whoever is not the owner, A0400 when none waits.
     */
    recall: (actor: Actor): Promise<{ examineState: ExamineState }> =>
      transactor.transact(async (tx) => {
        const repo = enterpriseRepo(tx)
        const before = actor.organisationId ? await repo.certificationForUpdate(actor.organisationId) : undefined
        const standing = { ...actor }
        assertMayRecall(standing, before?.status === UNDER_REVIEW)
        const { organisationId } = standing
        await repo.recall(organisationId)
        const examineState = before?.approved ? APPROVED : NOT_SUBMITTED
        if (examineState === NOT_SUBMITTED) await users.changeOrganisation(tx, organisationId, { examineState })
        await publish(tx, enterpriseRecalled, { organisationId })
        await publish(tx, enterpriseChanged, { organisationId, kind: 'certification' })
        await audits.record(tx, {
          actor,
          action: 'enterprise.recalled',
          subject: { type: 'enterprise', id: organisationId },
          before: { examineState: standing.examineState, revision: before?.revision },
          after: { examineState, revision: before?.revision },
        })
        return { examineState }
      }),

    /** Whether somebody else holds or claims this code, or bears this name; never who. */
    async check(actor: Actor, body: z.output<typeof certificationCheck.body>) {
      const consumed = await throttle.consume(`enterprise:check:${actor.userId}`, CHECKS_PER_HOUR)
      if (consumed !== 'ok') throw often(consumed.retryAfter)
      const tx = transactor.read
      const own = actor.organisationId ?? '0'
      const [sameCode, nameTaken] = await Promise.all([
        certificationRepo(tx).withCode(own, body.uscc),
        certificationRepo(tx).nameBorneByOther(own, body.name),
      ])
      const codeTaken = sameCode.some(({ holds }) => holds)
      return { codeTaken, codeClaimed: !codeTaken && sameCode.length > 0, nameTaken }
    },

    /** All submissions of the own enterprise. */
    async page(actor: Actor, { pageNum, pageSize }: z.output<typeof certificationPage.query>) {
      const { organisationId } = actor
      if (organisationId === null) return { list: [], total: 0, organisationId }
      const tx = transactor.read
      const range = { limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { revisions, total } = await submissions.page(tx, organisationId, range)
      const newest = await enterpriseRepo(tx).certification(organisationId)
      const recalled = newest?.status === NOT_SUBMITTED ? newest.revision : null
      const certifications = revisions.map(({ document }) => document)
      const [names, licences] = await Promise.all([
        users.names(tx, [...new Set(revisions.flatMap((one) => one.created_by ?? []))]),
        licencesOf(tx, files, { organisationId }, certifications),
      ])
      const list = revisions.map((one) => certificationRecord(one, names, licences, one.revision === recalled))
      return { list, total, organisationId }
    },
  }
}
export type Certifications = ReturnType<typeof createCertifications>
