import type { ExhibitKind } from '@portal/contract/product-document'
import { type ComponentType, lazy, Suspense } from 'react'
import { Loading } from '../../../features/shell/page-state.tsx'

/** Each loads what it edits by itself; its code is fetched when its tab is opened. */
const editors = {
  pictures: lazy(async () => ({ default: (await import('./pictures-tab.tsx')).PicturesTab })),
  video: lazy(async () => ({ default: (await import('./video/video-tab.tsx')).VideoTab })),
  certificate: lazy(async () => ({ default: (await import('./certificate-tab.tsx')).CertificateTab })),
  price: lazy(async () => ({ default: (await import('./price-tab.tsx')).PriceTab })),
  chain: lazy(async () => ({ default: (await import('./chain/chain-tab.tsx')).ChainTab })),
} satisfies Record<ExhibitKind, ComponentType<{ productId: string }>>

/** Where one kind of a product is edited. */
export function ExhibitEditor({ kind, productId }: { kind: ExhibitKind; productId: string }) {
  const Editor = editors[kind]
  return (
    <Suspense fallback={<Loading />}>
      <Editor productId={productId} />
    </Suspense>
  )
}
