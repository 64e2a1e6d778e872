import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { useNavigate, useRouteError } from 'react-router'
import { useMessages } from '../../lib/i18n/language.ts'
import { useReloadOnline } from '../../lib/use-reload-online.ts'
import { PageState } from './page-state.tsx'
import css from './page-state.module.css'
import { stateMessages } from './page-state.messages.ts'

/** A page's code did not arrive: cut off, or replaced by a newer build. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload|chunk/i.test(error.message)

function Broken({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useMessages(stateMessages)
  const navigate = useNavigate()
  const lost = isLost(error)
  useReloadOnline(lost)
  const reload = (
    <Button type={lost || !onRetry ? 'primary' : 'default'} onClick={() => location.reload()}>
      {t.reload}
    </Button>
  )
  const again = !lost && onRetry && (
    <Button type="primary" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  const actions = (
    <>
      {again}
      {reload}
      <Button onClick={() => void navigate('/')}>{t.home}</Button>
    </>
  )
  return (
    <PageState drawing="broken" title={lost ? t.lostTitle : t.brokenTitle} actions={actions} heading="h1" alert>
      {lost ? t.lostText : t.brokenText}
      {error instanceof Error && !lost && (
        <details className={css['details']}>
          <summary>{t.details}</summary>
          <pre>{error.message}</pre>
        </details>
      )}
    </PageState>
  )
}

interface BoundaryProps {
  /** A page that broke is forgotten when this changes. */
  page: string
  children: ReactNode
}
interface BoundaryState {
  error: unknown
  page: string
}
const WHOLE = Symbol('nothing broke')

/** Keeps a broken page from taking the shell with it. */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: WHOLE, page: this.props.page }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error }
  }
  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { error: WHOLE, page }
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === WHOLE) return this.props.children
    return <Broken error={error} onRetry={() => this.setState({ error: WHOLE })} />
  }
}

/** For routes: what the router could not load or run, shown inside the shell. */
export function PageError() {
  return <Broken error={useRouteError()} />
}
