import { Password } from '@portal/contract/user'
import { type Passkey, passkeyRemove } from '@portal/contract/user-passkey'
import { Alert, App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { RecoveryCodes } from '../../../features/factor/recovery-codes.tsx'
import { passkeyCalls } from '../../../features/passkey/passkey.ts'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
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

function PasswordItem() {
  const t = useMessages(securityMessages)
  const language = useLanguage()
  return (
    <Form.Item name="password" label={t.password} rules={[contractRule(Password, language)]} validateTrigger="onSubmit">
      <Input.Password autoComplete="current-password" maxLength={256} />
    </Form.Item>
  )
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
  if (codes)
    return (
      <Modal
        open
        title={t.passkeyAdded}
        onCancel={onClose}
        mask={{ closable: false }}
        footer={
          <Button type="primary" onClick={onClose}>
            {t.recoveryCodesSaved}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Modal>
    )
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
        <PasswordItem />
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
    mutationFn: ({ password }: Pick<Typed, 'password'>) =>
      call(passkeyRemove, { body: { id: passkey.id, password } }, { quiet: true }),
    onSuccess: () => {
      refresh()
      void message.success(t.passkeyRemoved)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.passkeyRemoveTitle(passkey.name)}
      okText={t.passkeyRemove}
      cancelText={t.cancel}
      form="remove-passkey"
      danger
      busy={remove.isPending}
      onClose={onClose}
    >
      <p>{t.passkeyRemoveText}</p>
      <EntryForm<Pick<Typed, 'password'>>
        id="remove-passkey"
        layout="vertical"
        requiredMark={false}
        onFinish={(typed) => remove.mutate(typed)}
      >
        <PasswordItem />
        {remove.error && <Alert type="error" showIcon role="alert" title={remove.error.message} />}
      </EntryForm>
    </FormModal>
  )
}
