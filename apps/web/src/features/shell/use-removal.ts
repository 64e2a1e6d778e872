import { useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { invalidateRoom } from './query-client.ts'

interface Removal<Things> {
  /** The room's word in paths; what is shown of it is fetched again. */
  room: string
  remove(things: Things): Promise<unknown>
  words: { remove: string; cancel: string; removed: string }
  onRemoved?: () => void
}

/** Removes after a question that says what goes, and tells when it is done; a refusal is told by the call itself. */
export function useRemoval<Things>({ room, remove, words, onRemoved }: Removal<Things>) {
  const { modal, message } = App.useApp()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      void message.success(words.removed)
      onRemoved?.()
      invalidateRoom(room)
    },
  })
  return (things: Things, question: { title: string; content: ReactNode }): void =>
    void modal.confirm({
      ...question,
      okText: words.remove,
      okButtonProps: { danger: true },
      cancelText: words.cancel,
      onOk: () => removal.mutateAsync(things).catch(() => undefined),
    })
}
