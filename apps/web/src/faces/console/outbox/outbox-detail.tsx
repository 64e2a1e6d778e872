import type { OutboxMessage } from '@portal/contract/message'
import { Drawer } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { formatInstant } from '../../../lib/format.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import css from './outbox.module.css'
import { messages } from './outbox.messages.ts'
import { StateTag } from './state-tag.tsx'

function Facts({ message }: { message: OutboxMessage }) {
  const t = useMessages(messages)
  const { channel, recipient, subject, state, failure, createdAt, sentAt } = message
  return (
    <dl className={css.facts}>
      <dt>{t.recipient}</dt>
      <dd>{recipient}</dd>
      <dt>{t.channel}</dt>
      <dd>{t[channel]}</dd>
      <dt>{t.state}</dt>
      <dd>
        <StateTag state={state} />
        {state === 'kept' && <span className={css.hint}>{t.keptHint}</span>}
        {state === 'waiting' && <span className={css.hint}>{t.waitingHint}</span>}
      </dd>
      {failure && (
        <>
          <dt>{state === 'waiting' ? t.lastFailure : t.failure}</dt>
          <dd>{failure}</dd>
        </>
      )}
      <dt>{t.created}</dt>
      <dd>{formatInstant(createdAt)}</dd>
      {sentAt && (
        <>
          <dt>{t.sentAt}</dt>
          <dd>{formatInstant(sentAt)}</dd>
        </>
      )}
      {subject && (
        <>
          <dt>{t.subject}</dt>
          <dd>{subject}</dd>
        </>
      )}
    </dl>
  )
}

/** One message whole; null closes. */
export function OutboxDetail({ message, onClose }: { message: OutboxMessage | null; onClose(): void }) {
  const t = useMessages(messages)
  return (
    <Drawer
      open={message !== null}
      onClose={onClose}
      title={t.detail}
      size={520}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {message && (
        <>
          <Facts message={message} />
          <h2 className={css.textHead}>
            {t.text}
            <CopyButton text={message.text} what={t.copyText} />
          </h2>
          <p className={css.text}>{message.text}</p>
        </>
      )}
    </Drawer>
  )
}
