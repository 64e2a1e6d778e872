import { complaintDetail, type ComplaintDetail } from '@portal/contract/complaint'
import { endpointQuery, queryClient } from '../../../features/shell/query-client.ts'
import { useStep } from '../../../features/shell/use-step.ts'

const show = (detail: ComplaintDetail): void => {
  queryClient.setQueryData(endpointQuery(complaintDetail, { query: { id: detail.id } }).queryKey, detail)
}

/** One step with a complaint: what it answers is shown at once. */
export const useComplaintStep = <Input = void>(ask: (input: Input) => Promise<ComplaintDetail>, said: string) =>
  useStep('complaint', async (input: Input) => show(await ask(input)), said)
