import type { Conflict } from '@portal/contract/content'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { revisionMessages } from './revision.messages.ts'

interface Props<Found extends Conflict> {
  editor: {
    conflict: Found | undefined
    saving: boolean
    keepMine(): Promise<void>
    takeTheirs(): void
    closeConflict(): void
  }
  /** Both sides, where they can be shown; the dialog is as wide as they need. */
  renderSides?: (theirs: Found) => ReactNode
}

/** Two people wrote at once: which one goes on. */
export function RevisionConflict<Found extends Conflict>({ editor, renderSides }: Props<Found>) {
  const t = useMessages(revisionMessages)
  const { conflict, saving } = editor
  if (!conflict) return null
  const footer = (
    <>
      <Button onClick={editor.closeConflict}>{t.cancel}</Button>
      <Button onClick={editor.takeTheirs}>{t.takeTheirs}</Button>
      <Button type="primary" loading={saving} onClick={() => void editor.keepMine()}>
        {t.keepMine}
      </Button>
    </>
  )
  const when = conflict.updatedAt ? formatInstant(conflict.updatedAt) : ''
  return (
    <Modal
      open
      title={t.conflictTitle}
      {...(renderSides && { width: 1040 })}
      footer={footer}
      onCancel={editor.closeConflict}
    >
      <p>{t.conflictText(conflict.updatedBy ?? '', when)}</p>
      {renderSides?.(conflict)}
    </Modal>
  )
}
