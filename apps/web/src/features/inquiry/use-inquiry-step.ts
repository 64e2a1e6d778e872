import { useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import { CallError } from '../../lib/http.ts'
import { invalidateRoom } from '../shell/query-client.ts'

/** One step with an inquiry; `said` is told when it is done, a refusal says why, and how things stand is fetched. */
export function useInquiryStep<Input = void>(ask: (input: Input) => Promise<unknown>, said: string) {
  const { message } = App.useApp()
  return useMutation({
    mutationFn: ask,
    onSuccess: () => {
      void message.success(said)
      invalidateRoom('inquiry')
    },
    onError: (error) => {
      void message.error(error.message)
      if (error instanceof CallError && error.code === 'A0409') invalidateRoom('inquiry')
    },
  })
}
