import { displayDetail, displaySave, EnterpriseDisplay, type PublicDisplay } from '@portal/contract/enterprise-content'
import type { Data } from '@portal/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { EnterpriseWriting } from '../../../features/content/enterprise-writing.tsx'
import { problemsIn } from '../../../features/content/problems.ts'
import { takeBackEnterprise } from '../../../features/content/take-back.ts'
import { useContentEditor } from '../../../features/content/use-content-editor.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { messages } from './business-display.messages.ts'
import { type DisplayDraft, documentOf, draftOf, fingerprint, readdressed } from './display-draft.ts'
import { DisplayForm } from './display-form.tsx'

/** What is typed as visitors would see it. */
const shownOf = (draft: DisplayDraft): PublicDisplay => ({
  ...draft,
  figures: draft.figures.filter(({ label, value }) => label !== '' && value !== ''),
  story: draft.story.map((chapter) => ({
    ...chapter,
    picture: chapter.picture && { ...chapter.picture, alt: chapter.pictureAlt },
  })),
})

function DisplayEditor({ detail }: { detail: Data<typeof displayDetail> }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const organisationId = useSession(({ enterprise }) => enterprise?.organisationId) ?? ''
  const editor = useContentEditor<DisplayDraft>({
    form: `display:${organisationId}`,
    room: 'ent',
    head: detail,
    content: draftOf(detail),
    fingerprint,
    restored: (draft) => readdressed(draft, detail),
    save: (mine, options) => call(displaySave, { body: { ...documentOf(mine), ...options } }, { quiet: true }),
    ...takeBackEnterprise('display'),
  })
  const { content: draft, setContent } = editor
  const problems = problemsIn(EnterpriseDisplay, documentOf(draft), language)
  const told = draft.story.some(({ text, picture }) => text.trim() !== '' || picture !== null)
  const problem = problems.size > 0 ? t.incomplete : told ? null : t.noStory
  return (
    <EnterpriseWriting
      kind="display"
      title={t.title}
      lead={t.lead}
      openPage={t.openPage}
      organisationId={organisationId}
      editor={editor}
      problem={problem}
      typed={{ display: shownOf(draft) }}
    >
      <DisplayForm
        draft={draft}
        disabled={!detail.can.edit}
        told={told}
        problemAt={(path) => problems.get(path)}
        onChange={(change) => setContent((now) => ({ ...now, ...change }))}
      />
    </EnterpriseWriting>
  )
}

/** What an enterprise tells of itself, with its public page beside it. */
export default function BusinessDisplayPage() {
  const detail = useQuery(endpointQuery(displayDetail, {}))
  return <QueryState query={detail}>{(found) => <DisplayEditor detail={found} />}</QueryState>
}
