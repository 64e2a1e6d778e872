import type { NoticeAudience } from '@portal/contract/news-notice'
import type { ReadTx } from '../../platform/transaction.ts'
import { enterpriseAudienceRepo } from './enterprise-audience.repo.ts'

/** Whom operators may write to. */
export const enterpriseAudiences = {
  /** Ids of the approved enterprises an audience names, as they are now. */
  ids: (tx: ReadTx, audience: NoticeAudience): Promise<string[]> => enterpriseAudienceRepo(tx).ids(audience),
  /** Some to choose from; `tsquery` holds the terms, null for any. */
  find: (tx: ReadTx, tsquery: string | null, limit: number): Promise<{ id: string; name: string }[]> =>
    enterpriseAudienceRepo(tx).find(tsquery, limit),
}
