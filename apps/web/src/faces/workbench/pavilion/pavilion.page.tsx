import { pavilionDetail, pavilionSave } from '@portal/contract/enterprise-content'
import type { Data } from '@portal/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { EnterpriseWriting } from '../../../features/content/enterprise-writing.tsx'
import { takeBackEnterprise } from '../../../features/content/take-back.ts'
import { useContentEditor } from '../../../features/content/use-content-editor.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { AnalyticsPanel } from '../../../features/analytics/analytics-panel.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { OwnHalls } from './own-halls.tsx'
import { documentOf, draftOf, fingerprint, type PavilionDraft, readdressed } from './pavilion-draft.ts'
import { PavilionForm } from './pavilion-form.tsx'
import { messages } from './pavilion.messages.ts'

function PavilionEditor({ detail }: { detail: Data<typeof pavilionDetail> }) {
  const t = useMessages(messages)
  const organisationId = useSession(({ enterprise }) => enterprise?.organisationId) ?? ''
  const editor = useContentEditor<PavilionDraft>({
    form: `pavilion:${organisationId}`,
    room: 'ent',
    head: detail,
    content: draftOf(detail),
    fingerprint,
    restored: (draft) => readdressed(draft, detail),
    save: (mine, options) => call(pavilionSave, { body: { ...documentOf(mine), ...options } }, { quiet: true }),
    ...takeBackEnterprise('pavilion'),
  })
  const { content: draft, setContent } = editor
  return (
    <>
      <EnterpriseWriting
        kind="pavilion"
        title={t.title}
        lead={t.lead}
        openPage={t.openPage}
        organisationId={organisationId}
        place="#pavilion"
        editor={editor}
        problem={draft.sections.some(({ shown }) => shown) ? null : t.nothingShown}
        typed={{ pavilion: draft }}
        above={<OwnHalls />}
      >
        <PavilionForm
          organisationId={organisationId}
          draft={draft}
          disabled={!detail.can.edit}
          onChange={(change) => setContent((now) => ({ ...now, ...change }))}
        />
      </EnterpriseWriting>
      <AnalyticsPanel />
    </>
  )
}

/** How the enterprise's pavilion looks, with its public page beside it. */
export default function PavilionPage() {
  const detail = useQuery(endpointQuery(pavilionDetail, {}))
  return <QueryState query={detail}>{(found) => <PavilionEditor detail={found} />}</QueryState>
}
