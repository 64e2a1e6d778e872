/** The product's own rooms, all working in one transaction: a demonstration is there as a whole or not at all. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db/open.ts'
import type { Events, JsonObject } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { createRealtime } from '../../platform/realtime.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { createComplaints } from '../../rooms/complaint/index.ts'
import { createContents } from '../../rooms/content/index.ts'
import { createDicts } from '../../rooms/dict/index.ts'
import { createEnterpriseContents, createEnterprises } from '../../rooms/enterprise/index.ts'
import { createFilings } from '../../rooms/filing/index.ts'
import { createFiles, createMedia } from '../../rooms/file/index.ts'
import { createHalls } from '../../rooms/hall/index.ts'
import { createInquiries } from '../../rooms/inquiry/index.ts'
import { createChannels, createMessages } from '../../rooms/message/index.ts'
import { createNewsroom } from '../../rooms/news/index.ts'
import { createPatents } from '../../rooms/patent/index.ts'
import { createProducts } from '../../rooms/product/index.ts'
import { createReviews } from '../../rooms/review/index.ts'
import { createSettings } from '../../rooms/setting/index.ts'
import { createVisits } from '../../rooms/visit/index.ts'
import { createPrivacy, createUsers } from '../../rooms/user/index.ts'

type Handler = (tx: Tx, payload: JsonObject) => Promise<void>

/** Events whose subscribers are told by `settle`, inside the same transaction. */
function eventsIn(tx: Tx): Pick<Events, 'subscribe' | 'listen' | 'onGap' | 'settle'> {
  const handlers = new Map<string, Handler[]>()
  let last = '0'
  return {
    subscribe(event, _, handle) {
      handlers.set(event.name, [...(handlers.get(event.name) ?? []), handle as unknown as Handler])
    },
    listen: () => undefined,
    onGap: () => undefined,
    async settle() {
      const fresh = await sql<{ id: string; name: string; payload: JsonObject }>`
        select id, name, payload from event where id > ${last} and xmin = pg_current_xact_id()::xid order by id`.execute(
        tx as unknown as Database,
      )
      for (const { id, name, payload } of fresh.rows) {
        last = id
        for (const handle of handlers.get(name) ?? []) await handle(tx, payload)
      }
    },
  }
}

/** Nobody of the demonstration is written to, and nothing it does counts as an attempt. */
const noOutbox = { send: async () => undefined } as unknown as Outbox
const noThrottle = { take: async () => 'ok' } as unknown as Throttle
const noJobs = { define: () => undefined, enqueue: async () => undefined } as unknown as Jobs

/** Rooms over a running transaction. */
export function roomsIn(tx: Tx, platform: Platform) {
  const transactor: Transactor = { read: tx, transact: (work) => work(tx), onEnd: () => undefined }
  const events = eventsIn(tx) as Events
  const ground = { ...platform, transactor, events, jobs: noJobs }
  const site = { oidc: null, captchaAlways: false, projectUrl: '', build: '' }
  const users = createUsers({ ...ground, demonstrationAllowed: true, site })
  // No browser listens while the demonstration is written.
  const realtime = createRealtime(async () => 'unknown', platform.log)
  const messages = createMessages({
    ...ground,
    realtime,
    users,
    channels: createChannels({ ...ground, users, origin: null }),
  })
  const files = createFiles(ground)
  const settings = createSettings({ transactor, events, users })
  const enterprises = createEnterprises({ transactor, users, messages, files, settings })
  const patents = createPatents({ transactor })
  const media = createMedia({ ...ground, files })
  const contents = createContents({ users })
  const shared = { transactor, events, realtime, users, messages, contents, files, media }
  const enterpriseContents = createEnterpriseContents(shared)
  const lower = { ...shared, enterprises, enterpriseContents, patents }
  const products = createProducts(lower)
  const reviews = createReviews({ ...lower, settings, products })
  const dicts = createDicts({ transactor })
  const privacy = createPrivacy()
  const newsroom = createNewsroom({ ...ground, ...lower, dicts })
  const { news } = newsroom
  const posted = { ...ground, ...lower, products, news, outbox: noOutbox, throttle: noThrottle, origin: '' }
  const complaints = createComplaints(posted)
  const inquiries = createInquiries({ ...posted, dicts, privacy })
  const filings = createFilings({ ...posted, configuration: { secret: null } })
  const showroom = createHalls({ ...lower, products, newsroom })
  const visits = createVisits({ ...ground, enterprises, products, newsroom })
  return { ...lower, settings, products, reviews, complaints, inquiries, privacy, filings, news, showroom, visits }
}
export type DemoRooms = ReturnType<typeof roomsIn>
