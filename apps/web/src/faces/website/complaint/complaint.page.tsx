import type { ComplaintThread } from '@portal/contract/complaint'
import { COMPLAINT_PATH, complaintLimits } from '@portal/contract/complaint-kind'
import { useLoaderData } from 'react-router'
import { complaintWords } from '../../../features/complaint/complaint.messages.ts'
import { subjectAddress } from '../../../features/complaint/subject-address.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { ComplaintPageData } from './complaint.data.ts'
import { complaintPageWords } from './complaint.messages.ts'
import css from './complaint.module.css'

const submitClass = `${page['button']} ${page['primary']}`

function Faults({ faults }: Pick<ComplaintPageData['entrance'], 'faults'>) {
  if (faults.length === 0) return null
  return (
    <p className={css['wrong']} role="alert">
      {faults.map(({ says }) => says).join(' ')}
    </p>
  )
}

/** Number and address open what was filed under them. */
function Find({ entries }: Pick<ComplaintPageData['entrance'], 'entries'>) {
  const t = useMessages(complaintPageWords)
  return (
    <form className={css['form']} method="post" action={`${COMPLAINT_PATH}/find`}>
      <input type="hidden" name="language" value={useLanguage()} />
      <label>
        {t.number}
        <input
          name="number"
          required
          maxLength={20}
          autoComplete="off"
          defaultValue={entries['number']}
          aria-describedby="number-hint"
        />
        <span id="number-hint" className={css['hint']}>
          {t.numberHint}
        </span>
      </label>
      <label>
        {t.email}
        <input
          name="email"
          type="email"
          required
          maxLength={complaintLimits.email}
          autoComplete="email"
          defaultValue={entries['email']}
        />
      </label>
      <div>
        <button type="submit" className={submitClass}>
          {t.find}
        </button>
      </div>
    </form>
  )
}

function Facts({ thread }: { thread: ComplaintThread }) {
  const t = useMessages(complaintPageWords)
  const words = useMessages(complaintWords)
  const { subject } = thread
  return (
    <dl className={css['facts']}>
      <dt>{t.state}</dt>
      <dd>
        <strong>{words[thread.state]}</strong>
      </dd>
      <dt>{t.kind}</dt>
      <dd>{words[thread.kind]}</dd>
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
      <dd className={css['typed']}>{thread.statement}</dd>
    </dl>
  )
}

function Reply({ token, typed, settled }: { token: string; typed: string | undefined; settled: boolean }) {
  const t = useMessages(complaintPageWords)
  return (
    <form className={`${css['form']} ${css['reply']}`} method="post" action={`${COMPLAINT_PATH}/reply`}>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="token" value={token} />
      <label>
        {t.reply}
        <textarea name="text" rows={4} required maxLength={complaintLimits.reply} defaultValue={typed} />
        {settled && <span className={css['hint']}>{t.closedHint}</span>}
      </label>
      <div>
        <button type="submit" className={submitClass}>
          {t.send}
        </button>
      </div>
    </form>
  )
}

function Thread({ thread, token, entrance }: ComplaintPageData & { thread: ComplaintThread }) {
  const t = useMessages(complaintPageWords)
  return (
    <>
      <Facts thread={thread} />
      <h2>{t.thread}</h2>
      {thread.entries.length === 0 && <p>{t.nothing}</p>}
      <ol className={css['thread']}>
        {thread.entries.map((entry) => (
          <li key={entry.id} data-author={entry.author}>
            <div className={css['who']}>
              <strong>{t[entry.author]}</strong>
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </div>
            <p className={css['typed']}>{entry.text}</p>
          </li>
        ))}
      </ol>
      {thread.can.reply && (
        <Reply
          key={thread.entries.length}
          token={token}
          typed={entrance.entries['text']}
          settled={['upheld', 'rejected', 'closed'].includes(thread.state)}
        />
      )}
    </>
  )
}

/** A complaint as its complainant follows it. */
export default function ComplaintPage() {
  const data = useLoaderData<ComplaintPageData>()
  const { thread, token, entrance } = data
  const t = useMessages(complaintPageWords)
  const title = thread ? t.titleOf(thread.number) : t.title
  return (
    <div className={`${page['container']} ${css['page']}`}>
      <meta name="robots" content="noindex" />
      <Breadcrumb crumbs={[{ name: t.home, to: '/website/home' }, { name: title }]} />
      <h1>{title}</h1>
      {!thread && (
        <p className={css['lead']}>
          {t.lead}
          <br />
          {t.how} <SiteLink to="/website/product">{t.products}</SiteLink>
        </p>
      )}
      {!thread && token !== '' && entrance.faults.length === 0 && <p className={css['wrong']}>{t.gone}</p>}
      <Faults faults={entrance.faults} />
      {thread ? <Thread {...data} thread={thread} /> : <Find entries={entrance.entries} />}
    </div>
  )
}
