/** Pictures of links to what was taken off the website go after it went. */
import type { Events } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import { enterpriseSuspended } from '../enterprise/index.ts'
import { expoChanged } from '../hall/index.ts'
import { newsChanged } from '../news/index.ts'
import { productsHidden } from '../product/index.ts'
import type { Sharing } from './discovery-share.service.ts'

/** Things of which some may have been taken off. */
const removeSharedJob = defineJob<{ kind: 'product' | 'enterprise' | 'news' | 'expo'; ids: string[] }>(
  'discovery.remove-shared',
)
/** Products went off the website; they may stand in pictures of halls, lists and makers. */
const removeWithProductsJob = defineJob<Record<string, never>>('discovery.remove-with-products')
/** An enterprise may take ten thousand products with it; a bucket is asked for each. */
const AT_A_TIME = 100

/** Orders the job with what takes things off. Doing it twice gives the same; what is shown again keeps its pictures. */
export function defineShareJobs(deps: {
  events: Events
  jobs: Jobs
  sharing: Pick<Sharing, 'removeHidden' | 'removeWithProducts'>
}): void {
  const { events, jobs, sharing } = deps

  jobs.define(removeSharedJob, async ({ kind, ids }) => {
    for (const id of ids) await sharing.removeHidden(kind, id)
  })
  jobs.define(removeWithProductsJob, () => sharing.removeWithProducts())

  events.subscribe(productsHidden, 'discovery', async (tx, { productIds }) => {
    await jobs.enqueue(tx, removeWithProductsJob, {})
    for (let from = 0; from < productIds.length; from += AT_A_TIME)
      await jobs.enqueue(tx, removeSharedJob, { kind: 'product', ids: productIds.slice(from, from + AT_A_TIME) })
  })
  events.subscribe(enterpriseSuspended, 'discovery', (tx, { organisationId }) =>
    jobs.enqueue(tx, removeSharedJob, { kind: 'enterprise', ids: [organisationId] }),
  )
  events.subscribe(newsChanged, 'discovery', (tx, { newsId }) =>
    jobs.enqueue(tx, removeSharedJob, { kind: 'news', ids: [newsId] }),
  )
  events.subscribe(expoChanged, 'discovery', (tx, { expoId }) =>
    jobs.enqueue(tx, removeSharedJob, { kind: 'expo', ids: [expoId] }),
  )
}
