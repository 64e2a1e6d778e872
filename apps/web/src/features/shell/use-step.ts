import { App } from 'antd'
import { CallError } from '../../lib/http.ts'
import { invalidateRoom } from './query-client.ts'
import { useSubmission } from './use-submission.ts'

/**
 * One step with a thing of a room: `said` is told when it is done, and a refusal when it is not. How things stand then
 * is fetched, also where somebody else was first.
 */
export function useStep<Input = void>(room: string, ask: (input: Input) => Promise<unknown>, said: string) {
  const { message } = App.useApp()
  return useSubmission({
    mutationFn: ask,
    onSuccess: () => {
      void message.success(said)
      invalidateRoom(room)
    },
    onError: (error) => {
      void message.error(error.message)
      if (error instanceof CallError && error.code === 'A0409') invalidateRoom(room)
    },
  })
}
