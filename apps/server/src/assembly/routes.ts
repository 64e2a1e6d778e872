/** Every room's calls, and what happens to accounts told to their open streams. */
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { organisationTopic, signedInTopic, userTopic, type Realtime } from '../platform/realtime.ts'
import { auditRoutes } from '../rooms/audit/index.ts'
import { certificateRoutes } from '../rooms/certificate/index.ts'
import { complaintFormRoutes, complaintRoutes } from '../rooms/complaint/index.ts'
import { dictChanged, dictRoutes } from '../rooms/dict/index.ts'
import {
  certificationRoutes,
  enterpriseAdminRoutes,
  enterpriseContentRoutes,
  enterpriseRoutes,
} from '../rooms/enterprise/index.ts'
import { discoveryRoutes, moveRoutes } from '../rooms/discovery/index.ts'
import { fileChanged, fileOperatorRoutes, fileRoutes, fileUploadRoutes } from '../rooms/file/index.ts'
import { filingRoutes } from '../rooms/filing/index.ts'
import { hallRoutes } from '../rooms/hall/index.ts'
import { healthRoutes } from '../rooms/health/index.ts'
import { importRoutes, ownImportRoutes } from '../rooms/import/index.ts'
import { inquiryFormRoutes, inquiryRoutes } from '../rooms/inquiry/index.ts'
import { messageRoutes } from '../rooms/message/index.ts'
import { newsRoutes } from '../rooms/news/index.ts'
import { patentAdminRoutes, patentRoutes } from '../rooms/patent/index.ts'
import { productAdminRoutes, productEmbedRoutes, productRoutes } from '../rooms/product/index.ts'
import { reviewRoutes } from '../rooms/review/index.ts'
import { searchRoutes } from '../rooms/search/index.ts'
import { settingRoutes } from '../rooms/setting/index.ts'
import { statsRoutes } from '../rooms/stats/index.ts'
import {
  admissionRoutes,
  identityRoutes,
  managementRoutes,
  permissionChanged,
  profileRoutes,
  sessionEnded,
  unlockRoutes,
  userRoutes,
} from '../rooms/user/index.ts'
import { visitRoutes } from '../rooms/visit/index.ts'
import type { Rooms } from './rooms.ts'

export function routes(
  app: FastifyInstance,
  rooms: Rooms,
  { storage, temporaryFolder }: Platform,
  publicUrl: URL | null,
): void {
  userRoutes(app, rooms.users)
  admissionRoutes(app, rooms)
  identityRoutes(app, rooms.identities, publicUrl)
  unlockRoutes(app, rooms.unlocking)
  profileRoutes(app, rooms.ownAccount, temporaryFolder)
  managementRoutes(app, rooms.management, temporaryFolder)
  dictRoutes(app, rooms.dicts)
  fileRoutes(app, { ...rooms, storage, temporaryFolder })
  fileOperatorRoutes(app, { files: rooms.files, temporaryFolder })
  fileUploadRoutes(app, rooms.uploads)
  messageRoutes(app, rooms)
  enterpriseRoutes(app, rooms)
  enterpriseContentRoutes(app, rooms.enterpriseContents, rooms.enterprises)
  certificationRoutes(app, rooms.certifications, temporaryFolder)
  enterpriseAdminRoutes(app, rooms.enterpriseAdmin, rooms.suspensions)
  patentRoutes(app, rooms.patents)
  patentAdminRoutes(app, rooms.patentAdmin)
  certificateRoutes(app, rooms.certificates)
  productRoutes(app, rooms.products)
  productEmbedRoutes(app, rooms.products)
  productAdminRoutes(app, rooms.products)
  newsRoutes(app, rooms.newsroom)
  hallRoutes(app, rooms.showroom)
  visitRoutes(app, rooms.visits)
  inquiryRoutes(app, rooms.inquiries)
  inquiryFormRoutes(app, rooms.inquiries, { temporaryFolder, publicUrl })
  reviewRoutes(app, rooms.reviews)
  complaintRoutes(app, rooms.complaints)
  complaintFormRoutes(app, rooms.complaints, { temporaryFolder, publicUrl })
  filingRoutes(app, rooms.filings, temporaryFolder)
  importRoutes(app, rooms.imports, temporaryFolder)
  ownImportRoutes(app, rooms.imports, temporaryFolder)
  searchRoutes(app, rooms.search)
  auditRoutes(app, rooms.operation.auditReading)
  healthRoutes(app, rooms.operation)
  statsRoutes(app, { stats: rooms.operation.stats, funnels: rooms.funnels })
  settingRoutes(app, rooms.settings)
  moveRoutes(app, rooms.moves)
  discoveryRoutes(app, rooms, { storage, publicUrl })
}

/** What happens to accounts reaches their open streams, in whichever process these are. */
export function tellStreams(platform: Platform, realtime: Realtime): void {
  const { events } = platform
  events.listen(sessionEnded, ({ sessionId }) => realtime.endSession(sessionId))
  events.listen(permissionChanged, ({ userIds }) => {
    for (const userId of userIds) realtime.tell(userTopic(userId), { name: 'permission.changed' })
  })
  events.listen(dictChanged, ({ dictCode }) => realtime.tell(signedInTopic('all'), { name: 'dict.changed', dictCode }))
  events.listen(fileChanged, ({ fileId, organisationId }) => {
    if (organisationId !== null) realtime.tell(organisationTopic(organisationId), { name: 'file.changed', fileId })
  })
  events.onGap(() => realtime.resync())
}
