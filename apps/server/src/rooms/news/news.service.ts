import { publish } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Dicts } from '../dict/index.ts'
import type { Files } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { Users } from '../user/index.ts'
import type { Articles } from './news.policy.ts'
import { createPublication } from './news-publication.service.ts'
import { createReading } from './news-reading.service.ts'
import { createWriting } from './news-writing.service.ts'
import { newsChanged } from './news.events.ts'

/** Articles: written and published by operators, read by visitors and enterprises. */
export function createNews(deps: {
  transactor: Transactor
  jobs: Jobs
  users: Users
  files: Files
  messages: Messages
  dicts: Pick<Dicts, 'items'>
  articles: Articles
}) {
  const changed = (tx: Tx, newsId: string): Promise<void> => publish(tx, newsChanged, { newsId })
  return {
    ...createWriting({ ...deps, changed }),
    ...createPublication({ ...deps, changed }),
    ...createReading(deps),
  }
}
