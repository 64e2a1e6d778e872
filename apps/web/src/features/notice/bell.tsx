import { Badge, Button, Popover } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { ShellIcon } from '../shell/icons.tsx'
import { Skeleton } from '../shell/skeleton.tsx'
import { useMarkRead, useNewestMessages } from './messages-query.ts'
import css from './notice.module.css'
import { noticeMessages } from './notice.messages.ts'
import { NoticeList } from './notice-list.tsx'

/** As many as one look takes in; asking for earlier ones adds as many again. */
const AT_ONCE = 8
const AT_MOST = 96

function Notices({ onLeave }: { onLeave(): void }) {
  const t = useMessages(noticeMessages)
  const [length, setLength] = useState(AT_ONCE)
  const { data, isPending, isError, refetch, isFetching } = useNewestMessages(length)
  const { mutate: markRead } = useMarkRead()
  const more = data !== undefined && data.total > data.list.length && length < AT_MOST
  return (
    <section className={css['panel']} aria-label={t.title}>
      <header className={css['head']}>
        <h2>{t.title}</h2>
        <Button type="link" size="small" disabled={!data?.unread} onClick={() => markRead(undefined)}>
          {t.readAll}
        </Button>
      </header>
      <div className={css['body']}>
        {isPending && <Skeleton className={css['skeleton'] ?? ''} paragraph={{ rows: 3 }} />}
        {isError && (
          <div className={css['empty']} role="alert">
            <p>{t.failed}</p>
            <Button size="small" onClick={() => void refetch()}>
              {t.again}
            </Button>
          </div>
        )}
        {data?.list.length === 0 && (
          <div className={css['empty']}>
            <ShellIcon name="bell" size={28} />
            <p>{t.empty}</p>
            <small>{t.emptyHint}</small>
          </div>
        )}
        {data && <NoticeList messages={data.list} onRead={markRead} onLeave={onLeave} />}
        {more && (
          <Button block type="text" loading={isFetching} onClick={() => setLength(length + AT_ONCE)}>
            {t.earlier}
          </Button>
        )}
      </div>
      <footer className={css['foot']}>
        <Link to="/personalCenter/message" onClick={onLeave}>
          {t.all}
        </Link>
      </footer>
    </section>
  )
}

/** The bell of the navigation bar, with the number of unread messages. */
export function Bell({ className }: { className: string | undefined }) {
  const t = useMessages(noticeMessages)
  const [open, setOpen] = useState(false)
  const unread = useNewestMessages(AT_ONCE).data?.unread ?? 0
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      align={{ overflow: { adjustX: false, adjustY: true, shiftX: 16 } }}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<Notices onLeave={() => setOpen(false)} />}
      styles={{ container: { padding: 0 } }}
    >
      <button
        type="button"
        className={className}
        aria-expanded={open}
        data-tour="bell"
        aria-label={unread > 0 ? t.unread(unread) : t.noneUnread}
      >
        <Badge count={unread} size="small" overflowCount={99} offset={[0, 2]}>
          <ShellIcon name="bell" />
        </Badge>
      </button>
    </Popover>
  )
}
