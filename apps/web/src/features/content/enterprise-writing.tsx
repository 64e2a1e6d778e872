import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ComponentProps, ReactNode } from 'react'
import { enterpriseAddress } from '../enterprise/enterprise-address.ts'
import { EnterprisePreview } from '../enterprise/enterprise-preview.tsx'
import { ButtonLink } from '../shell/button-link.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { BesidePreview } from './beside-preview.tsx'
import { ContentFrame } from './content-frame.tsx'
import { ContentHistory } from './content-history.tsx'
import { enterpriseHistory } from './history-source.tsx'
import { StatusTag } from './status-tag.tsx'
import type { ContentEditor } from './use-content-editor.ts'

interface Props<Draft> {
  kind: EnterpriseKind
  title: string
  lead: string
  /** On the link to the public page. */
  openPage: string
  organisationId: string
  /** Where on the public page it is shown: `#pavilion`. */
  place?: string
  editor: ContentEditor<Draft>
  /** Why it cannot be submitted as it is. */
  problem: string | null
  /** What is typed, as the public page takes it. */
  typed: ComponentProps<typeof EnterprisePreview>['typed']
  /** Between the head and the form. */
  above?: ReactNode
  /** The form. */
  children: ReactNode
}

/** A page on which an enterprise writes what its public page says, with that page beside it. */
export function EnterpriseWriting<Draft>(props: Props<Draft>) {
  const { kind, title, lead, openPage, organisationId, place = '', editor, problem, typed, above, children } = props
  const { status, reason, can } = editor.head
  const marked = (
    <>
      {title} <StatusTag status={status} reason={reason} />
    </>
  )
  const actions = organisationId !== '' && (
    <ButtonLink to={enterpriseAddress(organisationId) + place} target="_blank">
      {openPage}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={marked} actions={actions}>
        {lead}
      </PageHead>
      {above}
      <BesidePreview
        editor={
          <ContentFrame
            editor={editor}
            problem={problem}
            extra={<ContentHistory source={enterpriseHistory(kind)} mayRestore={can.edit} />}
          >
            {children}
          </ContentFrame>
        }
        preview={<EnterprisePreview organisationId={organisationId} typed={typed} />}
      />
    </>
  )
}
