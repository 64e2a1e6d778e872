import { pavilionDetail, pavilionSave } from '@portal/contract/enterprise-content'
import type { Data } from '@portal/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { BesidePreview } from '../../../features/content/beside-preview.tsx'
import { ContentFrame } from '../../../features/content/content-frame.tsx'
import { ContentHistory } from '../../../features/content/content-history.tsx'
import { enterpriseHistory } from '../../../features/content/history-source.tsx'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { takeBackEnterprise } from '../../../features/content/take-back.ts'
import { useContentEditor } from '../../../features/content/use-content-editor.ts'
import { enterpriseAddress } from '../../../features/enterprise/enterprise-address.ts'
import { EnterprisePreview } from '../../../features/enterprise/enterprise-preview.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { VisitsPanel } from '../../../features/visit/visits-panel.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { OwnHalls } from './own-halls.tsx'
import { documentOf, draftOf, fingerprint, type PavilionDraft, readdressed } from './pavilion-draft.ts'
import { PavilionForm } from './pavilion-form.tsx'
import { words } from './pavilion.messages.ts'

function PavilionEditor({ detail }: { detail: Data<typeof pavilionDetail> }) {
  const t = useMessages(words)
  const enterpriseId = useSession(({ enterprise }) => enterprise?.organisationId) ?? ''
  const editor = useContentEditor<PavilionDraft>({
    form: 'pavilion',
    room: '/ent/',
    head: detail,
    content: draftOf(detail),
    fingerprint,
    restored: (draft) => readdressed(draft, detail),
    save: (mine, options) => call(pavilionSave, { body: { ...documentOf(mine), ...options } }, { quiet: true }),
    ...takeBackEnterprise('pavilion'),
  })
  const { content: draft, setContent } = editor
  const actions = enterpriseId !== '' && (
    <ButtonLink to={`${enterpriseAddress(enterpriseId)}#pavilion`} target="_blank">
      {t.openPage}
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title={
          <>
            {t.title} <StatusTag status={detail.status} reason={detail.reason} />
          </>
        }
        actions={actions}
      >
        {t.lead}
      </PageHead>
      <OwnHalls />
      <BesidePreview
        editor={
          <ContentFrame
            editor={editor}
            problem={draft.sections.some(({ shown }) => shown) ? null : t.nothingShown}
            extra={<ContentHistory source={enterpriseHistory('pavilion')} mayRestore={detail.can.edit} />}
          >
            <PavilionForm
              enterpriseId={enterpriseId}
              draft={draft}
              disabled={!detail.can.edit}
              onChange={(change) => setContent((now) => ({ ...now, ...change }))}
            />
          </ContentFrame>
        }
        preview={<EnterprisePreview enterpriseId={enterpriseId} typed={{ pavilion: draft }} />}
      />
      <VisitsPanel />
    </>
  )
}

/** How the enterprise's pavilion looks, with its public page beside it. */
export default function PavilionPage() {
  const detail = useQuery(endpointQuery(pavilionDetail, {}))
  return <QueryState query={detail}>{(found) => <PavilionEditor detail={found} />}</QueryState>
}
