import { factorRecoveryRenew, factorRemove } from '@portal/contract/user-factor'
import { App } from 'antd'
import { useState } from 'react'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { PasswordConfirmation } from './password-confirmation.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { securityMessages } from './security.messages.ts'

/** New recovery codes, or the end of the second factor; the password confirms it. New codes are shown before it closes. */
export function FactorDialog({ does, onClose }: { does: 'renew' | 'remove'; onClose(): void }) {
  const t = useMessages(securityMessages)
  const { message } = App.useApp()
  const [codes, setCodes] = useState<string[]>()
  const submission = useSubmission({
    mutationFn: async (body: { password: string }) => {
      if (does === 'renew') return (await call(factorRecoveryRenew, { body }, { quiet: true })).recoveryCodes
      await call(factorRemove, { body }, { quiet: true })
      return null
    },
    onSuccess: (made) => {
      invalidateRoom('user/factor')
      if (made) return setCodes(made)
      void message.success(t.factorRemoved)
      onClose()
    },
  })
  if (codes) return <RecoveryCodesDialog title={t.recoveryCodesRenew} codes={codes} onClose={onClose} />
  return (
    <PasswordConfirmation
      title={does === 'renew' ? t.recoveryCodesRenew : t.factorRemoveTitle}
      okText={does === 'renew' ? t.recoveryCodesRenew : t.factorRemove}
      cancelText={t.cancel}
      passwordLabel={t.password}
      form="second-factor-form"
      danger={does === 'remove'}
      autoFocus
      submission={submission}
      onClose={onClose}
    >
      <p>{does === 'renew' ? t.recoveryCodesRenewText : t.factorRemoveText}</p>
    </PasswordConfirmation>
  )
}
