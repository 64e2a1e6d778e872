import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { PageState } from '../../../features/shell/page-state.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { unauthorisedMessages } from './unauthorised.messages.ts'

/** Signed in, but not allowed here: menu, tags and palette stay and lead on. */
export default function UnauthorisedPage() {
  const t = useMessages(unauthorisedMessages)
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
    <PageState drawing="locked" title={t.title} actions={actions} heading="h1">
      {t.text}
    </PageState>
  )
}
