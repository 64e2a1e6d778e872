import { dataExport, type Profile } from '@portal/contract/user-profile'
import { useMutation } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { saveFile } from '../../../lib/save-file.ts'
import css from './account-info.module.css'
import { CloseDialog } from './close-dialog.tsx'
import { dataMessages } from './data.messages.ts'

function Export() {
  const t = useMessages(dataMessages)
  const { message } = App.useApp()
  const fetched = useMutation({
    mutationFn: () => call(dataExport, {}, { quiet: true }),
    onSuccess: (file) => {
      saveFile(file)
      void message.success(t.exported(file.name))
    },
  })
  return (
    <section className={css['card']}>
      <h2>{t.exportTitle}</h2>
      <p>{t.exportText}</p>
      {fetched.error && (
        <Alert type="error" showIcon role="alert" title={fetched.error.message} className={css['gap'] ?? ''} />
      )}
      <Button loading={fetched.isPending} onClick={() => fetched.mutate()}>
        {fetched.isPending ? t.exporting : t.exportButton}
      </Button>
    </section>
  )
}

/** One's data to take along, and the way out for good. */
export function DataTab({ profile }: { profile: Profile }) {
  const t = useMessages(dataMessages)
  const [asking, setAsking] = useState(false)
  const closing = profile.closesAt !== null
  return (
    <>
      <Export />
      <section className={css['card']}>
        <h2>{t.closeTitle}</h2>
        <p>{closing ? t.closing : t.closeText}</p>
        <Button danger disabled={closing} onClick={() => setAsking(true)}>
          {t.closeButton}
        </Button>
      </section>
      {asking && <CloseDialog onClose={() => setAsking(false)} />}
    </>
  )
}
