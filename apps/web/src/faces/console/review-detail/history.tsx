import { remarkFieldName } from '@portal/contract/remark'
import type { ReviewDetail } from '@portal/contract/review'
import { Tag } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './review-detail.module.css'
import { messages } from './review-detail.messages.ts'

const colors = { pending: 'processing', approved: 'success', rejected: 'error', recalled: 'default' } as const

/** What was decided of the same product or enterprise before, with reasons and remarks; nothing where nothing was. */
export function History({ history }: Pick<ReviewDetail, 'history'>) {
  const t = useMessages(messages)
  const kinds = useMessages(contentMessages)
  const language = useLanguage()
  if (history.length === 0) return null
  return (
    <section className={css.history} aria-label={t.history}>
      <h2>{t.history}</h2>
      <ol>
        {history.map(({ id, kind, state, decidedBy, decidedAt, reason, remarks }) => (
          <li key={id}>
            <Tag color={colors[state]}>{t[`was_${state}`]}</Tag>
            <strong>{kinds[kind]}</strong>{' '}
            {[decidedBy, decidedAt && formatInstant(decidedAt)].filter(Boolean).join(' · ')}
            {reason && <p>{reason}</p>}
            {remarks.length > 0 && (
              <ul>
                {remarks.map(({ field, text }) => (
                  <li key={`${field} ${text}`}>
                    {remarkFieldName(field, language)}
                    {t.colon}
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
