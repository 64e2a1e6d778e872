import { contentMessages } from '../../../features/content/content.messages.ts'
import { statusLooks } from '../../../features/content/status-tag.tsx'
import { industries } from '@portal/contract/industry'
import { type BatchAction, productBatchLatest, productBatchOrder } from '@portal/contract/product-batch'
import { useQuery } from '@tanstack/react-query'
import { App } from 'antd'
import { endpointQuery, invalidateRoom, queryClient } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { batchMessages } from './batch.messages.ts'
import { bulkMessages } from './bulk.messages.ts'
import type { ProductFilter } from './use-product-query.ts'

const latest = endpointQuery(productBatchLatest, {})
/** How often the progress is asked for, milliseconds. */
const WATCH_MS = 1_000

/** The enterprise's newest batch, followed while it is worked on. */
export const useLatestBatch = () =>
  useQuery({
    ...latest,
    refetchInterval: ({ state }) => state.data?.batch?.endedAt === null && WATCH_MS,
  }).data?.batch ?? null

/** Shows a batch that was just ordered, cancelled or undone, without waiting for the next look. */
export const followBatch = (): void => {
  void queryClient.invalidateQueries({ queryKey: latest.queryKey })
  invalidateRoom('product')
}

/** What a filter lets through, as the call wants it. */
const bodyOf = ({ keywords, industry, status, archived }: ProductFilter) => ({
  archived,
  ...(keywords !== '' && { keywords }),
  ...(industry && { industry }),
  ...(status && { status }),
})

/** A filter in words. */
export function useFilterWords(): (filter: ProductFilter) => string {
  const t = useMessages(batchMessages)
  const states = useMessages(contentMessages)
  const language = useLanguage()
  return ({ keywords, industry, status, archived }) => {
    const parts = [
      ...(archived ? [t.archived] : []),
      ...(status ? [states[statusLooks[status].word]] : []),
      ...(keywords === '' ? [] : [t.keywords(keywords)]),
      ...(industry ? [industries[industry][language]] : []),
    ]
    return parts.length === 0 ? t.everything : parts.join(' · ')
  }
}

/** Has one thing done with all that the filter finds, after a question. */
export function useBatchOrder(filter: ProductFilter, total: number, onOrdered: () => void) {
  const t = useMessages(bulkMessages)
  const words = useMessages(batchMessages)
  const wordsOf = useFilterWords()
  const { modal, message } = App.useApp()
  const order = useSubmission({
    mutationFn: (action: BatchAction) =>
      call(productBatchOrder, { body: { ...bodyOf(filter), action, expected: total } }),
    onSuccess: () => {
      onOrdered()
      void message.success(words.ordered)
    },
    onSettled: followBatch,
  })
  return (action: BatchAction): void =>
    void modal.confirm({
      title: t[`title_${action}`](total),
      content: `${words.wholeChosen(total, wordsOf(filter))}${t[`text_${action}`]}`,
      okText: t[action],
      cancelText: t.cancel,
      okButtonProps: { danger: action === 'archive' || action === 'remove' },
      onOk: () => order.mutateAsync(action).catch(() => undefined),
    })
}
