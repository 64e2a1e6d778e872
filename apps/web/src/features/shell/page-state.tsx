/** The states of a page that has nothing to show (yet): what happened, and what to do. */
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { refusedField } from '../../lib/refused-field.ts'
import { Drawing, type DrawingName } from './drawing.tsx'
import css from './page-state.module.css'
import { Skeleton } from './skeleton.tsx'
import { stateMessages } from './page-state.messages.ts'

interface PageStateProps {
  drawing: DrawingName
  title: string
  children?: ReactNode
  /** Buttons: what to do now. */
  actions?: ReactNode
  /** Announced at once. */
  alert?: boolean
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2'
}

/** One designed state; pages use it for their empty states too. */
export function PageState({
  drawing,
  title,
  children,
  actions,
  alert = false,
  heading: Heading = 'h2',
}: PageStateProps) {
  return (
    <div className={css['state']} {...(alert && { role: 'alert' })}>
      <Drawing name={drawing} />
      <Heading className={css['title']}>{title}</Heading>
      {children && <div className={css['text']}>{children}</div>}
      {actions && <div className={css['actions']}>{actions}</div>}
    </div>
  )
}

/** The shape of what is coming (its own in `children`); visible only when it takes longer than 300 ms. */
export function Loading({ children }: { children?: ReactNode }) {
  const t = useMessages(stateMessages)
  return (
    <div className={css['loading']} role="status" aria-label={t.loading}>
      {children ?? <Skeleton paragraph={{ rows: 6 }} />}
    </div>
  )
}

interface NoPermissionProps extends Pick<PageStateProps, 'heading'> {
  children?: ReactNode
  /** Where there is no home to go back to. */
  atHome?: boolean
}

/** The signed-in user may not see this. */
export function NoPermission({ children, atHome = false, heading = 'h2' }: NoPermissionProps) {
  const t = useMessages(stateMessages)
  const navigate = useNavigate()
  const home = <Button onClick={() => void navigate('/')}>{t.home}</Button>
  return (
    <PageState drawing="locked" title={t.deniedTitle} actions={!atHome && home} heading={heading}>
      {children ?? t.deniedText}
    </PageState>
  )
}

/** What an address names does not exist. */
export function NotThere() {
  const t = useMessages(stateMessages)
  const navigate = useNavigate()
  return (
    <PageState
      drawing="missing"
      title={t.missingTitle}
      actions={<Button onClick={() => void navigate(-1)}>{t.back}</Button>}
    >
      {t.missingText}
    </PageState>
  )
}

/** What a page asks for by its address: an address that is none names nothing. */
const NAMES: ReadonlySet<string | undefined> = new Set(['id', 'productId'])

/** A call failed: its own sentence, and another try. */
export function Failed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useMessages(stateMessages)
  const status = error instanceof CallError ? error.status : 0
  if (status === 403) return <NoPermission>{error.message}</NoPermission>
  if (status === 404 || (status === 400 && NAMES.has(refusedField(error)?.path))) return <NotThere />
  const retry = (
    <Button type="primary" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return (
    <PageState drawing="broken" title={t.failedTitle} actions={retry} alert>
      {error.message}
    </PageState>
  )
}

interface QueryStateProps<T> {
  query: UseQueryResult<T>
  /** Instead of the general skeleton. */
  loading?: ReactNode
  children(data: T): ReactNode
}

/** Shows what a query found, or the state it is in. What was loaded before stays while it is fetched again. */
export function QueryState<T>({ query, loading, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  return loading ?? <Loading />
}
