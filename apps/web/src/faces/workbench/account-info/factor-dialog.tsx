import { Password } from '@portal/contract/user'
import { factorRecoveryRenew, factorRemove } from '@portal/contract/user-factor'
import { Alert, App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { RecoveryCodes } from '../../../features/factor/recovery-codes.tsx'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { securityMessages } from './security.messages.ts'

interface Typed {
  password: string
}

/** New recovery codes, or the end of the second factor; the password confirms it. New codes are shown before it closes. */
export function FactorDialog({ does, onClose }: { does: 'renew' | 'remove'; onClose(): void }) {
  const t = useMessages(securityMessages)
  const language = useLanguage()
  const { message } = App.useApp()
  const [codes, setCodes] = useState<string[]>()
  const submission = useSubmission({
    mutationFn: async (body: Typed) => {
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
  if (codes)
    return (
      <Modal
        open
        title={t.recoveryCodesRenew}
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
      title={does === 'renew' ? t.recoveryCodesRenew : t.factorRemoveTitle}
      okText={does === 'renew' ? t.recoveryCodesRenew : t.factorRemove}
      cancelText={t.cancel}
      form="second-factor-form"
      danger={does === 'remove'}
      busy={submission.isPending}
      onClose={onClose}
    >
      <p>{does === 'renew' ? t.recoveryCodesRenewText : t.factorRemoveText}</p>
      <EntryForm<Typed>
        id="second-factor-form"
        layout="vertical"
        requiredMark={false}
        onFinish={(body) => submission.mutate(body)}
      >
        <Form.Item
          name="password"
          label={t.password}
          rules={[contractRule(Password, language)]}
          validateTrigger="onSubmit"
        >
          <Input.Password autoComplete="current-password" autoFocus maxLength={256} />
        </Form.Item>
        {submission.error && <Alert type="error" showIcon role="alert" title={submission.error.message} />}
      </EntryForm>
    </FormModal>
  )
}
