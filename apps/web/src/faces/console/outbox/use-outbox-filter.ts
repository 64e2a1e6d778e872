import { OutboxMessage } from '@portal/contract/message'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

const Channel = OutboxMessage.shape.channel
const State = OutboxMessage.shape.state
export const channels = Channel.options
export const states = State.options

/** Filters and page live in the address. */
export function useOutboxFilter() {
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
export type OutboxFilter = ReturnType<typeof useOutboxFilter>
