import { articleHistory, articleRestore, articleRevision } from '@portal/contract/news-admin'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Drawer, Flex } from 'antd'
import { useState } from 'react'
import { revisionMessages } from '../../../features/content/revision.messages.ts'
import { RevisionList } from '../../../features/content/revision-list.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BothSides } from './both-sides.tsx'
import { messages } from './news-detail.messages.ts'
import type { Detail } from './use-article.ts'

/** An earlier revision beside the newest one, and how to bring it back. */
function Comparison({ detail, revision, onDone }: { detail: Detail; revision: number; onDone(): void }) {
  const t = useMessages(messages)
  const shared = useMessages(revisionMessages)
  const { message } = App.useApp()
  const { id } = detail
  const old = useQuery(endpointQuery(articleRevision, { query: { id, revision } }))
  const restore = useSubmission({
    mutationFn: () => call(articleRestore, { body: { id, from: revision, revision: detail.revision } }),
    onSuccess: (standing) => {
      void message.success(shared.restoreDone(standing.revision))
      invalidateRoom('news')
      onDone()
    },
  })
  return (
    <QueryState query={old}>
      {({ content }) => (
        <Flex vertical gap={16}>
          <BothSides
            one={{ name: t.atThatTime(revision), form: content }}
            other={{ name: t.current, form: detail.content }}
          />
          <Flex gap={8} justify="end">
            <Button onClick={onDone}>{t.cancel}</Button>
            {detail.can.edit && (
              <Button type="primary" loading={restore.isPending} onClick={() => restore.mutate()}>
                {shared.restore}
              </Button>
            )}
          </Flex>
        </Flex>
      )}
    </QueryState>
  )
}

/** All revisions of an article. */
export function HistoryDrawer({ detail, open, onClose }: { detail: Detail; open: boolean; onClose(): void }) {
  const t = useMessages(messages)
  const shared = useMessages(revisionMessages)
  const [comparing, setComparing] = useState<number>()
  const history = useQuery({ ...endpointQuery(articleHistory, { query: { id: detail.id } }), enabled: open })
  const close = (): void => {
    setComparing(undefined)
    onClose()
  }
  return (
    <Drawer open={open} onClose={close} title={shared.history} size="min(1040px, 100vw)" destroyOnHidden>
      {comparing === undefined ? (
        <QueryState query={history}>
          {(entries) => (
            <RevisionList
              entries={entries}
              newest={detail.revision}
              published={detail.publishedRevision}
              renderDoings={(revision) => (
                <Button size="small" aria-label={t.compareOf(revision)} onClick={() => setComparing(revision)}>
                  {t.compare}
                </Button>
              )}
            />
          )}
        </QueryState>
      ) : (
        <Comparison detail={detail} revision={comparing} onDone={() => setComparing(undefined)} />
      )}
    </Drawer>
  )
}
