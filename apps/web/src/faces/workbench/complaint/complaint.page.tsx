import { type ComplaintOfEnterprise, complaintOwnAnswer, complaintOwnPage } from '@portal/contract/complaint'
import { complaintLimits } from '@portal/contract/complaint-kind'
import { Tag } from 'antd'
import { useEffect, useRef } from 'react'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { ComplaintStateTag } from '../../../features/complaint/complaint-state-tag.tsx'
import { AnswerForm } from '../../../features/conversation/answer-form.tsx'
import { Conversation, ConversationEntry, TypedText } from '../../../features/conversation/conversation.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useListPage } from '../../../features/shell/use-address-query.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import css from './complaint.module.css'
import { messages } from './own-complaint.messages.ts'

const PAGE_SIZE = 10

function Talk({ entries }: Pick<ComplaintOfEnterprise, 'entries'>) {
  const t = useMessages(messages)
  return (
    <Conversation>
      {entries.map(({ id, author, at, text }) => (
        <ConversationEntry
          key={id}
          who={t[author]}
          at={at}
          className={`${css.entry} ${author === 'enterprise' ? css.own : ''}`}
        >
          <TypedText>{text}</TypedText>
        </ConversationEntry>
      ))}
    </Conversation>
  )
}

/** One complaint; the one that a message led to is brought into view. */
function Complaint({ complaint, opened }: { complaint: ComplaintOfEnterprise; opened: boolean }) {
  const t = useMessages(messages)
  const kinds = useMessages(complaintMessages)
  const mayEdit = usePermission('product:edit:own')
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (opened) place.current?.scrollIntoView({ block: 'start' })
  }, [opened])
  const { id, number, kind, subject, state, createdAt, passedOnAt, settledAt, takenDownAt, can } = complaint
  const times = [
    t.filed(formatInstant(createdAt)),
    ...(passedOnAt === null ? [] : [t.passedOn(formatInstant(passedOnAt))]),
    ...(settledAt === null ? [] : [t.settled(formatInstant(settledAt))]),
  ]
  return (
    <li ref={place} className={`${css.card} ${opened ? css.opened : ''}`}>
      <div className={css.head}>
        <h2>{subject.title}</h2>
        <span>
          {takenDownAt !== null && <Tag color="error">{t.takenDown}</Tag>}
          <ComplaintStateTag state={state} />
        </span>
      </div>
      <p className={css.meta}>{[number, kinds[kind], ...times].join(' · ')}</p>
      <Talk entries={complaint.entries} />
      {!can.answer && <p className={css.over}>{t.over}</p>}
      {can.answer && !mayEdit && <p className={css.over}>{t.mayNot}</p>}
      {can.answer && mayEdit && (
        <AnswerForm
          room="complaint"
          id={id}
          hint={t.answerHint}
          maxLength={complaintLimits.reply}
          words={t}
          send={(text) => call(complaintOwnAnswer, { body: { id, text } })}
        />
      )}
    </li>
  )
}

/** What the platform passed on to this enterprise, and its counter-statements. */
export default function ComplaintPage() {
  const t = useMessages(messages)
  const { params, pageNum, change } = useAddressQuery()
  const opened = params.get('id')
  const found = useListPage(
    endpointQuery(complaintOwnPage, { query: { pageNum, pageSize: PAGE_SIZE } }),
    { pageNum, pageSize: PAGE_SIZE },
    change,
  )
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <QueryState query={found}>
        {({ list, total }) =>
          list.length === 0 ? (
            <PageState drawing="done" title={t.emptyTitle}>
              {t.emptyText}
            </PageState>
          ) : (
            <>
              <ol className={css.list}>
                {list.map((complaint) => (
                  <Complaint key={complaint.id} complaint={complaint} opened={complaint.id === opened} />
                ))}
              </ol>
              <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
            </>
          )
        }
      </QueryState>
    </>
  )
}
