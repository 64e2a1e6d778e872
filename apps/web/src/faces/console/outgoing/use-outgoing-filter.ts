import { OutgoingMessage } from '@portal/contract/message'
import { useSearchParams } from 'react-router'

const Channel = OutgoingMessage.shape.channel
const State = OutgoingMessage.shape.state
export const channels = Channel.options
export const states = State.options

/** Filters and page live in the address; a new filter starts from the first page. */
export function useOutgoingFilter() {
  const [params, setParams] = useSearchParams()
  const of = (name: string): string | undefined => params.get(name) ?? undefined
  const filter = {
    pageNum: Math.max(1, Number(of('page')) || 1),
    channel: Channel.optional().catch(undefined).parse(of('channel')),
    state: State.optional().catch(undefined).parse(of('state')),
    keywords: of('keywords') ?? '',
  }
  const change = (next: Record<string, string>): void => {
    const after = new URLSearchParams(params)
    if (!('page' in next)) after.delete('page')
    for (const [key, value] of Object.entries(next)) {
      if (value === '') after.delete(key)
      else after.set(key, value)
    }
    setParams(after)
  }
  return { filter, change }
}
export type OutgoingFilter = ReturnType<typeof useOutgoingFilter>
