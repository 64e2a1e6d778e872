import { defineRoom } from '../../platform/room.ts'
import { permissionTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { contentRoom } from '../content/index.ts'
import {
  enterpriseContentRecalled,
  enterpriseContentSubmitted,
  enterpriseRecalled,
  enterpriseRoom,
  enterpriseSubmitted,
} from '../enterprise/index.ts'
import { messageRoom } from '../message/index.ts'
import { productRecalled, productRoom, productSubmitted } from '../product/index.ts'
import { settingRoom } from '../setting/index.ts'
import { userRoom } from '../user/index.ts'
import { reviewFigures, reviewsWaiting } from './review-figures.service.ts'
import { reviewRecords } from './review-record.service.ts'
import { settleJob } from './review-round.service.ts'
import { reviewChanged } from './review.events.ts'
import { reviewRoutes } from './review.routes.ts'
import { createReviews } from './review.service.ts'

export const reviewRoom = defineRoom({
  name: 'review',
  needs: {
    audit: auditRoom,
    user: userRoom,
    message: messageRoom,
    setting: settingRoom,
    content: contentRoom,
    enterprise: enterpriseRoom,
    product: productRoom,
  },
  environment: ['reviewUndoSeconds'],
  jobs: [settleJob],
  figures: reviewFigures,
  records: reviewRecords,
  waiting: { review: { permission: 'review:read:any', count: reviewsWaiting } },
  create: ({ platform: { transactor, jobs }, env, needs: { user, message, setting, enterprise, product } }) =>
    createReviews({
      transactor,
      jobs,
      undoSeconds: env.reviewUndoSeconds,
      users: user.users,
      messages: message.messages,
      settings: setting,
      enterprises: enterprise.enterprises,
      enterpriseContents: enterprise.enterpriseContents,
      products: product,
    }),
  subscriptions(reviews, { platform: { events }, realtime }) {
    events.subscribe(enterpriseSubmitted, 'review', (tx, { organisationId }) =>
      reviews.follow(tx, 'certification', organisationId),
    )
    events.subscribe(enterpriseRecalled, 'review', (tx, { organisationId }) =>
      reviews.follow(tx, 'certification', organisationId),
    )
    events.subscribe(productSubmitted, 'review', (tx, { productId, kind }) => reviews.follow(tx, kind, productId))
    events.subscribe(productRecalled, 'review', (tx, { productId, kind }) => reviews.follow(tx, kind, productId))
    events.subscribe(enterpriseContentSubmitted, 'review', (tx, { organisationId, kind }) =>
      reviews.follow(tx, kind, organisationId),
    )
    events.subscribe(enterpriseContentRecalled, 'review', (tx, { organisationId, kind }) =>
      reviews.follow(tx, kind, organisationId),
    )
    events.listen(reviewChanged, ({ reviewId }) =>
      realtime.tell(permissionTopic('review:read:any'), { name: 'review.changed', reviewId }),
    )
  },
  routes: (app, reviews) => reviewRoutes(app, reviews),
  start: (reviews) => reviews.catchUp(),
})
