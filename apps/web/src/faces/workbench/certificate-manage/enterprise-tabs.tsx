import {
  entCertificateDetail,
  entCertificateSave,
  EnterpriseCertificates,
  honorDetail,
  honorSave,
} from '@portal/contract/enterprise-content'
import type { Data } from '@portal/contract/kit'
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
import { enterpriseHistory } from '../../../features/content/history-source.tsx'
import { takeBackEnterprise } from '../../../features/content/take-back.ts'
import { useContentEditor } from '../../../features/content/use-content-editor.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'

interface Props {
  kind: 'entCertificate' | 'honor'
  detail: Data<typeof entCertificateDetail>
}

function Editor({ kind, detail }: Props) {
  const organisationId = useSession(({ enterprise }) => enterprise?.organisationId) ?? ''
  const editor = useContentEditor<CertificateDraft[]>({
    form: `${kind}:${organisationId}`,
    room: 'ent',
    head: detail,
    content: draftsOf(detail.content.certificates, detail.revision),
    fingerprint,
    save: (mine, options) => {
      const body = { ...documentOf(mine), ...options }
      return call(kind === 'honor' ? honorSave : entCertificateSave, { body }, { quiet: true })
    },
    ...takeBackEnterprise(kind),
  })
  const { problem, problems } = useCertificateProblem(EnterpriseCertificates, editor.content)
  return (
    <ContentFrame
      editor={editor}
      problem={problem}
      extra={<ContentHistory source={enterpriseHistory(kind)} mayRestore={detail.can.edit} />}
    >
      <CertificateEditor
        form={kind}
        kind={kind === 'honor' ? 'honor' : 'certificate'}
        certificates={editor.content}
        disabled={!detail.can.edit}
        problems={problems}
        onChange={editor.setContent}
      />
    </ContentFrame>
  )
}

/** Certificates of the enterprise itself. */
export function EnterpriseCertificatesTab() {
  const detail = useQuery(endpointQuery(entCertificateDetail, {}))
  return <QueryState query={detail}>{(found) => <Editor kind="entCertificate" detail={found} />}</QueryState>
}

/** Awards and honours of the enterprise. */
export function HonorsTab() {
  const detail = useQuery(endpointQuery(honorDetail, {}))
  return <QueryState query={detail}>{(found) => <Editor kind="honor" detail={found} />}</QueryState>
}
