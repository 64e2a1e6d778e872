import { defineRoom, formRoute } from '../../platform/room.ts'
import { organisationTopic, permissionTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { dictChanged, dictRoom } from '../dict/index.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { messageRoom } from '../message/index.ts'
import { productRoom } from '../product/index.ts'
import { userRoom } from '../user/index.ts'
import { inquiryAuthors } from './inquiry-entry.repo.ts'
import { inquiriesWaiting, inquiryFigures } from './inquiry-figures.service.ts'
import { inquiryFormRoutes } from './inquiry-form.routes.ts'
import { inquiryRecords } from './inquiry-record.service.ts'
import { sweepJob } from './inquiry-retention.service.ts'
import { inquiryChanged } from './inquiry.events.ts'
import { inquiryRoutes } from './inquiry.routes.ts'
import { createInquiries } from './inquiry.service.ts'

export const inquiryRoom = defineRoom({
  name: 'inquiry',
  needs: {
    audit: auditRoom,
    user: userRoom,
    dict: dictRoom,
    message: messageRoom,
    enterprise: enterpriseRoom,
    product: productRoom,
  },
  environment: ['publicUrl'],
  rawRoutes: [
    formRoute('/website/inquiry', 'a form that works without JavaScript and leads to a page'),
    formRoute('/website/inquiry/reply', 'the same'),
    formRoute('/website/inquiry/close', 'the same'),
    formRoute('/website/inquiry/erase', 'the same'),
  ],
  figures: inquiryFigures,
  waiting: { inquiry: { permission: 'inquiry:read:any', count: inquiriesWaiting } },
  jobs: [sweepJob],
  records: inquiryRecords,
  create: ({
    platform: { transactor, throttle, signer, jobs, outbox },
    env: { publicUrl },
    needs: { user, message, dict, product, enterprise },
  }) =>
    createInquiries({
      transactor,
      throttle,
      signer,
      jobs,
      outbox,
      users: user.users,
      privacy: user.privacy,
      messages: message.messages,
      dicts: dict,
      products: product,
      enterprises: enterprise.enterprises,
      origin: publicUrl?.origin ?? '',
    }),
  subscriptions(inquiries, { platform: { events }, realtime }) {
    events.listen(inquiryChanged, ({ inquiryId, organisationId }) => {
      realtime.tell(permissionTopic('inquiry:read:any'), { name: 'inquiry.changed', inquiryId })
      if (organisationId !== null)
        realtime.tell(organisationTopic(organisationId), { name: 'inquiry.changed', inquiryId })
    })
    events.listen(dictChanged, inquiries.forgetPurposes)
    events.onGap(inquiries.forgetPurposes)
  },
  routes(app, inquiries, { platform: { temporaryFolder }, env: { publicUrl } }) {
    inquiryRoutes(app, inquiries)
    inquiryFormRoutes(app, inquiries, { temporaryFolder, publicUrl })
  },
  start: (inquiries) => inquiries.catchUp(),
  personalData: (_, tx, userId) => inquiryAuthors.personalData(tx, userId),
  forget: (_, tx, { userId }) => inquiryAuthors.forget(tx, userId),
})
