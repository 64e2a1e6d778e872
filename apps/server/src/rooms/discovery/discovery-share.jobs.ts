/** Pictures of links to what was taken off the website go after it went. */
import type { Events } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import { enterpriseSuspended } from '../enterprise/index.ts'
import { newsChanged } from '../news/index.ts'
import { productsHidden } from '../product/index.ts'
import type { Sharing } from './discovery-share.service.ts'

/** Things of which some may have been taken off. */
const removeSharedJob = defineJob<{ kind: 'product' | 'enterprise' | 'news'; ids: string[] }>('discovery.remove-shared')
/** An enterprise may take ten thousand products with it; a bucket is asked for each. */
const AT_A_TIME = 100

/** Orders the job with what takes things off. Doing it twice gives the same; what is shown again keeps its pictures. */
export function defineShareJobs(deps: { events: Events; jobs: Jobs; sharing: Pick<Sharing, 'removeHidden'> }): void {
  const { events, jobs, sharing } = deps

  jobs.define(removeSharedJob, async ({ kind, ids }) => {
    for (const id of ids) await sharing.removeHidden(kind, id)
  })

  events.subscribe(productsHidden, 'discovery', async (tx, { productIds }) => {
    for (let from = 0; from < productIds.length; from += AT_A_TIME)
      await jobs.enqueue(tx, removeSharedJob, { kind: 'product', ids: productIds.slice(from, from + AT_A_TIME) })
  })
  events.subscribe(enterpriseSuspended, 'discovery', (tx, { organisationId }) =>
    jobs.enqueue(tx, removeSharedJob, { kind: 'enterprise', ids: [organisationId] }),
  )
  events.subscribe(newsChanged, 'discovery', (tx, { newsId }) =>
    jobs.enqueue(tx, removeSharedJob, { kind: 'news', ids: [newsId] }),
  )
}
