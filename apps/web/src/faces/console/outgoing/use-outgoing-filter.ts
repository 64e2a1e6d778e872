import { OutgoingMessage } from '@portal/contract/message'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

const Channel = OutgoingMessage.shape.channel
const State = OutgoingMessage.shape.state
export const channels = Channel.options
export const states = State.options

/** Filters and page live in the address. */
export function useOutgoingFilter() {
  const { params, pageNum, change } = useAddressQuery()
  const of = (name: string): string | undefined => params.get(name) ?? undefined
  const filter = {
    pageNum,
    channel: Channel.optional().catch(undefined).parse(of('channel')),
    state: State.optional().catch(undefined).parse(of('state')),
    keywords: of('keywords') ?? '',
  }
  return { filter, change }
}
export type OutgoingFilter = ReturnType<typeof useOutgoingFilter>
