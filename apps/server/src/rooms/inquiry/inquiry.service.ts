import { inquiryFields } from '@portal/contract/inquiry-kind'
import type { Days } from '../../platform/figures.ts'
import { createPublicFormGuard } from '../../platform/public-form-guard.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Signer } from '../../platform/signature.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import type { Dicts } from '../dict/index.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import type { Products } from '../product/index.ts'
import type { Privacy, Users } from '../user/index.ts'
import { createAsking } from './inquiry-asking.service.ts'
import { createEnterpriseSide } from './inquiry-enterprise.service.ts'
import { inquiryFiguresRepo } from './inquiry-figures.repo.ts'
import { createInquiryMails } from './inquiry-mail.service.ts'
import { createOperatorSide } from './inquiry-operator.service.ts'
import { createPurposes } from './inquiry-purpose.service.ts'
import { createInquiryRetention } from './inquiry-retention.service.ts'
import { createTargets } from './inquiry-target.service.ts'
import { createThreads } from './inquiry-thread.service.ts'
import { refusals } from './inquiry.policy.ts'

/** Inquiries: asked by visitors, answered by enterprises and operators. `origin`: see `createInquiryMails`. */
export function createInquiries(deps: {
  transactor: Transactor
  throttle: Throttle
  signer: Signer
  jobs: Jobs
  outbox: Outbox
  users: Users
  messages: Messages
  dicts: Pick<Dicts, 'items'>
  privacy: Privacy
  products: Pick<Products, 'detail'>
  enterprises: Pick<Enterprises, 'detail' | 'cards'>
  origin: string
}) {
  const parts = {
    formGuard: createPublicFormGuard(deps, {
      name: 'inquiry',
      fields: inquiryFields,
      tooOften: refusals.tooOften,
      elsewhere: refusals.elsewhere,
    }),
    mails: createInquiryMails(deps),
    targets: createTargets(deps),
    purposes: createPurposes(deps),
    retention: createInquiryRetention(deps),
  }

  return {
    ...createAsking({ ...deps, ...parts, sweep: parts.retention.sweep }),
    visitor: createThreads({ ...deps, ...parts }),
    ...createEnterpriseSide({ ...deps, ...parts }),
    operator: createOperatorSide({ ...deps, ...parts }),
    catchUp: parts.retention.catchUp,
    forgetPurposes: parts.purposes.forget,
    /** How many inquiries an enterprise got on each day that had any; days of Asia/Shanghai. */
    perDay: (tx: ReadTx, organisationId: string, days: Days): Promise<{ day: string; count: number }[]> =>
      inquiryFiguresRepo(tx).perDayOf(organisationId, days),
  }
}
export type Inquiries = ReturnType<typeof createInquiries>
