import type { ReadTx } from '../../platform/transaction.ts'
import { contentCertificateRepo, type Ending } from './content-certificate.repo.ts'

/** Certificates of all documents, for whoever looks at when they end. */
export const keptCertificates = {
  /** A page of the certificates of products, by the newest revisions; those first that end first. */
  page: (tx: ReadTx, ids: readonly string[], ending: Ending, { limit, offset }: { limit: number; offset: number }) =>
    contentCertificateRepo(tx).page(ids, ending, limit, offset),

  /** How many those products have, how many of them ended, how many end until `soon`; days as `YYYY-MM-DD`. */
  counts: (tx: ReadTx, ids: readonly string[], { today, soon }: { today: string; soon: string }) =>
    contentCertificateRepo(tx).counts(ids, today, soon),

  /** Everything published, of products and enterprises, that ends between two days. */
  ending: (tx: ReadTx, { from, to }: { from: string; to: string }) => contentCertificateRepo(tx).ending(from, to),
}
