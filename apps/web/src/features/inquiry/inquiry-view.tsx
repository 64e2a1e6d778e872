import { inquiryLimits } from '@portal/contract/inquiry-kind'
import type { InquiryOwnDetail, InquiryRecord } from '@portal/contract/inquiry-own'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { AnswerForm } from '../conversation/answer-form.tsx'
import { Conversation, ConversationEntry, TypedText } from '../conversation/conversation.tsx'
import { Panel, PanelColumns } from '../panel/panel.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useStep } from '../shell/use-step.ts'
import { inquiryMessages } from './inquiry.messages.ts'
import { InquiryStateTag } from './inquiry-state-tag.tsx'
import css from './inquiry-view.module.css'

interface Inquiry extends Pick<InquiryOwnDetail, 'id' | 'number' | 'state' | 'contact'> {
  entries: InquiryRecord[]
  can: { answer: boolean; close: boolean; reopen: boolean }
}
interface Calls {
  answer(text: string): Promise<unknown>
  move(to: 'following' | 'closed'): Promise<unknown>
}

/** Closes it, or takes it up again. */
function Move({ can, move }: Pick<Inquiry, 'can'> & Pick<Calls, 'move'>) {
  const t = useMessages(inquiryMessages)
  const step = useStep('inquiry', move, can.reopen ? t.reopened : t.closedNow)
  if (!can.close && !can.reopen) return null
  return (
    <Button loading={step.isPending} onClick={() => step.mutate(can.reopen ? 'following' : 'closed')}>
      {can.reopen ? t.reopen : t.closeIt}
    </Button>
  )
}

/** One thing said: the visitor's on one side, the answers on the other. */
function Entry({ entry, children }: { entry: InquiryRecord; children: ReactNode }) {
  const t = useMessages(inquiryMessages)
  const { author, authorName, at, text, hidden } = entry
  const who = authorName === '' ? t[author] : `${t[author]} · ${authorName}`
  return (
    <ConversationEntry who={who} at={at} className={`${css.entry} ${author === 'visitor' ? '' : css.own}`}>
      {text !== '' && <TypedText>{text}</TypedText>}
      {text === '' && hidden === null && <p className={css.gone}>{t.erasedName}</p>}
      {hidden !== null && <p className={css.gone}>{t.hidden(hidden)}</p>}
      {children}
    </ConversationEntry>
  )
}

interface Props {
  inquiry: Inquiry
  /** What it is about, in a line. */
  lead: string
  calls: Calls
  /** What may be done to one message. */
  renderDoings?: (entry: InquiryRecord) => ReactNode
  /** Under the conversation: why nothing can be answered. */
  note?: ReactNode
  /** The panels beside it. */
  children: ReactNode
}

/** One inquiry: the talk and the way to answer, with what is known of it beside. */
export function InquiryView({ inquiry, lead, calls, renderDoings, note, children }: Props) {
  const t = useMessages(inquiryMessages)
  const { id, number, state, contact, entries, can } = inquiry
  const title = (
    <>
      {number} <InquiryStateTag state={state} />
    </>
  )
  return (
    <>
      <PageHead title={title} actions={<Move can={can} move={calls.move} />}>
        {lead}
      </PageHead>
      <PanelColumns
        main={
          <Panel title={t.thread}>
            <div className={css.talk}>
              <Conversation>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry}>
                    {renderDoings?.(entry)}
                  </Entry>
                ))}
              </Conversation>
              {can.answer && (
                <AnswerForm
                  room="inquiry"
                  id={id}
                  hint={contact.email === '' ? t.noMailHint : t.mailHint}
                  maxLength={inquiryLimits.text}
                  words={t}
                  send={calls.answer}
                />
              )}
              {note}
            </div>
          </Panel>
        }
        beside={children}
      />
    </>
  )
}
