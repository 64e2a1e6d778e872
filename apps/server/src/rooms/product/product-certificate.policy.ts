import { certificateProblem } from '@portal/contract/content'
import type { ProductCertificates, ProductKind } from '@portal/contract/product-document'
import { fault } from '../../platform/errors.ts'
import type { ContentKind } from '../content/index.ts'
import type { ProductKindRules } from './product-kind.policy.ts'

/** Where certificates of products are kept. */
export const productCertificates = { subject: 'product', kind: 'certificate' } as const satisfies ContentKind & {
  kind: ProductKind
}

/** Certificates of the product itself: scans or PDFs. */
export const certificateRules: ProductKindRules<ProductCertificates> = {
  files: ({ certificates }) =>
    certificates.flatMap(({ files }) => files.map((fileId) => ({ fileId, kinds: ['picture', 'document'] }))),
  isEmpty: ({ certificates }) => certificates.length === 0,
  // They were given to one product, and stay with it.
  copied: () => null,
  assertSubmittable: ({ certificates }) => {
    const problem = certificateProblem(certificates)
    if (problem) throw fault('A0400', problem)
  },
}
