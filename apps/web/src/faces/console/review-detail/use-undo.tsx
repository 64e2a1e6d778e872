import { reviewUndo } from '@portal/contract/review'
import { App, Button } from 'antd'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './review-detail.messages.ts'

/** Takes back what one decided, as long as it is not in effect. */
export function useUndo(): (id: string) => Promise<unknown> {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const undo = useSubmission({
    mutationFn: (id: string) => call(reviewUndo, { body: { id } }),
    onSuccess: () => void message.success(t.undone),
    onSettled: () => invalidateRoom('review'),
  })
  return (id) => undo.mutateAsync(id).catch(() => undefined)
}

/** Says that a round takes effect soon, with a button that undoes it. `rejects`: not all of it was approved. */
export function useHeldNotice(): (held: { id: string; at: string; rejects: boolean }) => void {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const undo = useUndo()
  return ({ id, at, rejects }) => {
    const seconds = Math.max(1, Math.round((new Date(at).getTime() - Date.now()) / 1_000))
    const key = `held ${id}`
    const back = (): void => {
      message.destroy(key)
      void undo(id)
    }
    void message.open({
      key,
      type: 'success',
      duration: seconds,
      content: (
        <>
          {rejects ? t.heldDecided(seconds) : t.held(seconds)}{' '}
          <Button type="link" size="small" onClick={back}>
            {t.undo}
          </Button>
        </>
      ),
    })
  }
}
