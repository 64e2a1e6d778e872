import { productDocuments } from '@portal/contract/product-document'
import { defineRoom, openRoute } from '../../platform/room.ts'
import { organisationTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { contentRoom } from '../content/index.ts'
import { enterpriseLifted, enterpriseRoom, enterpriseSuspended } from '../enterprise/index.ts'
import { fileRoom } from '../file/index.ts'
import { messageRoom } from '../message/index.ts'
import { patentChanged, patentRoom } from '../patent/index.ts'
import { userRoom } from '../user/index.ts'
import { productAddresses } from './product-address.service.ts'
import { productAdminRoutes } from './product-admin.routes.ts'
import { productBatchRoutes } from './product-batch.routes.ts'
import { batchJob } from './product-batch.service.ts'
import { productEmbedRoutes } from './product-embed.routes.ts'
import { productFigures } from './product-figures.service.ts'
import { productRecords } from './product-record.service.ts'
import { productChanged } from './product.events.ts'
import { productRoutes } from './product.routes.ts'
import { createProducts } from './product.service.ts'

export const productRoom = defineRoom({
  name: 'product',
  needs: {
    audit: auditRoom,
    user: userRoom,
    message: messageRoom,
    file: fileRoom,
    content: contentRoom,
    enterprise: enterpriseRoom,
    patent: patentRoom,
  },
  rawRoutes: [openRoute('GET', '/embed/product', 'the card of a product for frames on other sites')],
  pages: ['/website/product'],
  publicAddresses: [productAddresses],
  jobs: [batchJob],
  figures: productFigures,
  records: productRecords,
  create: ({ platform: { transactor, jobs }, needs: { user, message, file, content, enterprise, patent } }) =>
    createProducts({
      transactor,
      jobs,
      users: user.users,
      messages: message.messages,
      contents: content.contents.of({ subject: 'product', schemas: productDocuments }),
      enterprises: enterprise.enterprises,
      patents: patent.patents,
      files: file.files,
      media: file.media,
    }),
  subscriptions(products, { platform: { events }, realtime }) {
    events.listen(productChanged, ({ organisationId, productId, kind }) =>
      realtime.tell(organisationTopic(organisationId), { name: 'product.changed', productId, kind }),
    )
    // One subscriber for all of these: what happened later is followed later.
    events.subscribe(enterpriseSuspended, 'product', (tx, { organisationId }) =>
      products.refreshEnterprise(tx, organisationId),
    )
    events.subscribe(enterpriseLifted, 'product', (tx, { organisationId }) =>
      products.refreshEnterprise(tx, organisationId),
    )
    events.subscribe(patentChanged, 'product', (tx, { patentId }) => products.refreshPatent(tx, patentId))
  },
  routes(app, products) {
    productRoutes(app, products)
    productBatchRoutes(app, products)
    productEmbedRoutes(app, products)
    productAdminRoutes(app, products)
  },
})
