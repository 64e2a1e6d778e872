import { Article } from '@portal/contract/news-admin'
import { defineRoom } from '../../platform/room.ts'
import { permissionTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { contentRoom } from '../content/index.ts'
import { dictRoom } from '../dict/index.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { fileRoom } from '../file/index.ts'
import { messageRoom } from '../message/index.ts'
import { userRoom } from '../user/index.ts'
import { newsAddresses } from './news-address.service.ts'
import { newsFigures } from './news-figures.service.ts'
import { sendJob } from './news-notice.service.ts'
import { publishJob } from './news-publication.service.ts'
import { newsRecords } from './news-record.service.ts'
import { newsChanged } from './news.events.ts'
import { newsRoutes } from './news.routes.ts'
import { createNewsroom } from './newsroom.service.ts'

export const newsRoom = defineRoom({
  name: 'news',
  needs: {
    audit: auditRoom,
    user: userRoom,
    dict: dictRoom,
    content: contentRoom,
    file: fileRoom,
    message: messageRoom,
    enterprise: enterpriseRoom,
  },
  pages: ['/website/news'],
  publicAddresses: [newsAddresses],
  figures: newsFigures,
  jobs: [publishJob, sendJob],
  records: newsRecords,
  create: ({ platform: { transactor, jobs }, needs: { user, message, file, dict, content } }) =>
    createNewsroom({
      transactor,
      jobs,
      users: user.users,
      messages: message.messages,
      files: file.files,
      dicts: dict,
      articles: content.revisions.of({ subject: 'news', kind: 'article', schema: Article }),
    }),
  subscriptions(_, { platform: { events }, realtime }) {
    events.listen(newsChanged, ({ newsId }) =>
      realtime.tell(permissionTopic('news:read:any'), { name: 'news.changed', newsId }),
    )
  },
  routes: (app, newsroom) => newsRoutes(app, newsroom),
  start: (newsroom) => newsroom.catchUp(),
})
