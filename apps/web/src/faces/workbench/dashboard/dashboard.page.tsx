import { useMarkRead, useNewestMessages } from '../../../features/notice/messages-query.ts'
import { useNow } from '../../../features/notice/use-now.ts'
import { NoticeList } from '../../../features/notice/notice-list.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { Failed, Loading, NoPermission, PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { Skeleton } from '../../../features/shell/skeleton.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSession } from '../../../lib/session.ts'
import { Completeness } from './completeness.tsx'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'
import { EnterpriseContent } from './enterprise-content.tsx'
import { Figures } from './figures.tsx'
import { FunnelPlace } from './funnel-place.tsx'
import { PatentsDue } from './patents-due.tsx'
import { CreateButton, Start } from './start.tsx'
import { Storage } from './storage.tsx'
import { TodoList } from './todo-list.tsx'
import { useOwnProducts } from './use-dashboard.ts'

const NOTICES = 8
const figureKeys = ['all', 'published', 'underReview', 'rejected', 'draft'] as const

/** `begun`: there are products; without any, the way to the first one stands in the page itself. */
function Greeting({ begun }: { begun: boolean }) {
  const t = useMessages(dashboardMessages)
  const { user, enterprise } = useSession()
  const hour = new Date(useNow()).getHours()
  const greet = hour < 12 ? t.morning : hour < 18 ? t.afternoon : t.evening
  return (
    <PageHead title={greet(user?.nickname || user?.username || '')} actions={begun && <CreateButton />}>
      {enterprise?.name}
    </PageHead>
  )
}

function Messages() {
  const t = useMessages(dashboardMessages)
  const { data, isPending, isError, error, refetch } = useNewestMessages(NOTICES)
  const { mutate: markRead } = useMarkRead()
  return (
    <section className={css['card']} aria-labelledby="dashboard-messages">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-messages">{t.messages}</h2>
      </div>
      {isPending && <Skeleton title={false} />}
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <p className={css['note']}>{t.messagesNone}</p>}
      {data && (
        <div className={css['notices']}>
          <NoticeList messages={data.list.slice(0, 5)} onRead={markRead} />
        </div>
      )}
    </section>
  )
}

function Outside() {
  const t = useMessages(dashboardMessages)
  const action = (
    <ButtonLink to="/console" type="primary">
      {t.toConsole}
    </ButtonLink>
  )
  return (
    <PageState drawing="missing" title={t.outsideTitle} actions={action}>
      {t.outsideText}
    </PageState>
  )
}

/** The page while its figures are on the way. */
function Shape() {
  return (
    <Loading>
      <div className={css['figures']}>
        {figureKeys.map((key) => (
          <div key={key} className={css['shape']} />
        ))}
      </div>
      <div className={css['columns']}>
        <div className={css['card']}>
          <Skeleton avatar={{ shape: 'square' }} paragraph={{ rows: 3 }} />
          <Skeleton avatar={{ shape: 'square' }} paragraph={{ rows: 3 }} />
        </div>
        <div className={css['card']}>
          <Skeleton paragraph={{ rows: 8 }} />
        </div>
      </div>
    </Loading>
  )
}

/** The products of the enterprise: how they stand, what they need; without any, how to begin. */
function Products() {
  const query = useOwnProducts()
  const mayReadInquiries = usePermission('inquiry:read:own')
  return (
    <QueryState query={query} loading={<Shape />}>
      {(page) =>
        page.counts.all === 0 ? (
          <div className={css['columns']}>
            <Start />
            <Messages />
          </div>
        ) : (
          <>
            <Figures counts={page.counts} asOf={query.dataUpdatedAt} />
            <div className={css['columns']}>
              <div className={css['stack']}>
                <TodoList />
                {mayReadInquiries && <FunnelPlace />}
                <Messages />
              </div>
              <div className={css['stack']}>
                <EnterpriseContent />
                <PatentsDue />
                <Completeness page={page} />
                <Storage />
              </div>
            </div>
          </>
        )
      }
    </QueryState>
  )
}

/** The first page after the sign-in: what needs somebody, how the products stand, what happened. */
export default function DashboardPage() {
  const inside = useSession(({ enterprise }) => enterprise?.examineState !== null)
  const mayRead = usePermission('product:read:own')
  const refused = inside ? <NoPermission atHome /> : <Outside />
  const { data } = useOwnProducts(inside && mayRead)
  return (
    <>
      <Greeting begun={data !== undefined && data.counts.all > 0} />
      {inside && mayRead ? <Products /> : refused}
    </>
  )
}
