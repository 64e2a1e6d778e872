import type { Certification } from '@portal/contract/enterprise'
import { pagesChanged } from '../../platform/pages.ts'
import { searchVector } from '../../platform/text.ts'
import type { Tx } from '../../platform/transaction.ts'
import { zhejiangCityOf } from './enterprise.policy.ts'
import { enterpriseRepo } from './enterprise.repo.ts'

/** What search reads of a certification. */
export const searchVectorOf = ({ name, nameEn, uscc, profile }: Certification): string =>
  searchVector({ A: `${name}\n${nameEn}`, B: uscc, C: profile })

/** Shows an enterprise on the website as it is certified, or shows it anew. */
export async function showPublic(
  tx: Tx,
  organisationId: string,
  certification: Certification,
  certifiedAt: Date,
): Promise<void> {
  await pagesChanged(tx, [`enterprise:${organisationId}`])
  const shown = { ...certification, city: zhejiangCityOf(certification) }
  await enterpriseRepo(tx).showPublic(organisationId, shown, certifiedAt, searchVectorOf(certification))
}
