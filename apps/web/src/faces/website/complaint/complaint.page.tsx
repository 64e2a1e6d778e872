import type { ComplaintThread } from '@portal/contract/complaint'
import { COMPLAINT_PATH, complaintLimits } from '@portal/contract/complaint-kind'
import { useLoaderData } from 'react-router'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { subjectAddress } from '../../../features/complaint/subject-address.ts'
import { TextInput } from '../../../features/site-form/field.tsx'
import panel from '../../../features/site-form/form-panel.module.css'
import { PostedForm } from '../../../features/site-form/posted-form.tsx'
import form from '../../../features/site-form/site-form.module.css'
import look from '../../../features/site-thread/site-thread.module.css'
import { Faults, Reply, Said } from '../../../features/site-thread/site-thread.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { ComplaintPageData } from './complaint.data.ts'
import { complaintPageMessages } from './complaint.messages.ts'

/** By number and address the link is mailed; nothing is opened here. */
function Find({ entries }: Pick<ComplaintPageData['entrance'], 'entries'>) {
  const t = useMessages(complaintPageMessages)
  return (
    <PostedForm className={form['form']} action={`${COMPLAINT_PATH}/find`}>
      <input type="hidden" name="language" value={useLanguage()} />
      <TextInput
        label={t.number}
        hint={t.numberHint}
        name="number"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={entries['number']}
      />
      <TextInput
        label={t.email}
        name="email"
        type="email"
        required
        maxLength={complaintLimits.email}
        autoComplete="email"
        defaultValue={entries['email']}
      />
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`}>
          {t.find}
        </button>
      </div>
    </PostedForm>
  )
}

/** The same whatever was given: nobody learns here who complained. */
function Asked() {
  const t = useMessages(complaintPageMessages)
  return (
    <div className={form['done']} role="status">
      <p>
        <strong>{t.askedTitle}</strong>
      </p>
      <p>{t.askedText}</p>
      <p>{t.askedElse}</p>
    </div>
  )
}

function Facts({ thread }: { thread: ComplaintThread }) {
  const t = useMessages(complaintPageMessages)
  const names = useMessages(complaintMessages)
  const { subject } = thread
  return (
    <dl className={look['facts']}>
      <dt>{t.state}</dt>
      <dd>
        <strong>{names[thread.state]}</strong>
      </dd>
      <dt>{t.kind}</dt>
      <dd>{names[thread.kind]}</dd>
      <dt>{t.subject}</dt>
      <dd>
        <SiteLink to={subjectAddress(subject)}>{subject.title}</SiteLink>
      </dd>
      <dt>{t.filed}</dt>
      <dd>{formatInstant(thread.createdAt)}</dd>
      {thread.files > 0 && (
        <>
          <dt>{t.files}</dt>
          <dd>{t.fileCount(thread.files)}</dd>
        </>
      )}
      <dt>{t.statement}</dt>
      <dd className={look['typed']}>{thread.statement}</dd>
      {thread.right !== '' && (
        <>
          <dt>{t.right}</dt>
          <dd className={look['typed']}>{thread.right}</dd>
        </>
      )}
      {thread.email !== '' && (
        <>
          <dt>{t.email}</dt>
          <dd>{thread.email}</dd>
        </>
      )}
      {thread.phone !== '' && (
        <>
          <dt>{t.phone}</dt>
          <dd>{thread.phone}</dd>
        </>
      )}
    </dl>
  )
}

function Thread({ thread, token, entrance }: ComplaintPageData & { thread: ComplaintThread }) {
  const t = useMessages(complaintPageMessages)
  return (
    <>
      {thread.state === 'new' && (
        <div className={form['done']} role="status">
          <p>
            <strong>{t.received}</strong>
          </p>
          <p>{t.receipt(thread.number)}</p>
          {thread.email !== '' && <p>{t.mailed(thread.email)}</p>}
        </div>
      )}
      <Facts thread={thread} />
      <h2>{t.thread}</h2>
      {thread.entries.length === 0 && <p>{t.nothing}</p>}
      <ol className={look['thread']}>
        {thread.entries.map((entry) => (
          <Said
            key={entry.id}
            who={t[entry.author]}
            at={entry.at}
            own={entry.author === 'complainant'}
            text={entry.text}
          />
        ))}
      </ol>
      {thread.can.reply && (
        <Reply
          key={thread.entries.length}
          action={`${COMPLAINT_PATH}/reply`}
          token={token}
          label={t.reply}
          send={t.send}
          maxLength={complaintLimits.reply}
          typed={entrance.entries['text']}
          hint={['upheld', 'rejected', 'closed'].includes(thread.state) ? t.closedHint : undefined}
        />
      )}
    </>
  )
}

/** A complaint as its complainant follows it. */
export default function ComplaintPage() {
  const data = useLoaderData<ComplaintPageData>()
  const { thread, token, asked, entrance } = data
  const t = useMessages(complaintPageMessages)
  const title = thread ? t.titleOf(thread.number) : t.title
  return (
    <div className={`${page['container']} ${thread ? look['page'] : ''}`}>
      <meta name="robots" content="noindex" />
      <Breadcrumb crumbs={[{ name: t.home, to: '/website/home' }, { name: title }]} />
      {thread ? (
        <>
          <h1>{title}</h1>
          <Faults faults={entrance.faults} />
          <Thread {...data} thread={thread} />
        </>
      ) : (
        <div className={`${panel['panel']} ${panel['page']}`}>
          <div className={panel['about']}>
            <h1>{title}</h1>
            <p>{t.lead}</p>
            <p>
              {t.how} <SiteLink to="/website/product">{t.products}</SiteLink>
            </p>
          </div>
          <div>
            {token !== '' && entrance.faults.length === 0 && <p className={form['alert']}>{t.gone}</p>}
            <Faults faults={entrance.faults} />
            {asked && <Asked />}
            <Find entries={entrance.entries} />
          </div>
        </div>
      )}
    </div>
  )
}
