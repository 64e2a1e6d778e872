import { Expo } from '@portal/contract/hall-document'
import { defineRoom } from '../../platform/room.ts'
import { organisationTopic, permissionTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { contentRoom } from '../content/index.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { fileRoom } from '../file/index.ts'
import { messageRoom } from '../message/index.ts'
import { newsRoom } from '../news/index.ts'
import { productRoom } from '../product/index.ts'
import { userRoom } from '../user/index.ts'
import { expoAddresses, hallAddresses } from './hall-address.service.ts'
import { hallRecords } from './hall-record.service.ts'
import { expoChanged, hallChanged } from './hall.events.ts'
import { hallRoutes } from './hall.routes.ts'
import { createHalls } from './hall.service.ts'

export const hallRoom = defineRoom({
  name: 'hall',
  needs: {
    audit: auditRoom,
    user: userRoom,
    message: messageRoom,
    file: fileRoom,
    content: contentRoom,
    enterprise: enterpriseRoom,
    product: productRoom,
    news: newsRoom,
  },
  pages: [
    '/website/showroom',
    '/website/showroom/industry',
    '/website/showroom/region',
    '/website/showroom/zhejiang',
    '/website/showroom/theme',
  ],
  publicAddresses: [hallAddresses, expoAddresses],
  records: hallRecords,
  create: ({ platform: { transactor }, needs: { user, message, file, content, enterprise, product, news } }) =>
    createHalls({
      transactor,
      users: user.users,
      messages: message.messages,
      files: file.files,
      enterprises: enterprise.enterprises,
      enterpriseContents: enterprise.enterpriseContents,
      products: product,
      newsroom: news,
      expoRevisions: content.revisions.of({ subject: 'expo', kind: 'expo', schema: Expo }),
    }),
  subscriptions(_, { platform: { events }, realtime }) {
    events.listen(hallChanged, () => realtime.tell(permissionTopic('hall:read:any'), { name: 'hall.changed' }))
    events.listen(expoChanged, ({ expoId, organisationIds }) => {
      realtime.tell(permissionTopic('hall:read:any'), { name: 'expo.changed', expoId })
      for (const id of organisationIds) realtime.tell(organisationTopic(id), { name: 'expo.changed', expoId })
    })
  },
  routes: (app, halls) => hallRoutes(app, halls),
})
