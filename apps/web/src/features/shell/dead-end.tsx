import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useMessages } from '../../lib/i18n/language.ts'
import { deadEndMessages } from './dead-end.messages.ts'
import type { DrawingName } from './drawing.tsx'
import { PageState } from './page-state.tsx'

interface DeadEndProps {
  drawing: DrawingName
  title: string
  /** Why, and what else can be done. */
  children: string
}

/** A whole page that has nothing to show, with the way home and the way back. */
export function DeadEnd({ drawing, title, children }: DeadEndProps) {
  const t = useMessages(deadEndMessages)
  const navigate = useNavigate()
  const actions = (
    <>
      <Button type="primary" onClick={() => void navigate('/')}>
        {t.home}
      </Button>
      <Button onClick={() => void navigate(-1)}>{t.back}</Button>
    </>
  )
  return (
    <PageState drawing={drawing} title={title} actions={actions} heading="h1">
      {children}
    </PageState>
  )
}
