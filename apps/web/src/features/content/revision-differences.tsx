import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import { entContentPreview } from '@portal/contract/enterprise-preview'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../lib/i18n/language.ts'
import { EnterpriseDifferences } from '../difference/enterprise-difference-list.tsx'
import { endpointQuery } from '../shell/query-client.ts'
import { historyMessages } from './history.messages.ts'

/** Where two revisions of one kind of the own enterprise differ; the drawings below say what is wrong if they cannot be read. */
export function RevisionDifferences({ kind, then, now }: { kind: EnterpriseKind; then: number; now: number }) {
  const t = useMessages(historyMessages)
  const before = useQuery(endpointQuery(entContentPreview, { body: { kind, revision: then } }))
  const after = useQuery(endpointQuery(entContentPreview, { body: { kind, revision: now } }))
  if (!before.data || !after.data) return null
  const sides = { before: t.revision(then), after: `${t.revision(now)} · ${t.newest}` }
  return <EnterpriseDifferences kind={kind} before={before.data} after={after.data} sides={sides} />
}
