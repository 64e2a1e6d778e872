import type { InquiryEntry, InquiryThread } from '@portal/contract/inquiry'
import { INQUIRY_PATH, inquiryLimits } from '@portal/contract/inquiry-kind'
import { useLoaderData } from 'react-router'
import form from '../../../features/site-form/site-form.module.css'
import { formatDay, formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { InquiryPageData } from './inquiry.data.ts'
import { inquiryThreadWords } from './inquiry.messages.ts'
import css from './inquiry.module.css'

type Shown = InquiryPageData & { thread: InquiryThread }

function Faults({ faults }: Pick<InquiryPageData['entrance'], 'faults'>) {
  if (faults.length === 0) return null
  return (
    <p className={form['alert']} role="alert">
      {faults.map(({ says }) => says).join(' ')}
    </p>
  )
}

/** What was asked of whom. What is off the website is named, not linked. */
function Facts({ thread }: { thread: InquiryThread }) {
  const t = useMessages(inquiryThreadWords)
  const { target, shown, enterpriseName, purpose, createdAt, state } = thread
  return (
    <dl className={css['facts']}>
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

function Entry({ entry, enterprise }: { entry: InquiryEntry; enterprise: string }) {
  const t = useMessages(inquiryThreadWords)
  const who = { visitor: t.you, enterprise, operator: t.operator }[entry.author]
  return (
    <li data-author={entry.author}>
      <div className={css['who']}>
        <strong>{who}</strong>
        <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
      </div>
      <p className={entry.hidden === null ? css['typed'] : css['hidden']}>
        {entry.hidden === null ? entry.text : t.hidden(entry.hidden)}
      </p>
    </li>
  )
}

function Hidden({ token }: { token: string }) {
  return (
    <>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="token" value={token} />
    </>
  )
}

function Reply({ token, typed }: { token: string; typed: string | undefined }) {
  const t = useMessages(inquiryThreadWords)
  return (
    <form className={`${form['form']} ${css['reply']}`} method="post" action={`${INQUIRY_PATH}/reply`}>
      <Hidden token={token} />
      <div className={form['field']}>
        <label htmlFor="reply">{t.reply}</label>
        <textarea id="reply" name="text" rows={4} required maxLength={inquiryLimits.text} defaultValue={typed} />
      </div>
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`}>
          {t.send}
        </button>
      </div>
    </form>
  )
}

/** What people may do with what is kept of them. */
function Manage({ token, thread }: Pick<Shown, 'token' | 'thread'>) {
  const t = useMessages(inquiryThreadWords)
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
        <form method="post" action={`${INQUIRY_PATH}/close`}>
          <Hidden token={token} />
          <p className={form['hint']}>{t.closeText}</p>
          <button type="submit" className={button}>
            {t.close}
          </button>
        </form>
      )}
      <form method="post" action={`${INQUIRY_PATH}/erase`}>
        <Hidden token={token} />
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
      </form>
    </details>
  )
}

function Thread({ thread, token, entrance }: Shown) {
  const t = useMessages(inquiryThreadWords)
  const answered = thread.entries.some(({ author }) => author !== 'visitor')
  return (
    <>
      <Facts thread={thread} />
      <h2>{t.thread}</h2>
      <ol className={css['thread']}>
        {thread.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} enterprise={thread.enterpriseName} />
        ))}
      </ol>
      {!answered && thread.state !== 'closed' && (
        <p className={css['note']}>
          {t.waiting}
          {thread.mailed ? t.waitingMail : t.waitingPhone}
        </p>
      )}
      {thread.can.reply ? (
        <Reply key={thread.entries.length} token={token} typed={entrance.entries['text']} />
      ) : (
        <p className={css['note']}>{t.over}</p>
      )}
      <Manage token={token} thread={thread} />
    </>
  )
}

/** An inquiry as its visitor follows it. */
export default function InquiryPage() {
  const data = useLoaderData<InquiryPageData>()
  const { thread, token, erased, entrance } = data
  const t = useMessages(inquiryThreadWords)
  const title = erased && !thread ? t.erasedTitle : thread ? t.titleOf(thread.number) : t.title
  return (
    <div className={`${page['container']} ${css['page']}`}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Breadcrumb crumbs={[{ name: t.home, to: '/website/home' }, { name: title }]} />
      <h1>{title}</h1>
      <Faults faults={entrance.faults} />
      {thread && <Thread {...data} thread={thread} />}
      {!thread && erased && <p className={css['lead']}>{t.erasedText}</p>}
      {!thread && !erased && (
        <p className={css['lead']}>
          {token !== '' && entrance.faults.length === 0 && t.gone} {t.how}{' '}
          <SiteLink to="/website/product">{t.products}</SiteLink>
        </p>
      )}
    </div>
  )
}
