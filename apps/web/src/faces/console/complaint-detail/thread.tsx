import {
  complaintAnswer,
  type ComplaintDetail,
  complaintNote,
  complaintPassOn,
  type ComplaintRecord,
} from '@portal/contract/complaint'
import { complaintLimits } from '@portal/contract/complaint-kind'
import { Button, Form, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { Conversation, ConversationEntry, TypedText } from '../../../features/conversation/conversation.tsx'
import { Panel } from '../../../features/panel/panel.tsx'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { call } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './complaint-detail.module.css'
import { messages } from './complaint-detail.messages.ts'
import { useComplaintStep } from './use-complaint-step.ts'
import { usePhrases } from './use-phrases.ts'

function Entry({ entry }: { entry: ComplaintRecord }) {
  const t = useMessages(messages)
  const from = { complainant: t.fromComplainant, enterprise: t.fromEnterprise, operator: t.operator }[entry.author]
  const to = { complainant: t.toComplainant, enterprise: t.toEnterprise, nobody: t.note }[entry.audience]
  const byOperator = entry.author === 'operator'
  const look = entry.audience === 'nobody' ? css.note : byOperator ? '' : css[entry.author]
  const who = [from, entry.authorName, byOperator ? to : ''].filter((part) => part !== '').join(' · ')
  return (
    <ConversationEntry who={who} at={entry.at} className={`${css.entry} ${look ?? ''}`}>
      <TypedText>{entry.text}</TypedText>
    </ConversationEntry>
  )
}

const audiences = ['answer', 'passOn', 'note'] as const
type Audience = (typeof audiences)[number]
const calls = { answer: complaintAnswer, passOn: complaintPassOn, note: complaintNote }

function useWays({ can }: ComplaintDetail) {
  const t = useMessages(messages)
  const phrases = usePhrases()
  const ways = {
    answer: {
      name: t.toComplainant,
      hint: t.answerHint,
      send: t.sendAnswer,
      phrases: phrases.complainant,
      may: can.answer,
    },
    passOn: {
      name: t.toEnterprise,
      hint: t.passOnHint,
      send: t.sendPassOn,
      phrases: phrases.enterprise,
      may: can.passOn,
    },
    note: { name: t.note, hint: t.noteHint, send: t.sendNote, phrases: [], may: true },
  }
  return { ways, open: audiences.filter((audience) => ways[audience].may) }
}

/** Where operators write: to the complainant, to the enterprise, or for themselves. */
function Compose({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(messages)
  const [form] = Form.useForm<{ text: string }>()
  const { ways, open } = useWays(complaint)
  const [wanted, setWanted] = useState<Audience>('note')
  const audience = open.includes(wanted) ? wanted : 'note'
  const { id } = complaint
  const draft = useDraft(`complaint:${id}`, Form.useWatch('text', form) ?? '', '')
  const send = useComplaintStep(
    (text: string) => call(calls[audience], { body: { id, text } }, { quiet: true }),
    audience === 'note' ? t.noted : t.sent,
  )
  const way = ways[audience]
  const put = (text: string): void => form.setFieldsValue({ text })
  const done = (): void => {
    form.resetFields()
    draft.clear()
  }
  return (
    <EntryForm
      form={form}
      name="say"
      className={css.compose ?? ''}
      layout="vertical"
      onFinish={({ text }) => send.mutate(text, { onSuccess: done })}
    >
      <DraftOffer draft={draft} onRestore={put} />
      <div className={css.audience}>
        <Segmented
          aria-label={t.write}
          value={audience}
          onChange={setWanted}
          options={open.map((value) => ({ value, label: ways[value].name }))}
        />
      </div>
      <Form.Item
        name="text"
        label={t.text}
        extra={way.hint}
        rules={[{ required: true, whitespace: true, message: t.textRequired }]}
      >
        <Input.TextArea rows={4} maxLength={complaintLimits.reply} />
      </Form.Item>
      <div className={css.composeFoot}>
        {way.phrases.length > 0 && (
          <Select<string>
            className={css.phrases ?? ''}
            aria-label={t.template}
            placeholder={t.template}
            value={null}
            onChange={put}
            options={way.phrases}
          />
        )}
        <Button {...submitButton} loading={send.isPending}>
          {way.send}
        </Button>
      </div>
    </EntryForm>
  )
}

/** All that was said, by whom and to whom, and the way to say more. */
export function Thread({ complaint, mayWrite }: { complaint: ComplaintDetail; mayWrite: boolean }) {
  const t = useMessages(messages)
  return (
    <Panel title={t.thread}>
      {complaint.entries.length === 0 ? (
        <TypedText>{t.empty}</TypedText>
      ) : (
        <Conversation>
          {complaint.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Conversation>
      )}
      {mayWrite && <Compose complaint={complaint} />}
    </Panel>
  )
}
