import type { ProductDetail } from '@portal/contract/product'
import type { ExhibitKind } from '@portal/contract/product-document'
import type { ReactNode } from 'react'
import { CertificateComparison } from '../../../features/difference/certificate-comparison.tsx'
import type { SideNames } from '../../../features/difference/difference-list.tsx'
import { pictureDifferences } from './picture-differences.ts'
import type { Place, ProductDifference, Told } from './product-difference.ts'

interface ExhibitReview {
  /** What a reviewer compares, as it is stringified; addresses and tokens of pictures do not count. */
  compared(product: ProductDetail): unknown
  /** Places that are told in words: of the others the page says it better. */
  told?: readonly Told[]
  differences?(published: ProductDetail, proposed: ProductDetail, place: Place): ProductDifference[]
  /** Draws a comparison of its own, above the pages. */
  draw?(published: ProductDetail, proposed: ProductDetail, sides: SideNames): ReactNode
}

/** How each kind is reviewed besides the facts. */
export const exhibitReviews: Record<ExhibitKind, ExhibitReview> = {
  pictures: {
    compared: ({ pictures }) => pictures.map(({ fileId, alt }) => [fileId, alt]),
    differences: pictureDifferences,
  },
  video: {
    compared: ({ videos }) =>
      videos.map(({ playback, title, titleEn, cover, captions }) => [
        playback.fileId,
        title,
        titleEn,
        cover?.fileId,
        captions,
      ]),
  },
  certificate: {
    compared: ({ certificates }) =>
      certificates.map(({ scans, documents, ...told }) => [
        told,
        scans.map(({ fileId }) => fileId),
        documents.map(({ name, bytes }) => [name, bytes]),
      ]),
    draw: (published, proposed, sides) => (
      <CertificateComparison
        before={published.certificates}
        after={proposed.certificates}
        sides={sides}
        dictionary="certificate_kind"
      />
    ),
  },
  price: { compared: ({ price }) => price },
  chain: {
    compared: ({ chain }) =>
      chain && [chain.exploded?.fileId, chain.assembled?.fileId, chain.model?.fileId, chain.parts],
    told: [['chain', 'parts', ({ chain }) => (chain?.parts ?? []).map(({ no, name }) => `${no} ${name}`).join('\n')]],
  },
}
