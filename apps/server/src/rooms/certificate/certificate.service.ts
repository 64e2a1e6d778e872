import type { certificatePage } from '@portal/contract/certificate'
import { Certificate, ContentStatus } from '@portal/contract/content'
import type { z } from 'zod'
import { dayOf, now } from '../../platform/clock.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Messages } from '../message/index.ts'
import { productHolders } from '../product/index.ts'
import { keptCertificateRepo } from './certificate-kept.repo.ts'
import { createReminders } from './certificate-reminder.service.ts'
import { daysAfter, SOON_DAYS } from './certificate.policy.ts'

/** Certificates of all products of an enterprise, and reminders of those that end. */
export function createCertificates(deps: { transactor: Transactor; jobs: Jobs; messages: Messages }) {
  const { transactor } = deps
  return {
    ...createReminders(deps),

    /** The own products' certificates, those first that end first. */
    async page(actor: OrganisationActor, { pageNum, pageSize, validity }: z.output<typeof certificatePage.query>) {
      const tx = transactor.read
      const names = await productHolders.own(tx, actor.organisationId)
      const ids = [...names.keys()]
      const today = dayOf(now())
      const soon = daysAfter(today, SOON_DAYS)
      const ending = {
        from: validity === 'soon' ? today : null,
        to: validity === 'soon' ? soon : validity === 'expired' ? daysAfter(today, -1) : null,
      }
      const [rows, counts] = await Promise.all([
        keptCertificateRepo(tx).page(ids, ending, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
        keptCertificateRepo(tx).counts(ids, { today, soon }),
      ])
      const list = rows.map((row) => {
        const { kind, name, number, issuer, validUntil } = Certificate.parse(row.entry)
        return {
          productId: row.subject_id,
          productName: names.get(row.subject_id) ?? '',
          position: Number(row.position),
          kind,
          name,
          number,
          issuer,
          validUntil,
          status: ContentStatus.parse(row.status),
          published: row.published,
        }
      })
      return { list, total: counts[validity ?? 'all'], counts }
    },
  }
}
export type Certificates = ReturnType<typeof createCertificates>
