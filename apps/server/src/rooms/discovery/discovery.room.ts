import { defineRoom, openRoute } from '../../platform/room.ts'
import { auditRoom } from '../audit/index.ts'
import { enterpriseRoom, enterpriseSuspended } from '../enterprise/index.ts'
import { fileRoom } from '../file/index.ts'
import { expoChanged, hallRoom } from '../hall/index.ts'
import { newsChanged, newsRoom } from '../news/index.ts'
import { productRoom, productsHidden } from '../product/index.ts'
import { settingRoom } from '../setting/index.ts'
import { userRoom } from '../user/index.ts'
import { discoveryRecords } from './discovery-record.service.ts'
import { redirectRoutes } from './discovery-redirect.routes.ts'
import { createRedirects } from './discovery-redirect.service.ts'
import { defineShareJobs, orderRemoval, removeSharedJob, removeWithProductsJob } from './discovery-share.jobs.ts'
import { createSharing } from './discovery-share.service.ts'
import { discoveryRoutes } from './discovery.routes.ts'
import { createDiscovery } from './discovery.service.ts'
import { createShareRenderer } from './share-renderer.ts'
import { createSharedThings } from './shared-things.service.ts'

export const discoveryRoom = defineRoom({
  name: 'discovery',
  needs: {
    audit: auditRoom,
    user: userRoom,
    file: fileRoom,
    setting: settingRoom,
    enterprise: enterpriseRoom,
    product: productRoom,
    news: newsRoom,
    hall: hallRoom,
  },
  environment: ['publicUrl'],
  rawRoutes: [
    ['/robots.txt', 'what robots may read, in their own format'],
    ['/.well-known/security.txt', 'whom to tell of a hole, in its own format'],
    ['/manifest.webmanifest', 'read by browsers that put the site on a home screen'],
    ['/sitemap.xml', 'read by search engines'],
    ['/sitemap/:part.xml', 'a part of it, streamed'],
    ['/feed/news.xml', 'the news as RSS'],
    ['/feed/news.atom', 'the news as Atom'],
    ['/share/:name', 'the picture that a shared link shows'],
  ].flatMap(([url = '', why = '']) => [openRoute('GET', url, why), openRoute('HEAD', url, 'the headers of the same')]),
  records: discoveryRecords,
  pages: ['/website/home', '/website/about'],
  jobs: [removeSharedJob, removeWithProductsJob],
  create({ platform: { transactor, storage, jobs, temporaryFolder }, needs, collected }) {
    const { users } = needs.user
    const { files } = needs.file
    const { enterprises, enterpriseContents } = needs.enterprise
    const { setting: settings, product: products, news: newsroom, hall: halls } = needs
    const { news } = newsroom
    const things = createSharedThings({ settings, news, products, enterprises, enterpriseContents, halls })
    const sharing = createSharing({ things, files, storage, renderer: createShareRenderer(temporaryFolder) })
    defineShareJobs({ jobs, sharing })
    const { pages, publicAddresses } = collected
    return {
      discovery: createDiscovery({ transactor, settings, newsroom, pages, things: publicAddresses }),
      redirects: createRedirects({ transactor, users }),
      sharing,
    }
  },
  subscriptions(_, { platform: { events, jobs } }) {
    const remove = orderRemoval(jobs)
    events.subscribe(productsHidden, 'discovery', (tx, { productIds }) => remove.products(tx, productIds))
    events.subscribe(enterpriseSuspended, 'discovery', (tx, { organisationId }) =>
      remove.one(tx, 'enterprise', organisationId),
    )
    events.subscribe(newsChanged, 'discovery', (tx, { newsId }) => remove.one(tx, 'news', newsId))
    events.subscribe(expoChanged, 'discovery', (tx, { expoId }) => remove.one(tx, 'expo', expoId))
  },
  routes(app, { discovery, redirects, sharing }, { platform: { storage }, env: { publicUrl } }) {
    redirectRoutes(app, redirects)
    discoveryRoutes(app, { discovery, sharing }, { storage, publicUrl })
  },
})
