import { Button, Modal } from 'antd'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { words } from './expo.messages.ts'
import type { ExpoControl } from './use-expo.ts'

/** Two people wrote at once: which one goes on. */
export function ConflictDialog({ expo }: { expo: ExpoControl }) {
  const t = useMessages(words)
  const { conflict, saving } = expo
  if (!conflict) return null
  const footer = (
    <>
      <Button onClick={expo.closeConflict}>{t.cancel}</Button>
      <Button onClick={expo.takeTheirs}>{t.takeTheirs}</Button>
      <Button type="primary" loading={saving} onClick={() => void expo.keepMine()}>
        {t.keepMine}
      </Button>
    </>
  )
  const when = conflict.updatedAt ? formatInstant(conflict.updatedAt) : ''
  return (
    <Modal open title={t.conflictTitle} footer={footer} onCancel={expo.closeConflict}>
      <p>{t.conflictText(conflict.updatedBy ?? '', when)}</p>
    </Modal>
  )
}
