import type { Data } from '@portal/contract/kit'
import { type EnterpriseKind, entContentHistory, entContentRestore } from '@portal/contract/enterprise-content'
import type { ProductDetail } from '@portal/contract/product'
import type { ProductKind } from '@portal/contract/product-document'
import { contentHistory, contentRestore } from '@portal/contract/product-own'
import { type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../lib/client.ts'
import { EnterpriseRevision } from '../enterprise/enterprise-preview.tsx'
import { endpointQuery } from '../shell/query-client.ts'
import { RevisionDifferences } from './revision-differences.tsx'
import { ProductPreview } from './product-preview.tsx'

export type History = Data<typeof contentHistory>

/** Where the revisions of one content kind come from, and how one of them is taken over. */
export interface HistorySource {
  /** The room whose calls are asked again after a restore: `product`, `enterprise`. */
  room: string
  query: UseQueryOptions<History>
  restore(revision: number): Promise<unknown>
  /** Draws a revision as visitors would see it. */
  draw(revision: number): ReactNode
  /** Says where two revisions differ, above their drawings. */
  compare?(then: number, now: number): ReactNode
}

/** The revisions of one content kind of an own product; compared on its public page, or by what `part` draws of it. */
export const productHistory = (
  productId: string,
  kind: ProductKind,
  part?: (product: ProductDetail) => ReactNode,
): HistorySource => ({
  room: 'product',
  query: endpointQuery(contentHistory, { body: { productId, kind } }),
  restore: (revision) => call(contentRestore, { body: { productId, kind, revision } }, { quiet: true }),
  draw: (revision) => <ProductPreview of={{ productId, kind, revision }} {...(part && { part })} />,
})

/** The revisions of one content kind of the own enterprise, compared on its public page. */
export const enterpriseHistory = (kind: EnterpriseKind): HistorySource => ({
  room: 'ent',
  query: endpointQuery(entContentHistory, { body: { kind } }),
  restore: (revision) => call(entContentRestore, { body: { kind, revision } }, { quiet: true }),
  draw: (revision) => <EnterpriseRevision kind={kind} revision={revision} />,
  compare: (then, now) => <RevisionDifferences kind={kind} then={then} now={now} />,
})
