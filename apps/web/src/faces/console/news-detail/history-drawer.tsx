import type { Data } from '@portal/contract/kit'
import { articleHistory, articleRestore, articleRevision } from '@portal/contract/news-admin'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Drawer, Flex, Tag } from 'antd'
import { useState } from 'react'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BothSides } from './both-sides.tsx'
import css from './news-detail.module.css'
import { words } from './news-detail.messages.ts'
import type { Detail } from './use-article.ts'

type Entry = Data<typeof articleHistory>[number]

function Line({ entry, detail, onCompare }: { entry: Entry; detail: Detail; onCompare(revision: number): void }) {
  const t = useMessages(words)
  const { revision, title, savedBy, savedAt, restoredFrom } = entry
  return (
    <li>
      <div>
        <strong>{t.revision(revision)}</strong> {revision === detail.revision && <Tag>{t.latest}</Tag>}
        {revision === detail.publishedRevision && <Tag color="success">{t.onSite}</Tag>}
        <p>{title}</p>
        <small>{t.savedBy(savedBy, formatInstant(savedAt))}</small>
        {restoredFrom !== null && <small>{t.restoredFrom(restoredFrom)}</small>}
      </div>
      {revision !== detail.revision && (
        <Button size="small" aria-label={t.compareOf(revision)} onClick={() => onCompare(revision)}>
          {t.compare}
        </Button>
      )}
    </li>
  )
}

/** An earlier revision beside the newest one, and how to bring it back. */
function Comparison({ detail, revision, onDone }: { detail: Detail; revision: number; onDone(): void }) {
  const t = useMessages(words)
  const { message } = App.useApp()
  const { id } = detail
  const old = useQuery(endpointQuery(articleRevision, { query: { id, revision } }))
  const restore = useMutation({
    mutationFn: () => call(articleRestore, { body: { id, from: revision, revision: detail.revision } }),
    onSuccess: (standing) => {
      void message.success(t.restoreDone(standing.revision))
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
                {t.restore}
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
  const t = useMessages(words)
  const [comparing, setComparing] = useState<number>()
  const history = useQuery({ ...endpointQuery(articleHistory, { query: { id: detail.id } }), enabled: open })
  const close = (): void => {
    setComparing(undefined)
    onClose()
  }
  return (
    <Drawer open={open} onClose={close} title={t.history} size="min(1040px, 100vw)" destroyOnHidden>
      {comparing === undefined ? (
        <QueryState query={history}>
          {(entries) => (
            <ol className={css.history}>
              {entries.map((entry) => (
                <Line key={entry.revision} entry={entry} detail={detail} onCompare={setComparing} />
              ))}
            </ol>
          )}
        </QueryState>
      ) : (
        <Comparison detail={detail} revision={comparing} onDone={() => setComparing(undefined)} />
      )}
    </Drawer>
  )
}
