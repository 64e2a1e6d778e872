import { noticeText } from '@portal/contract/notice'
import { DeleteOutlined } from '@ant-design/icons'
import type { Message } from '@portal/contract/message'
import { Button, Checkbox, Tag } from 'antd'
import { howLongAgo } from '../../../features/notice/how-long-ago.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { DictItemTag } from '../../../features/dict/dict-parts.tsx'
import { useDict } from '../../../features/dict/use-dict.ts'
import { stateMessages } from '../../../features/shell/page-state.messages.ts'
import { Link } from '../../../ui/link.tsx'
import css from './message.module.css'
import { messages } from './message.messages.ts'

/** Type and level of what an operator sent. */
function NoticeTags({ params }: Pick<Message, 'params'>) {
  const types = useDict('notice_type').items
  const levels = useDict('notice_level').items
  const items = [
    types.find(({ value }) => value === params['type']),
    levels.find(({ value }) => value === params['level']),
  ]
  return items.map((item) => item && <DictItemTag key={`${item.label} ${item.value}`} item={item} />)
}

interface Props {
  message: Message
  now: number
  chosen: boolean
  onChoose(on: boolean): void
  /** It was opened, or followed to where it leads. */
  onOpen(): void
  onRemove(): void
}

/** One message whole: its title leads to what it is about. */
export function MessageItem({ message, now, chosen, onChoose, onOpen, onRemove }: Props) {
  const t = useMessages(messages)
  const states = useMessages(stateMessages)
  const language = useLanguage()
  const { title, text } = noticeText(message, language)
  const { link, readAt, createdAt, kind } = message
  const unread = readAt === null
  return (
    <li className={css.item} data-unread={unread}>
      <Checkbox aria-label={t.select(title)} checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
      <div className={css.words}>
        <h2 className={css.title}>
          {unread && <Tag color="processing">{t.unread}</Tag>}
          {link === null ? (
            <span>{title}</span>
          ) : (
            <Link to={link} onClick={onOpen}>
              {title}
            </Link>
          )}
        </h2>
        <p className={css.text}>{text}</p>
        <p className={css.facts}>
          {kind === 'notice' && <NoticeTags params={message.params} />}
          <time dateTime={createdAt} title={formatInstant(createdAt)}>
            {howLongAgo(createdAt, language, now) ?? formatInstant(createdAt)}
          </time>
          {link?.startsWith('/website/') && (
            <a href={link} target="_blank" rel="noreferrer" onClick={onOpen}>
              {states.viewOnSite}
            </a>
          )}
          {unread && (
            <Button type="link" size="small" onClick={onOpen}>
              {t.markRead}
            </Button>
          )}
        </p>
      </div>
      <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={t.removeOf(title)} onClick={onRemove} />
    </li>
  )
}
