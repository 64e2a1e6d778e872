import type { InquiryThread } from '@portal/contract/inquiry'
import { INQUIRY_PATH, inquiryLimits } from '@portal/contract/inquiry-kind'
import { useLoaderData } from 'react-router'
import { PostedForm } from '../../../features/site-form/posted-form.tsx'
import form from '../../../features/site-form/site-form.module.css'
import look from '../../../features/site-thread/site-thread.module.css'
import { Faults, Opened, Reply, Said } from '../../../features/site-thread/site-thread.tsx'
import { formatDay, formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { InquiryPageData } from './inquiry.data.ts'
import { inquiryThreadMessages } from './inquiry.messages.ts'
import css from './inquiry.module.css'

type Shown = InquiryPageData & { thread: InquiryThread }

/** What was asked of whom. What is off the website is named, not linked. */
function Facts({ thread }: { thread: InquiryThread }) {
  const t = useMessages(inquiryThreadMessages)
  const { target, shown, enterpriseName, purpose, createdAt, state } = thread
  return (
    <dl className={look['facts']}>
      {target.type !== 'platform' && (
        <>
          <dt>{t.about}</dt>
          <dd>
            {shown ? (
              <SiteLink to={`/website/${target.type}/detail?id=${target.id ?? ''}`}>{target.title}</SiteLink>
            ) : (
              `${target.title} (${t.offline})`
            )}
          </dd>
        </>
      )}
      <dt>{t.to}</dt>
      <dd>{enterpriseName === '' ? t.platform : enterpriseName}</dd>
      <dt>{t.purpose}</dt>
      <dd>{purpose}</dd>
      <dt>{t.sent}</dt>
      <dd>{formatInstant(createdAt)}</dd>
      <dt>{t.state}</dt>
      <dd>
        <strong>{t[state]}</strong>
      </dd>
    </dl>
  )
}

/** What people may do with what is kept of them. */
function Manage({ token, thread }: Pick<Shown, 'token' | 'thread'>) {
  const t = useMessages(inquiryThreadMessages)
  const language = useLanguage()
  const button = `${page['button']} ${page['small']}`
  return (
    <details className={css['manage']}>
      <summary>{t.manage}</summary>
      <p>
        {t.kept(formatDay(language, thread.keptUntil.slice(0, 10)))}{' '}
        <SiteLink to="/website/privacy">{t.privacy}</SiteLink>
      </p>
      <p>
        <a className={button} href={`/api/web/inquiry/data?token=${token}`} download>
          {t.data}
        </a>
      </p>
      {thread.can.close && (
        <PostedForm action={`${INQUIRY_PATH}/close`}>
          <Opened token={token} />
          <p className={form['hint']}>{t.closeText}</p>
          <button type="submit" className={button}>
            {t.close}
          </button>
        </PostedForm>
      )}
      <PostedForm action={`${INQUIRY_PATH}/erase`}>
        <Opened token={token} />
        <p className={form['hint']}>{t.eraseText}</p>
        <div className={form['field']}>
          <label className={form['consent']}>
            <input type="checkbox" name="sure" value="yes" required />
            <span>{t.eraseConfirm}</span>
          </label>
        </div>
        <button type="submit" className={`${button} ${css['erase']}`}>
          {t.erase}
        </button>
      </PostedForm>
    </details>
  )
}

function Thread({ thread, token, entrance }: Shown) {
  const t = useMessages(inquiryThreadMessages)
  const answered = thread.entries.some(({ author }) => author !== 'visitor')
  return (
    <>
      <Facts thread={thread} />
      <h2>{t.thread}</h2>
      <ol className={look['thread']}>
        {thread.entries.map((entry) => (
          <Said
            key={entry.id}
            who={{ visitor: t.you, enterprise: thread.enterpriseName, operator: t.operator }[entry.author]}
            at={entry.at}
            own={entry.author === 'visitor'}
            instead={entry.hidden === null ? undefined : t.hidden(entry.hidden)}
            text={entry.text}
          />
        ))}
      </ol>
      {!answered && thread.state !== 'closed' && (
        <p className={look['note']}>
          {t.waiting}
          {thread.mailed ? t.waitingMail : t.waitingPhone}
        </p>
      )}
      {thread.can.reply ? (
        <Reply
          key={thread.entries.length}
          action={`${INQUIRY_PATH}/reply`}
          token={token}
          label={t.reply}
          send={t.send}
          maxLength={inquiryLimits.text}
          typed={entrance.entries['text']}
        />
      ) : (
        <p className={look['note']}>{t.over}</p>
      )}
      <Manage token={token} thread={thread} />
    </>
  )
}

/** An inquiry as its visitor follows it. */
export default function InquiryPage() {
  const data = useLoaderData<InquiryPageData>()
  const { thread, token, erased, entrance } = data
  const t = useMessages(inquiryThreadMessages)
  const title = erased && !thread ? t.erasedTitle : thread ? t.titleOf(thread.number) : t.title
  return (
    <div className={`${page['container']} ${look['page']}`}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Breadcrumb crumbs={[{ name: t.home, to: '/website/home' }, { name: title }]} />
      <h1>{title}</h1>
      <Faults faults={entrance.faults} />
      {thread && <Thread {...data} thread={thread} />}
      {!thread && erased && <p className={look['lead']}>{t.erasedText}</p>}
      {!thread && !erased && (
        <p className={look['lead']}>
          {token !== '' && entrance.faults.length === 0 && t.gone} {t.how}{' '}
          <SiteLink to="/website/product">{t.products}</SiteLink>
        </p>
      )}
    </div>
  )
}
