import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useSubmissionGuard } from '../../lib/use-submission-guard.ts'

/**
 * A mutation that creates or sends something: `useMutation` behind the guard against a second submission. `isPending`
 * lasts until the next submission would be taken. Who asks meanwhile sends nothing and gets the answer of the first.
 */
export function useSubmission<Answer, Variables = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Variables, Context>,
) {
  const { mutateAsync, data, error, variables, reset } = useMutation(options)
  const { shut, once } = useSubmissionGuard<Answer>()
  type Sending = Parameters<typeof mutateAsync>
  const send = (...sending: Sending): Promise<Answer> => once(sending[0], () => mutateAsync(...sending))
  return {
    data,
    error,
    variables,
    reset,
    isPending: shut,
    mutateAsync: send,
    mutate: (...sending: Sending): void => void send(...sending).catch(() => undefined),
  }
}
