import { noticeText } from '@portal/contract/notice'
import type { Message } from '@portal/contract/message'
import { useNavigate } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import css from './notice.module.css'
import { noticeMessages } from './notice.messages.ts'
import { howLongAgo } from './how-long-ago.ts'
import { useNow } from './use-now.ts'

interface ItemProps {
  message: Message
  now: number
  onOpen(message: Message): void
}

/** One message: a button that marks it read and goes where it leads. */
function NoticeItem({ message, now, onOpen }: ItemProps) {
  const language = useLanguage()
  const t = useMessages(noticeMessages)
  const { title, text } = noticeText(message, language)
  const unread = message.readAt === null
  return (
    <li>
      <button type="button" className={css['item']} data-unread={unread} onClick={() => onOpen(message)}>
        <span className={css['mark']} aria-hidden="true" />
        <span className={css['words']}>
          {unread && <span className="visually-hidden">{t.unreadMark}</span>}
          <span className={css['title']}>{title}</span>
          <span className={css['text']}>{text}</span>
          <time className={css['when']} dateTime={message.createdAt} title={formatInstant(message.createdAt)}>
            {howLongAgo(message.createdAt, language, now) ?? formatInstant(message.createdAt)}
          </time>
        </span>
      </button>
    </li>
  )
}

interface Props {
  messages: readonly Message[]
  onRead(ids: string[]): void
  /** After a message led somewhere. */
  onLeave?: () => void
}

/** Messages, newest first. */
export function NoticeList({ messages, onRead, onLeave }: Props) {
  const navigate = useNavigate()
  const now = useNow()
  const open = (message: Message): void => {
    if (message.readAt === null) onRead([message.id])
    if (message.link === null) return
    onLeave?.()
    void navigate(message.link)
  }
  return (
    <ul className={css['list']}>
      {messages.map((message) => (
        <NoticeItem key={message.id} message={message} now={now} onOpen={open} />
      ))}
    </ul>
  )
}
