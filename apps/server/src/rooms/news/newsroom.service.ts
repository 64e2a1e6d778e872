import type { Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Dicts } from '../dict/index.ts'
import type { Files } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { Users } from '../user/index.ts'
import type { Articles } from './news.policy.ts'
import { createNews } from './news.service.ts'
import { createNotices } from './news-notice.service.ts'

/** Articles and notices of the platform. */
export function createNewsroom(deps: {
  transactor: Transactor
  jobs: Jobs
  users: Users
  messages: Messages
  files: Files
  dicts: Pick<Dicts, 'items'>
  articles: Articles
}) {
  const news = createNews(deps)
  const notices = createNotices(deps)
  return {
    news,
    notices,
    /** At the start: what came due, or was interrupted, while nothing was running. */
    async catchUp(): Promise<void> {
      await news.catchUp()
      await notices.catchUp()
    },
  }
}
export type Newsroom = ReturnType<typeof createNewsroom>
