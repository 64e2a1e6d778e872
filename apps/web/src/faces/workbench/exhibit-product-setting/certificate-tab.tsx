import type { Data } from '@portal/contract/kit'
import { certificateSave, getCertificateDetail } from '@portal/contract/product-content'
import { ProductCertificates } from '@portal/contract/product-document'
import { useQuery } from '@tanstack/react-query'
import {
  type CertificateDraft,
  documentOf,
  draftsOf,
  fingerprint,
} from '../../../features/certificate/certificate-draft.ts'
import { CertificateEditor } from '../../../features/certificate/certificate-editor.tsx'
import { useCertificateProblem } from '../../../features/certificate/use-certificate-problem.ts'
import { ContentFrame } from '../../../features/content/content-frame.tsx'
import { ContentHistory } from '../../../features/content/content-history.tsx'
import { productHistory } from '../../../features/content/history-source.tsx'
import { takeBackProduct } from '../../../features/content/take-back.ts'
import { useContentEditor } from '../../../features/content/use-content-editor.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'

/** What a product itself is certified by; the others say something of its enterprise. */
const usual = ['product-certification', 'test-report', 'filing', 'licence']

function CertificatesEditor({ detail }: { detail: Data<typeof getCertificateDetail> }) {
  const { productId } = detail
  const form = `certificate:${productId}` as const
  const editor = useContentEditor<CertificateDraft[]>({
    form,
    room: 'product',
    head: detail,
    content: draftsOf(detail.content.certificates, detail.revision),
    fingerprint,
    save: (mine, options) =>
      call(certificateSave, { body: { productId, ...documentOf(mine), ...options } }, { quiet: true }),
    ...takeBackProduct(productId, 'certificate'),
  })
  const { problem, problems } = useCertificateProblem(ProductCertificates, editor.content)
  return (
    <ContentFrame
      editor={editor}
      problem={problem}
      extra={<ContentHistory source={productHistory(productId, 'certificate')} mayRestore={detail.can.edit} />}
    >
      <CertificateEditor
        form={form}
        kind="certificate"
        usual={usual}
        certificates={editor.content}
        disabled={!detail.can.edit}
        problems={problems}
        onChange={editor.setContent}
      />
    </ContentFrame>
  )
}

/** Editing the certificates of one product. */
export function CertificateTab({ productId }: { productId: string }) {
  const detail = useQuery(endpointQuery(getCertificateDetail, { body: { productId } }))
  return <QueryState query={detail}>{(found) => <CertificatesEditor detail={found} />}</QueryState>
}
