import type { RoomRecords } from '../../platform/records.ts'
import { newsRecordRepo } from './news-record.repo.ts'

/** Articles as operators write them, and as enterprises read them; notices that were sent. */
export const newsRecords: RoomRecords = {
  kinds: {
    news: { access: 'news:read:any', to: (id) => `/console/news/${id}` },
    notice: { access: 'notice:send:any', to: () => '/console/notices' },
    article: { access: 'approved', to: (id) => `/workbench/news/detail?id=${id}` },
  },
  find: (tx, search) => newsRecordRepo(tx).find(search),
}
