import { ArrowLeftOutlined } from '@ant-design/icons'
import { isEnterpriseKind } from '@portal/contract/content-kind'
import { reviewDetail, type ReviewDetail, reviewRules, type ReviewRow } from '@portal/contract/review'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { useLastItem } from '../../../features/review/last-item.ts'
import { filterSearch, readReviewFilter, reviewQuery } from '../../../features/review/review-filter.ts'
import { reviewMessages } from '../../../features/review/review.messages.ts'
import { type Shortcut, useShortcuts } from '../../../features/review/use-shortcuts.tsx'
import { WaitingTime } from '../../../features/review/waiting-time.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { type Deciding, useDeciding } from './decide.tsx'
import { EnterpriseSubjectView } from './enterprise-subject.tsx'
import { History } from './history.tsx'
import css from './review-detail.module.css'
import { messages } from './review-detail.messages.ts'
import { CertificationSubjectView, ProductSubjectView } from './subject.tsx'
import { useClaim } from './use-claim.ts'
import { useUndo } from './use-undo.tsx'

/** The keys of an item. */
function useItemShortcuts({ next, previous }: ReviewDetail, deciding: Deciding, search: string): Shortcut[] {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const to = (id: string | null) => () => void navigate(`/console/review${id ? `/${id}` : ''}${search}`)
  return [
    ...(deciding.approve ? [{ key: 'a', says: t.keyApprove, run: deciding.approve }] : []),
    ...(deciding.reject ? [{ key: 'r', says: t.keyReject, run: deciding.reject }] : []),
    ...(next ? ['n', 'j'].map((key) => ({ key, says: t.keyNext, run: to(next) })) : []),
    ...(previous ? [{ key: 'k', says: t.keyPrevious, run: to(previous) }] : []),
    { key: 'u', says: t.keyBack, run: to(null) },
  ]
}

/** What somebody has to know before they decide: it changed, it went, it was decided, or half of it was. */
function Standing({ item, replaced, search }: { item: ReviewDetail; replaced: boolean; search: string }) {
  const t = useMessages(messages)
  const shared = useMessages(reviewMessages)
  const { state, decidedAt, parts } = item
  // Of several parts, each says so beside its name.
  const firstApproval = parts.length > 1 && state === 'pending' ? null : item.firstApproval
  const [other] = state === 'pending' ? [] : parts
  const undo = useUndo()
  const held = parts.find(({ takesEffect }) => takesEffect)
  const decided = state === 'approved' ? t.wasApproved : t.wasRejected
  return (
    <>
      {state === 'pending' && item.claims.length > 0 && (
        <Alert type="warning" showIcon title={t.claimed(item.claims.map(({ name }) => name).join(t.separator))} />
      )}
      {held && (
        <Alert
          type="info"
          showIcon
          title={t.takesEffect(held.takesEffect?.by ?? '', formatInstant(held.takesEffect?.at ?? ''))}
          action={held.can.undo && <Button onClick={() => void undo(held.id)}>{t.undo}</Button>}
        />
      )}
      {replaced && <Alert type="warning" showIcon title={t.staleTitle} description={t.replaced} />}
      {state === 'recalled' && <Alert type="warning" showIcon title={t.recalled} />}
      {other && (
        <Alert
          type="info"
          showIcon
          title={t.othersWait(parts.length)}
          action={<ButtonLink to={`/console/review/${other.id}${search}`}>{t.toOthers}</ButtonLink>}
        />
      )}
      {state === 'pending' && item.fourEyes && !firstApproval && <Alert type="info" showIcon title={t.fourEyes} />}
      {state !== 'recalled' && firstApproval && (
        <Alert
          type="info"
          showIcon
          title={
            state === 'pending'
              ? shared.firstApproved(firstApproval.by, formatInstant(firstApproval.at))
              : t.firstApproval(firstApproval.by, formatInstant(firstApproval.at))
          }
        />
      )}
      {decidedAt && state !== 'recalled' && (
        <Alert
          type={state === 'approved' ? 'success' : 'error'}
          showIcon
          title={decided(item.decidedBy ?? '', formatInstant(decidedAt))}
          {...(item.reason ? { description: item.reason } : {})}
        />
      )}
    </>
  )
}

/** What is looked at: all parts that wait, or one that was decided alone. */
const shownParts = ({ parts, ...item }: ReviewDetail): readonly ReviewRow[] =>
  item.state === 'pending' ? parts : [item]

const revisionsOf = (item: ReviewDetail): Map<string, number> =>
  new Map(shownParts(item).map(({ id, revision }) => [id, revision]))

function Subject({ item }: { item: ReviewDetail }) {
  const { subject } = item
  if (subject.type === 'product') return <ProductSubjectView subject={subject} />
  if (subject.type === 'certification') return <CertificationSubjectView subject={subject} />
  const kinds = shownParts(item).flatMap(({ kind }) => (isEnterpriseKind(kind) ? [kind] : []))
  return <EnterpriseSubjectView subject={subject} kinds={kinds} />
}

function Item({ item, search }: { item: ReviewDetail; search: string }) {
  const t = useMessages(messages)
  const kinds = useMessages(contentMessages)
  // What stood there when the page was opened; a save of the enterprise meanwhile is shown, and said.
  const [opened] = useState(() => revisionsOf(item))
  const replaced = [...revisionsOf(item)].some(([id, revision]) => opened.get(id) !== revision)
  const rules = useQuery(endpointQuery(reviewRules, {})).data
  const deciding = useDeciding(item, search)
  useClaim(item.can.decide ? item.id : undefined)
  const shortcuts = useShortcuts(useItemShortcuts(item, deciding, search))
  const title = (
    <>
      {shownParts(item).map(({ id, kind }) => (
        <Tag key={id} color="processing" className={css.label ?? ''}>
          {kinds[kind]}
        </Tag>
      ))}
      {item.title}
    </>
  )
  const actions = (
    <>
      {shortcuts.button}
      {item.previous && <ButtonLink to={`/console/review/${item.previous}${search}`}>{t.previous}</ButtonLink>}
      {item.next && <ButtonLink to={`/console/review/${item.next}${search}`}>{t.next}</ButtonLink>}
    </>
  )
  return (
    <>
      <PageHead title={title} actions={actions}>
        {item.organisationName} · {t.submitted(item.submittedBy, formatInstant(item.submittedAt))}
        {item.state === 'pending' && (
          <>
            {' · '}
            <WaitingTime since={item.submittedAt} expectedHours={rules?.expectedHours} />
          </>
        )}
      </PageHead>
      <div className={css.standing}>
        <Standing item={item} replaced={replaced} search={search} />
      </div>
      <Subject item={item} />
      <History history={item.history.filter(({ id }) => id !== item.id)} />
      {deciding.bar}
      {shortcuts.list}
    </>
  )
}

/** One review item: what is proposed beside what is published, and the decision. */
export default function ReviewDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const search = filterSearch(params)
  const query = { id, ...reviewQuery(readReviewFilter(params)) }
  const review = useQuery(endpointQuery(reviewDetail, { query }))
  useEffect(() => useLastItem.setState({ id }), [id])
  return (
    <>
      <Link to={`/console/review${search}`} className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={review}>{(item) => <Item key={item.id} item={item} search={search} />}</QueryState>
    </>
  )
}
