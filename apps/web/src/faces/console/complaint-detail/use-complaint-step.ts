import { complaintDetail, type ComplaintDetail } from '@portal/contract/complaint'
import { useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import { endpointQuery, invalidateRoom, queryClient } from '../../../features/shell/query-client.ts'
import { CallError } from '../../../lib/http.ts'

/**
 * One step with a complaint: what it answers is shown at once, and `said` told. Where somebody else was first, the
 * refusal says so and how things stand now is fetched.
 */
export function useComplaintStep<Input = void>(ask: (input: Input) => Promise<ComplaintDetail>, said: string) {
  const { message } = App.useApp()
  return useMutation({
    mutationFn: ask,
    onSuccess: (detail) => {
      void message.success(said)
      queryClient.setQueryData(endpointQuery(complaintDetail, { query: { id: detail.id } }).queryKey, detail)
      invalidateRoom('complaint')
    },
    onError: (error) => {
      void message.error(error.message)
      if (error instanceof CallError && error.code === 'A0409') invalidateRoom('complaint')
    },
  })
}
