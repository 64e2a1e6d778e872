import { type EnterpriseDetail, enterpriseDetail, type EnterpriseFacts } from '@portal/contract/enterprise'
import type { PublicCertificate } from '@portal/contract/content'
import type { EnterpriseKind, PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import { entContentPreview } from '@portal/contract/enterprise-preview'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '../../lib/client.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { LinksOpenBeside } from '../../ui/site-link.tsx'
import { CertificateList } from '../certificate/certificate-list.tsx'
import { QueryState } from '../shell/page-state.tsx'
import { endpointQuery } from '../shell/query-client.ts'
import { enterpriseKindViews } from './enterprise-kinds.ts'
import css from './enterprise-preview.module.css'
import { messages } from './enterprise-preview.messages.ts'
import { EnterpriseView } from './enterprise-view.tsx'
import { shownEnterprise } from './shown-enterprise.load.ts'
import { shownSections } from './shown-sections.ts'

const quiet = { quiet: true }

/** The public page of an enterprise through the website's own renderer. `enterprise` may change with every key typed. */
function Drawn({ enterprise: newest }: { enterprise: EnterpriseDetail }) {
  const language = useLanguage()
  const enterprise = useDeferredValue(newest)
  const order = enterprise.pavilion?.products.join(',')
  const loaded = useQuery({
    queryKey: ['enterprise', 'preview', enterprise.id, language, order],
    queryFn: async () => {
      const context = {
        language,
        call: (endpoint: Parameters<typeof call>[0], input: never) => call(endpoint, input, quiet),
      }
      return shownEnterprise(enterprise, context as Parameters<typeof shownEnterprise>[1])
    },
    placeholderData: keepPreviousData,
  })
  return (
    <QueryState query={loaded}>
      {(shown) => (
        <LinksOpenBeside value={true}>
          <div className={css['paper']}>
            <EnterpriseView
              shown={{ ...shown, enterprise, sections: shownSections(enterprise.pavilion) }}
              headingLevel={2}
            />
          </div>
        </LinksOpenBeside>
      )}
    </QueryState>
  )
}

function Certificates({ certificates, none }: { certificates: readonly PublicCertificate[]; none: string }) {
  return (
    <LinksOpenBeside value={true}>
      <div className={`${css['paper']} ${css['part']}`}>
        {certificates.length === 0 ? <p>{none}</p> : <CertificateList certificates={certificates} />}
      </div>
    </LinksOpenBeside>
  )
}

/** What one kind puts on the public page: lists alone, the others in the whole page. */
function DrawnKind({ enterprise, kind }: { enterprise: EnterpriseDetail; kind: EnterpriseKind }) {
  const t = useMessages(messages)
  const { list } = enterpriseKindViews[kind]
  if (!list) return <Drawn enterprise={enterprise} />
  return <Certificates certificates={list.entries(enterprise)} none={t[list.none]} />
}

/**
 * The public page of the own enterprise with what is typed in place of what is published. Follows the typing a moment
 * later, so that typing stays light.
 */
export function EnterprisePreview({
  organisationId,
  typed,
}: {
  organisationId: string
  typed: Partial<PublicEnterpriseContent>
}) {
  const published = useQuery(endpointQuery(enterpriseDetail, { query: { id: organisationId } }))
  return <QueryState query={published}>{(found) => <Drawn enterprise={{ ...found, ...typed }} />}</QueryState>
}

/** An older revision of one kind of the own enterprise, drawn with the newest of the others. */
export function EnterpriseRevision(of: { kind: EnterpriseKind; revision: number }) {
  const found = useQuery(endpointQuery(entContentPreview, { body: of }))
  return <QueryState query={found}>{(enterprise) => <DrawnKind enterprise={enterprise} kind={of.kind} />}</QueryState>
}

/** One kind of any enterprise, put together from what the server told: also of one that visitors do not see. */
export function EnterpriseDrawing({
  enterprise,
  content,
  kind,
}: {
  enterprise: EnterpriseFacts
  content: PublicEnterpriseContent
  kind: EnterpriseKind
}) {
  return <DrawnKind enterprise={{ ...enterprise, ...content }} kind={kind} />
}
