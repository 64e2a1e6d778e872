/** Pictures of links to what was taken off the website go after it went. */
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Sharing } from './discovery-share.service.ts'

/** Things of which some may have been taken off. */
export const removeSharedJob = defineJob<{ kind: 'product' | 'enterprise' | 'news' | 'expo'; ids: string[] }>(
  'discovery.remove-shared',
)
/** Products went off the website; they may stand in pictures of halls, lists and makers. */
export const removeWithProductsJob = defineJob<Record<string, never>>('discovery.remove-with-products')
/** An enterprise may take ten thousand products with it; a bucket is asked for each. */
const AT_A_TIME = 100

/** What the jobs do. */
export function defineShareJobs(deps: {
  jobs: Jobs
  sharing: Pick<Sharing, 'removeHidden' | 'removeWithProducts'>
}): void {
  const { jobs, sharing } = deps
  jobs.define(removeSharedJob, async ({ kind, ids }) => {
    for (const id of ids) await sharing.removeHidden(kind, id)
  })
  jobs.define(removeWithProductsJob, () => sharing.removeWithProducts())
}

/** Orders the jobs with what takes things off. Doing it twice gives the same; what is shown again keeps its pictures. */
export const orderRemoval = (jobs: Jobs) => ({
  async products(tx: Tx, productIds: readonly string[]): Promise<void> {
    await jobs.enqueue(tx, removeWithProductsJob, {})
    for (let from = 0; from < productIds.length; from += AT_A_TIME)
      await jobs.enqueue(tx, removeSharedJob, { kind: 'product', ids: productIds.slice(from, from + AT_A_TIME) })
  },
  one: (tx: Tx, kind: 'enterprise' | 'news' | 'expo', id: string): Promise<void> =>
    jobs.enqueue(tx, removeSharedJob, { kind, ids: [id] }),
})
