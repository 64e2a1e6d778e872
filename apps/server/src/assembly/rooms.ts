/** The rooms and what they stand on, from the ground up. */
import type { Environment } from '../env.ts'
import type { Platform } from '../platform/platform.ts'
import { createRealtime } from '../platform/realtime.ts'
import { audits } from '../rooms/audit/index.ts'
import { createCertificates } from '../rooms/certificate/index.ts'
import { complaintAuthors, createComplaints } from '../rooms/complaint/index.ts'
import { createContents } from '../rooms/content/index.ts'
import { createDicts } from '../rooms/dict/index.ts'
import {
  createCertifications,
  createEnterpriseAdmin,
  createEnterpriseContents,
  createEnterpriseImports,
  createEnterprises,
  createSuspensions,
} from '../rooms/enterprise/index.ts'
import { createFiles, createFilmFrames, createMedia, createPortraits, createUploads } from '../rooms/file/index.ts'
import { createFilings } from '../rooms/filing/index.ts'
import { createHalls } from '../rooms/hall/index.ts'
import { createImports } from '../rooms/import/index.ts'
import { createInquiries, inquiryAuthors } from '../rooms/inquiry/index.ts'
import { createChannels, createMessages, createOutgoing } from '../rooms/message/index.ts'
import { createNewsroom } from '../rooms/news/index.ts'
import { createPatentAdmin, createPatents } from '../rooms/patent/index.ts'
import { createProducts } from '../rooms/product/index.ts'
import { createReviews } from '../rooms/review/index.ts'
import { createSearch } from '../rooms/search/index.ts'
import { createSettings } from '../rooms/setting/index.ts'
import { createFunnel } from '../rooms/stats/index.ts'
import {
  accountErased,
  createOwnAccount,
  createSessions,
  createUnlock,
  createUserManagement,
  createUsers,
} from '../rooms/user/index.ts'
import { createVisits } from '../rooms/visit/index.ts'
import { discoveryOf } from './discovery.ts'
import { createEntrance } from './entrance.ts'
import { createOperation } from './operation.ts'

interface Installation {
  env: Environment
  platform: Platform
  /** Which pages are served. */
  build: string
  /** What verification codes are sealed with. */
  secret: Buffer
}

/** People, what they are told, and their files. */
function createGround({ env, platform, build, secret }: Installation) {
  const { transactor, throttle, events, log } = platform
  const oidc = env.oidc && { name: env.oidc.name }
  const site = { oidc, captchaAlways: env.captcha === 'always', projectUrl: env.projectUrl, build }
  const users = createUsers({ transactor, demonstrationAllowed: env.demonstrationAllowed, site })
  const sessions = createSessions({ transactor, events })
  const unlocking = createUnlock({ transactor, throttle })
  const realtime = createRealtime(sessions.resolve, log)
  const channels = createChannels({ ...platform, users, origin: env.publicUrl?.origin ?? null })
  const messages = createMessages({ transactor, events, realtime, users, channels })
  const settings = createSettings({ transactor, events, users })
  const entrance = createEntrance(env, platform, { users, messages, secret, settings })
  const files = createFiles(platform)
  const media = createMedia({ ...platform, files })
  const frames = createFilmFrames({ ...platform, files, media })
  const uploads = createUploads({ ...platform, media, ffmpegPath: env.ffmpegPath })
  const contents = createContents({ users })
  const dicts = createDicts({ transactor })
  const shared = { transactor, events, realtime, users, unlocking, messages, contents, files, media, frames, uploads }
  return { ...shared, ...entrance, sessions, dicts, settings, channels, outgoing: createOutgoing(platform) }
}
type Ground = ReturnType<typeof createGround>

/** Accounts as their owners and as operators keep them. */
function createAccounts({ env, platform }: Installation, ground: Ground) {
  const { events } = platform
  const { messages, files } = ground
  const portraits = createPortraits(platform)
  events.subscribe(accountErased, 'file.portrait', (tx, { userId }) => portraits.remove(tx, userId))
  events.subscribe(accountErased, 'message.forget', (tx, { userId }) => messages.forget(tx, userId))
  events.subscribe(accountErased, 'complaint.forget', (tx, { userId }) => complaintAuthors.forget(tx, userId))
  events.subscribe(accountErased, 'inquiry.forget', (tx, { userId }) => inquiryAuthors.forget(tx, userId))
  const authors = [complaintAuthors.personalData, inquiryAuthors.personalData]
  const others = [messages.personalData, audits.personalData, files.personalData, ...authors]
  const ownAccount = createOwnAccount({ ...platform, ...ground, portraits, others })
  const origin = env.publicUrl?.origin ?? ''
  return { ownAccount, management: createUserManagement({ ...platform, ...ground, origin }) }
}

/** Every room of an installation. */
export function createRooms(installation: Installation) {
  const { env, platform, build } = installation
  const { transactor, throttle } = platform
  const origin = env.publicUrl?.origin ?? ''
  const ground = createGround(installation)
  const { users, files } = ground
  const certifications = createCertifications({ transactor, throttle, users, files })
  const enterprises = createEnterprises(ground)
  const enterpriseContents = createEnterpriseContents(ground)
  const patents = createPatents({ transactor })
  const lower = { ...ground, certifications, enterprises, enterpriseContents, patents }
  const suspensions = createSuspensions({ ...platform, ...lower })
  const enterpriseAdmin = createEnterpriseAdmin(ground)
  const patentAdmin = createPatentAdmin(ground)
  const newsroom = createNewsroom({ ...platform, ...lower })
  const products = createProducts(lower)
  const showroom = createHalls({ ...lower, transactor, newsroom, products })
  const visits = createVisits({ ...platform, enterprises, products, newsroom })
  const inquiries = createInquiries({ ...platform, ...lower, products, origin })
  const reviews = createReviews({ ...lower, products })
  const filings = createFilings({ ...platform, ...lower, products, configuration: env.filing })
  const imports = createImports({ ...platform, ...lower, products, enterprises: createEnterpriseImports({ users }) })
  const certificates = createCertificates({ ...platform, ...lower })
  const { news } = newsroom
  const complaints = createComplaints({ ...platform, ...lower, products, news, origin })
  const found = discoveryOf(platform, { ...lower, newsroom, products, showroom })
  const funnels = createFunnel({ transactor, visits, inquiries })
  const operation = createOperation(env, platform, { build, realtime: ground.realtime })
  const accounts = createAccounts(installation, ground)
  const console = { suspensions, enterpriseAdmin, patentAdmin }
  return {
    ...lower,
    ...accounts,
    ...console,
    newsroom,
    products,
    showroom,
    visits,
    inquiries,
    reviews,
    filings,
    imports,
    certificates,
    complaints,
    search: createSearch({ transactor }),
    ...found,
    funnels,
    operation,
  }
}
export type Rooms = ReturnType<typeof createRooms>
