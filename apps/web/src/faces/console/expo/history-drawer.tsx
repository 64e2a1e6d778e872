import { type ExpoAdminDetail, expoHistory, expoRestore } from '@portal/contract/hall-admin'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Drawer, Tag } from 'antd'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './expo.module.css'
import { words } from './expo.messages.ts'

/** All revisions of an expo, each of which can be brought back. */
export function HistoryDrawer({ detail, open, onClose }: { detail: ExpoAdminDetail; open: boolean; onClose(): void }) {
  const t = useMessages(words)
  const { message } = App.useApp()
  const { id, revision: newest, publishedRevision } = detail
  const history = useQuery({ ...endpointQuery(expoHistory, { query: { id } }), enabled: open })
  const restore = useMutation({
    mutationFn: (from: number) => call(expoRestore, { body: { id, from, revision: newest } }),
    onSuccess: ({ revision }) => {
      void message.success(t.restoreDone(revision))
      invalidateRoom('/expo/')
      onClose()
    },
  })
  return (
    <Drawer open={open} onClose={onClose} title={t.history} size="min(640px, 100vw)" destroyOnHidden>
      <QueryState query={history}>
        {(entries) => (
          <ol className={css.list}>
            {entries.map(({ revision, title, savedBy, savedAt, restoredFrom }) => (
              <li key={revision} className={css.row}>
                <div>
                  <strong>{t.revision(revision)}</strong> {revision === newest && <Tag>{t.latest}</Tag>}
                  {revision === publishedRevision && <Tag color="success">{t.onSite}</Tag>}
                  <p>{title}</p>
                  <small>
                    {t.savedBy(savedBy, formatInstant(savedAt))}
                    {restoredFrom !== null && ` · ${t.restoredFrom(restoredFrom)}`}
                  </small>
                </div>
                {detail.can.edit && revision !== newest && (
                  <Button
                    size="small"
                    loading={restore.isPending}
                    aria-label={t.restoreOf(revision)}
                    onClick={() => restore.mutate(revision)}
                  >
                    {t.restore}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Drawer>
  )
}
