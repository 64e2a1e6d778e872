import type { InquiryRecord } from '@portal/contract/inquiry-own'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './conversation.module.css'
import { inquiryWords } from './inquiry.messages.ts'

interface Props {
  entries: readonly InquiryRecord[]
  /** What may be done to one message. */
  renderDoings?: (entry: InquiryRecord) => ReactNode
}

/** All that was said, the visitor on one side, whoever was asked on the other. */
export function Conversation({ entries, renderDoings }: Props) {
  const t = useMessages(inquiryWords)
  return (
    <ol className={css.thread}>
      {entries.map((entry) => (
        <li key={entry.id} className={`${css.entry} ${entry.author === 'visitor' ? '' : css.own}`}>
          <div className={css.who}>
            <strong>
              {t[entry.author]}
              {entry.authorName !== '' && ` · ${entry.authorName}`}
            </strong>
            <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
          </div>
          {entry.text !== '' && <p className={css.text}>{entry.text}</p>}
          {entry.text === '' && entry.hidden === null && <p className={css.gone}>{t.erasedName}</p>}
          {entry.hidden !== null && <p className={css.gone}>{t.hidden(entry.hidden)}</p>}
          {renderDoings?.(entry)}
        </li>
      ))}
    </ol>
  )
}
