import { defineRoom, formRoute } from '../../platform/room.ts'
import { organisationTopic, permissionTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { messageRoom } from '../message/index.ts'
import { newsRoom } from '../news/index.ts'
import { productRoom } from '../product/index.ts'
import { userRoom } from '../user/index.ts'
import { complaintAuthors } from './complaint-entry.repo.ts'
import { complaintsWaiting } from './complaint-figures.repo.ts'
import { mailLinkJob } from './complaint-filing.service.ts'
import { complaintFormRoutes } from './complaint-form.routes.ts'
import { complaintRecords } from './complaint-record.service.ts'
import { removeProofsJob, sweepJob } from './complaint-retention.service.ts'
import { complaintChanged } from './complaint.events.ts'
import { complaintRoutes } from './complaint.routes.ts'
import { createComplaints } from './complaint.service.ts'

export const complaintRoom = defineRoom({
  name: 'complaint',
  needs: { audit: auditRoom, user: userRoom, message: messageRoom, product: productRoom, news: newsRoom },
  environment: ['publicUrl'],
  rawRoutes: [
    formRoute('/website/complaint', 'a form with files that works without JavaScript and leads to a page'),
    formRoute('/website/complaint/find', 'a form that works without JavaScript and leads to a page'),
    formRoute('/website/complaint/reply', 'the same'),
  ],
  pages: ['/website/complaint'],
  waiting: { complaint: { permission: 'complaint:read:any', count: complaintsWaiting } },
  jobs: [sweepJob, removeProofsJob, mailLinkJob],
  records: complaintRecords,
  create: ({
    platform: { transactor, throttle, signer, storage, jobs, outbox },
    env: { publicUrl },
    needs: { user, message, product, news },
  }) =>
    createComplaints({
      transactor,
      throttle,
      signer,
      storage,
      jobs,
      outbox,
      users: user.users,
      messages: message.messages,
      products: product,
      news: news.news,
      origin: publicUrl?.origin ?? '',
    }),
  subscriptions(_, { platform: { events }, realtime }) {
    events.listen(complaintChanged, ({ complaintId, organisationId }) => {
      realtime.tell(permissionTopic('complaint:read:any'), { name: 'complaint.changed', complaintId })
      if (organisationId !== null)
        realtime.tell(organisationTopic(organisationId), { name: 'complaint.changed', complaintId })
    })
  },
  routes(app, complaints, { platform: { temporaryFolder }, env: { publicUrl } }) {
    complaintRoutes(app, complaints)
    complaintFormRoutes(app, complaints, { temporaryFolder, publicUrl })
  },
  start: (complaints) => complaints.catchUp(),
  personalData: (_, tx, userId) => complaintAuthors.personalData(tx, userId),
  forget: (_, tx, { userId }) => complaintAuthors.forget(tx, userId),
})
