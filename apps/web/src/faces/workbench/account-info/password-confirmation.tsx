import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { PasswordItem } from './password-item.tsx'

interface Typed {
  password: string
}

interface PasswordConfirmationProps {
  title: string
  okText: string
  cancelText: string
  passwordLabel: string
  /** The id of its form. */
  form: string
  danger?: boolean
  autoFocus?: boolean
  submission: { isPending: boolean; error: Error | null; mutate(typed: Typed): void }
  onClose(): void
  /** What is confirmed. */
  children: ReactNode
}

/** A dialog that says what will happen, and does it once the password was typed. */
export function PasswordConfirmation({
  passwordLabel,
  autoFocus = false,
  submission,
  children,
  ...dialog
}: PasswordConfirmationProps) {
  return (
    <FormModal {...dialog} busy={submission.isPending}>
      {children}
      <EntryForm<Typed>
        id={dialog.form}
        layout="vertical"
        requiredMark={false}
        onFinish={(typed) => submission.mutate(typed)}
      >
        <PasswordItem label={passwordLabel} autoFocus={autoFocus} />
        {submission.error && <Alert type="error" showIcon role="alert" title={submission.error.message} />}
      </EntryForm>
    </FormModal>
  )
}
