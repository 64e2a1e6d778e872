import { closeAccount } from '@portal/contract/user-profile'
import { App } from 'antd'
import { useState } from 'react'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { dataMessages } from './data.messages.ts'
import { PasswordConfirmation } from './password-confirmation.tsx'
import { refreshProfile } from './use-profile.ts'

const COOLING_OFF = 7 * 24 * 3_600_000

/** What closing means, from when, and the password that confirms it. */
export function CloseDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(dataMessages)
  const language = useLanguage()
  const { message } = App.useApp()
  const [day] = useState(() => new Date(Date.now() + COOLING_OFF))
  const close = useSubmission({
    mutationFn: (body: { password: string }) => call(closeAccount, { body }, { quiet: true }),
    onSuccess: ({ closesAt }) => {
      void message.success(t.closed(formatDay(language, closesAt)))
      refreshProfile()
      onClose()
    },
  })
  return (
    <PasswordConfirmation
      title={t.dialogTitle}
      okText={t.confirm}
      cancelText={t.cancel}
      passwordLabel={t.password}
      form="close-account"
      danger
      submission={close}
      onClose={onClose}
    >
      <p>
        <strong>{t.dialogDay(formatDay(language, day))}</strong>
      </p>
      <p>{t.loses}</p>
      <ul className={css['means']}>
        <li>{t.losesData}</li>
        <li>{t.losesSignIns}</li>
        <li>{t.keepsContent}</li>
      </ul>
      <p>{t.until}</p>
    </PasswordConfirmation>
  )
}
