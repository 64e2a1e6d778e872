import type { ReviewDetail } from '@portal/contract/review'
import { Checkbox, Tag } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { reviewMessages } from '../../../features/review/review.messages.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './review-detail.module.css'
import { messages } from './review-detail.messages.ts'

interface Props {
  parts: ReviewDetail['parts']
  /** Ids. */
  chosen: readonly string[]
  choose(ids: readonly string[]): void
}

/** All parts that wait, to decide on all or on some of them. */
export function PartsChoice({ parts, chosen, choose }: Props) {
  const t = useMessages(messages)
  const shared = useMessages(reviewMessages)
  const kinds = useMessages(contentMessages)
  return (
    <fieldset className={css.parts}>
      <legend>{t.partsWaiting(parts.length)}</legend>
      {parts.map(({ id, kind, can, submittedBy, submittedAt, firstApproval, takesEffect }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={!can.decide}
          title={t.submitted(submittedBy, formatInstant(submittedAt))}
          onChange={({ target }) => choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {kinds[kind]}
          {takesEffect && <Tag color="processing">{shared.takesEffect}</Tag>}
          {firstApproval && !takesEffect && (
            <Tag
              color="warning"
              variant="filled"
              className={css.second ?? ''}
              title={shared.firstApproved(firstApproval.by, formatInstant(firstApproval.at))}
            >
              {shared.waitsForSecond}
            </Tag>
          )}
        </Checkbox>
      ))}
    </fieldset>
  )
}
