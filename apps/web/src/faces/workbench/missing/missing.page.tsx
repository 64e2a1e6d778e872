import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { PageState } from '../../../features/shell/page-state.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './missing.messages.ts'

/** An address of workbench or console that leads nowhere: menu, tags and palette stay and lead on. */
export default function MissingPage() {
  const t = useMessages(messages)
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
    <PageState drawing="missing" title={t.title} actions={actions} heading="h1">
      {t.text}
    </PageState>
  )
}
