import { entInfo, type EntInfo } from '@portal/contract/enterprise'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Steps } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useExpectedTime } from '../../../features/certification/expected-time.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { ProductDrawer } from '../product-manage/product-drawer.tsx'
import { CertificationForm } from './certification-form.tsx'
import { CertificationSummary } from './certification-summary.tsx'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'
import { PreparedProducts } from './prepared-products.tsx'
import { RecallButton } from './recall-button.tsx'
import { Suspended } from './suspended.tsx'

/** While it waits, the place in the queue is asked for this often. */
const ASK_AGAIN = 30_000

const isWaiting = (enterprise: EntInfo | undefined): boolean => typeof enterprise?.ahead === 'number'

/** The enterprise as the server knows it now; guard and menu learn of every change. */
function useEnterprise() {
  const query = useQuery({
    ...endpointQuery(entInfo, {}),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? ASK_AGAIN : false),
  })
  useEffect(() => {
    if (query.data) useSession.setState({ enterprise: query.data })
  }, [query.data])
  return query
}

function Progress({ current, failed }: { current: number; failed: boolean }) {
  const t = useMessages(entAuthMessages)
  const items = [
    { title: t.stepFill, content: t.stepFillText },
    { title: t.stepReview, content: t.stepReviewText },
    { title: t.stepDone, content: t.stepDoneText },
  ]
  return (
    <div className={css['progress']}>
      <Steps current={current} items={items} {...(failed && { status: 'error' as const })} />
    </div>
  )
}

function Waiting({ ahead, enterprise }: { ahead: number; enterprise: EntInfo }) {
  const t = useMessages(entAuthMessages)
  const expected = useExpectedTime(enterprise.expected)
  return (
    <PageState drawing="waiting" title={t.waitingTitle} actions={enterprise.can.recall && <RecallButton />}>
      <strong className={css['ahead']}>{ahead === 0 ? t.waitingNext : t.waitingAhead(ahead)}</strong>
      <p>{expected}</p>
      <p>{t.waitingText}</p>
    </PageState>
  )
}

/** What was taken back is there to be gone on with. */
function Recalled() {
  const t = useMessages(entAuthMessages)
  return (
    <Alert type="info" showIcon title={t.recalledTitle} description={t.recalledText} className={css['gap'] ?? ''} />
  )
}

/** Approved: what stands, and the way to change it. */
function Approved({ enterprise }: { enterprise: EntInfo }) {
  const t = useMessages(entAuthMessages)
  const navigate = useNavigate()
  const [changing, setChanging] = useState(false)
  const stop = (): void => setChanging(false)
  const change = enterprise.can.submit && !changing && (
    <Button onClick={() => setChanging(true)} title={t.changeText}>
      {t.change}
    </Button>
  )
  const actions = (
    <>
      <Button type="primary" onClick={() => void navigate('/')}>
        {t.toWorkbench}
      </Button>
      {change}
    </>
  )
  return (
    <>
      {isWaiting(enterprise) && (
        <Alert
          type="info"
          showIcon
          title={t.changeWaiting}
          action={enterprise.can.recall && <RecallButton />}
          className={css['gap'] ?? ''}
        />
      )}
      {enterprise.recalled && <Recalled />}
      {!isWaiting(enterprise) && enterprise.reason && (
        <Alert
          type="error"
          showIcon
          title={t.changeRejected}
          description={t.reason(enterprise.reason)}
          className={css['gap'] ?? ''}
        />
      )}
      {!changing && (
        <div className={css['card']}>
          <PageState drawing="done" title={t.approvedTitle} actions={actions}>
            {t.approvedText}
          </PageState>
        </div>
      )}
      {changing ? (
        <div className={css['card']}>
          <Alert type="info" showIcon title={t.changeText} className={css['gap'] ?? ''} />
          <CertificationForm
            enterprise={enterprise}
            cancel={
              <Button size="large" onClick={stop}>
                {t.changeCancel}
              </Button>
            }
            onSubmitted={stop}
          />
        </div>
      ) : (
        <CertificationSummary enterprise={enterprise} />
      )}
    </>
  )
}

/** Not approved: fill in, wait, or mend. */
function Unapproved({ enterprise }: { enterprise: EntInfo }) {
  const t = useMessages(entAuthMessages)
  const { ahead, reason, can, examineState } = enterprise
  if (ahead !== null)
    return (
      <>
        <div className={css['card']}>
          <Waiting ahead={ahead} enterprise={enterprise} />
        </div>
        <CertificationSummary enterprise={enterprise} />
      </>
    )
  const rejected = examineState === '3' && (
    <Alert
      type="error"
      showIcon
      title={t.rejectedTitle}
      description={t.reason(reason || t.noReason)}
      className={css['gap'] ?? ''}
    />
  )
  return (
    <>
      {rejected}
      {enterprise.recalled && <Recalled />}
      <div className={css['card']}>
        {can.submit ? (
          <CertificationForm enterprise={enterprise} onSubmitted={() => window.scrollTo(0, 0)} />
        ) : (
          <PageState drawing="locked" title={t.notOwnerTitle}>
            {t.notOwnerText}
          </PageState>
        )}
      </div>
    </>
  )
}

function Standing({ enterprise }: { enterprise: EntInfo }): ReactNode {
  const t = useMessages(entAuthMessages)
  const { examineState } = enterprise
  if (examineState === null)
    return (
      <PageState drawing="missing" title={t.noneTitle}>
        {t.noneText}
      </PageState>
    )
  if (examineState === '4') return <Suspended suspension={enterprise.suspension} />
  const waiting = isWaiting(enterprise)
  const step = { '0': 0, '1': 3, '2': 1, '3': 0 }[examineState]
  return (
    <>
      <Progress current={waiting && examineState !== '1' ? 1 : step} failed={examineState === '3'} />
      {examineState === '1' ? <Approved enterprise={enterprise} /> : <Unapproved enterprise={enterprise} />}
      {examineState !== '1' && <PreparedProducts />}
      {/* Here, so that it stays open when the approval comes. */}
      <ProductDrawer />
    </>
  )
}

/** Certification of the signed-in user's enterprise, in every state it can be in. */
export default function EntAuthPage() {
  const t = useMessages(entAuthMessages)
  const query = useEnterprise()
  const intros = {
    '0': t.introEmpty,
    '1': t.introApproved,
    '2': t.introWaiting,
    '3': t.introRejected,
    '4': undefined,
  }
  const state = query.data?.examineState
  return (
    <div className={css['page']}>
      <PageHead title={t.title}>{state && intros[state]}</PageHead>
      <QueryState query={query}>{(enterprise) => <Standing enterprise={enterprise} />}</QueryState>
    </div>
  )
}
