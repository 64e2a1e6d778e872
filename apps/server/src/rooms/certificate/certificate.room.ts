import { defineRoom } from '../../platform/room.ts'
import { contentRoom } from '../content/index.ts'
import { enterpriseRoom } from '../enterprise/index.ts'
import { messageRoom } from '../message/index.ts'
import { productRoom } from '../product/index.ts'
import { remindJob } from './certificate-reminder.service.ts'
import { certificateRoutes } from './certificate.routes.ts'
import { createCertificates } from './certificate.service.ts'

export const certificateRoom = defineRoom({
  name: 'certificate',
  needs: { content: contentRoom, message: messageRoom, enterprise: enterpriseRoom, product: productRoom },
  jobs: [remindJob],
  create: ({ platform: { transactor, jobs }, needs: { message } }) =>
    createCertificates({ transactor, jobs, messages: message.messages }),
  routes: (app, certificates) => certificateRoutes(app, certificates),
  start: (certificates) => certificates.catchUp(),
})
