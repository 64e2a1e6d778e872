import { type Passkey, passkeyRemove } from '@portal/contract/user-passkey'
import { Alert, App, Form, Input } from 'antd'
import { useState } from 'react'
import { passkeyCalls } from '../../../features/passkey/passkey.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { PasswordConfirmation } from './password-confirmation.tsx'
import { PasswordItem } from './password-item.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { securityMessages } from './security.messages.ts'

interface Typed {
  name: string
  password: string
}

/** What is shown of the account's ways in changed. */
function refresh(): void {
  invalidateRoom('user/passkey')
  invalidateRoom('user/factor')
}

/** A name and the password, then the browser's own dialog; the first second factor of an account brings recovery codes. */
export function PasskeyAddDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(securityMessages)
  const { message } = App.useApp()
  const [codes, setCodes] = useState<string[]>()
  const add = useSubmission({
    mutationFn: async (typed: Typed) => {
      const { addPasskey, isCancelled } = await passkeyCalls()
      try {
        return await addPasskey(typed)
      } catch (error) {
        throw isCancelled(error) ? new Error(t.passkeyCancelled, { cause: error }) : error
      }
    },
    onSuccess: (made) => {
      refresh()
      if (made) return setCodes(made)
      void message.success(t.passkeyAdded)
      onClose()
    },
  })
  if (codes) return <RecoveryCodesDialog title={t.passkeyAdded} codes={codes} onClose={onClose} />
  return (
    <FormModal
      title={t.passkeyAdd}
      okText={t.passkeyAdd}
      cancelText={t.cancel}
      form="add-passkey"
      busy={add.isPending}
      onClose={onClose}
    >
      <p>{t.passkeyAddText}</p>
      <EntryForm<Typed> id="add-passkey" layout="vertical" requiredMark={false} onFinish={(typed) => add.mutate(typed)}>
        <Form.Item
          name="name"
          label={t.passkeyName}
          extra={t.passkeyNameHint}
          rules={[{ required: true, whitespace: true, message: t.passkeyNameWanted }]}
        >
          <Input autoFocus maxLength={40} />
        </Form.Item>
        <PasswordItem label={t.password} />
        {add.error && <Alert type="error" showIcon role="alert" title={add.error.message} />}
      </EntryForm>
    </FormModal>
  )
}

/** The end of a passkey; the password confirms it. */
export function PasskeyRemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose(): void }) {
  const t = useMessages(securityMessages)
  const { message } = App.useApp()
  const remove = useSubmission({
    mutationFn: ({ password }: { password: string }) =>
      call(passkeyRemove, { body: { id: passkey.id, password } }, { quiet: true }),
    onSuccess: () => {
      refresh()
      void message.success(t.passkeyRemoved)
      onClose()
    },
  })
  return (
    <PasswordConfirmation
      title={t.passkeyRemoveTitle(passkey.name)}
      okText={t.passkeyRemove}
      cancelText={t.cancel}
      passwordLabel={t.password}
      form="remove-passkey"
      danger
      submission={remove}
      onClose={onClose}
    >
      <p>{t.passkeyRemoveText}</p>
    </PasswordConfirmation>
  )
}
