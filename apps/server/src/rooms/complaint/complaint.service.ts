import type { ComplaintDetail } from '@portal/contract/complaint'
import type { Actor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Signer } from '../../platform/signature.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Messages } from '../message/index.ts'
import type { Newsroom } from '../news/index.ts'
import type { Products } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import { createEnterpriseSide } from './complaint-enterprise.service.ts'
import { createFiling } from './complaint-filing.service.ts'
import { createHandling } from './complaint-handling.service.ts'
import { createComplaintMails } from './complaint-mail.service.ts'
import { createProofs } from './complaint-proof.service.ts'
import { createComplaintRetention } from './complaint-retention.service.ts'
import { createSubjects } from './complaint-subject.service.ts'

/** Complaints: filed by visitors, handled by operators, answered by enterprises. `origin`: see `createComplaintMails`. */
export function createComplaints(deps: {
  transactor: Transactor
  throttle: Throttle
  signer: Signer
  storage: Storage
  jobs: Jobs
  outbox: Outbox
  users: Users
  messages: Messages
  products: Products
  news: Newsroom['news']
  origin: string
}) {
  const mails = createComplaintMails(deps)
  const proofs = createProofs(deps)
  const subjects = createSubjects(deps)
  const retention = createComplaintRetention({ ...deps, proofs })
  const handling = createHandling({ ...deps, mails, proofs, subjects })

  return {
    ...createFiling({ ...deps, mails, proofs, subjects, sweep: retention.sweep }),
    ...createEnterpriseSide(deps),
    ...handling,
    async anonymise(actor: Actor, id: string): Promise<ComplaintDetail> {
      await retention.anonymise(actor, id)
      return handling.detail(actor, id)
    },
    catchUp: retention.catchUp,
  }
}
export type Complaints = ReturnType<typeof createComplaints>
