import { Conflict } from '@portal/contract/content'
import { App } from 'antd'
import { formatInstant } from '../../lib/format.ts'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { contentMessages } from './content.messages.ts'

/** The conflict that a refused save tells about, if that is why it was refused. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.code !== 'A0409') return undefined
  return Conflict.safeParse(error.data).data
}

export interface Choice {
  /** Save again, on top of the newer revision. */
  mine(revision: number): void
  /** Load the newer revision; what was typed is kept as a draft by the caller. */
  theirs(): void
}

/** Asks what to do when two editors collide; neither side is lost whatever is chosen. */
export function useConflict(): (conflict: Conflict, choice: Choice) => void {
  const t = useMessages(contentMessages)
  const { modal, message } = App.useApp()
  return (conflict, choice) => {
    modal.confirm({
      title: t.conflictTitle,
      content: t.conflictText(conflict.updatedBy ?? '', conflict.updatedAt ? formatInstant(conflict.updatedAt) : ''),
      okText: t.conflictMine,
      cancelText: t.conflictTheirs,
      onOk: () => choice.mine(conflict.revision),
      onCancel: () => {
        choice.theirs()
        void message.info(t.conflictKept)
      },
    })
  }
}
