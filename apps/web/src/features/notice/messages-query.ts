import { messagePage, messageRead } from '@portal/contract/message'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/client.ts'
import { endpointQuery, invalidateRoom } from '../shell/query-client.ts'

/** The newest messages with the number unread; one cache entry per length. */
export const newestMessages = (length: number) =>
  endpointQuery(messagePage, { query: { pageNum: 1, pageSize: length } })

export const useNewestMessages = (length: number) =>
  useQuery({ ...newestMessages(length), placeholderData: keepPreviousData })

/** Marks messages as read; without ids, all of them. */
export const useMarkRead = () =>
  useMutation({
    mutationFn: (ids: string[] | undefined) => call(messageRead, { body: ids ? { ids } : {} }),
    onSuccess: () => invalidateRoom('message'),
  })
