import { Button, Modal } from 'antd'
import { RecoveryCodes } from '../../../features/factor/recovery-codes.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { securityMessages } from './security.messages.ts'

interface RecoveryCodesDialogProps {
  title: string
  codes: readonly string[]
  onClose(): void
}

/** Recovery codes that were just made. They are not shown again: a click beside the dialog does not close it. */
export function RecoveryCodesDialog({ title, codes, onClose }: RecoveryCodesDialogProps) {
  const t = useMessages(securityMessages)
  return (
    <Modal
      open
      title={title}
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
}
