import type { Message } from '@portal/contract/message'
import {
  MESSAGE_BATCH_MAX,
  MessageGroup,
  messageList,
  messageReadGroup,
  messageRemove,
} from '@portal/contract/message-list'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import { useMarkRead } from '../../../features/notice/messages-query.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './message.messages.ts'

const LIMIT = 20

/** Group and "unread only" live in the address. */
export function useMessageFilter() {
  const { params, change } = useAddressQuery()
  const group = MessageGroup.safeParse(params.get('group')).data
  return { group, unreadOnly: params.get('unread') === 'true', change }
}
export type MessageFilter = ReturnType<typeof useMessageFilter>

/** Messages page after page. What was read meanwhile may come once more among the read ones: it is shown once. */
export function useMessageList({ group, unreadOnly }: Pick<MessageFilter, 'group' | 'unreadOnly'>) {
  const filter = { limit: LIMIT, ...(group ? { group } : {}), ...(unreadOnly ? { unread: 'true' as const } : {}) }
  const found = useInfiniteQuery({
    queryKey: [messageList.path, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(messageList, { query: { ...filter, ...(pageParam ? { after: pageParam } : {}) } }, { signal, quiet: true }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const list = [...new Map(found.data?.pages.flatMap((page) => page.list).map((one) => [one.id, one])).values()]
  return { found, list, groups: found.data?.pages[0]?.groups ?? [] }
}

/** Messages are named in calls at most so many at a time. */
function inBatches(ids: readonly string[]): string[][] {
  const batches: string[][] = []
  for (let from = 0; from < ids.length; from += MESSAGE_BATCH_MAX)
    batches.push(ids.slice(from, from + MESSAGE_BATCH_MAX))
  return batches
}

/** What can be done to messages; every window follows. */
export function useMessageActions(onDone: () => void) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const one = useMarkRead()
  const settle = (): void => {
    invalidateRoom('message')
    onDone()
    void message.success(t.marked)
  }
  const markRead = useMutation({
    mutationFn: async (ids: string[]) => {
      for (const batch of inBatches(ids)) await one.mutateAsync(batch)
    },
    onSuccess: settle,
  })
  const readGroup = useMutation({
    mutationFn: (group: MessageGroup | undefined) => call(messageReadGroup, { body: group ? { group } : {} }),
    onSuccess: settle,
  })
  const ask = useRemoval({
    room: 'message',
    remove: async (ids: string[]) => {
      for (const batch of inBatches(ids)) await call(messageRemove, { body: { ids: batch } })
    },
    words: t,
    onRemoved: onDone,
  })
  return {
    busy: markRead.isPending || readGroup.isPending,
    markRead: (messages: readonly Message[]): void => {
      const ids = messages.filter(({ readAt }) => readAt === null).map(({ id }) => id)
      if (ids.length > 0) markRead.mutate(ids)
    },
    /** Opening one marks it without a word. */
    open: (id: string): void => one.mutate([id]),
    readGroup: (group: MessageGroup | undefined): void => readGroup.mutate(group),
    remove: (ids: string[]): void => ask(ids, { title: t.removeTitle(ids.length), content: t.removeText }),
  }
}
export type MessageActions = ReturnType<typeof useMessageActions>
