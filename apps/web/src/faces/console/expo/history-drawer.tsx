import { type ExpoAdminDetail, expoHistory, expoRestore } from '@portal/contract/hall-admin'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Drawer } from 'antd'
import { revisionMessages } from '../../../features/content/revision.messages.ts'
import { RevisionList } from '../../../features/content/revision-list.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'

/** All revisions of an expo, each of which can be brought back. */
export function HistoryDrawer({ detail, open, onClose }: { detail: ExpoAdminDetail; open: boolean; onClose(): void }) {
  const t = useMessages(revisionMessages)
  const { message } = App.useApp()
  const { id, revision: newest, publishedRevision } = detail
  const history = useQuery({ ...endpointQuery(expoHistory, { query: { id } }), enabled: open })
  const restore = useSubmission({
    mutationFn: (from: number) => call(expoRestore, { body: { id, from, revision: newest } }),
    onSuccess: ({ revision }) => {
      void message.success(t.restoreDone(revision))
      invalidateRoom('expo')
      onClose()
    },
  })
  const renderDoings = (revision: number) =>
    detail.can.edit && (
      <Button
        size="small"
        loading={restore.isPending}
        aria-label={t.restoreOf(revision)}
        onClick={() => restore.mutate(revision)}
      >
        {t.restore}
      </Button>
    )
  return (
    <Drawer open={open} onClose={onClose} title={t.history} size="min(640px, 100vw)" destroyOnHidden>
      <QueryState query={history}>
        {(entries) => (
          <RevisionList entries={entries} newest={newest} published={publishedRevision} renderDoings={renderDoings} />
        )}
      </QueryState>
    </Drawer>
  )
}
