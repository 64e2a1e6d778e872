/** What every room is called in roles, in the audit log and among jobs. A new room is named here once. */
import type { RoomName } from '@portal/contract/rooms'
import type { Pair, RoomMessages } from '../lib/i18n/room-messages.ts'
import { auditRoom } from './audit/audit-room.messages.ts'
import { certificateRoom } from './certificate/certificate-room.messages.ts'
import { complaintRoom } from './complaint/complaint-room.messages.ts'
import { dictRoom } from './dict/dict-room.messages.ts'
import { discoveryRoom } from './discovery/discovery-room.messages.ts'
import { draftRoom } from './draft/draft-room.messages.ts'
import { enterpriseRoom } from './enterprise/enterprise-room.messages.ts'
import { fileRoom } from './file/file-room.messages.ts'
import { filingRoom } from './filing/filing-room.messages.ts'
import { hallRoom } from './hall/hall-room.messages.ts'
import { healthRoom } from './health/health-room.messages.ts'
import { importRoom } from './import/import-room.messages.ts'
import { inquiryRoom } from './inquiry/inquiry-room.messages.ts'
import { messageRoom } from './message/message-room.messages.ts'
import { newsRoom } from './news/news-room.messages.ts'
import { patentRoom } from './patent/patent-room.messages.ts'
import { productRoom } from './product/product-room.messages.ts'
import { reviewRoom } from './review/review-room.messages.ts'
import { settingRoom } from './setting/setting-room.messages.ts'
import { userRoom } from './user/user-room.messages.ts'

const rooms = {
  audit: auditRoom,
  certificate: certificateRoom,
  complaint: complaintRoom,
  dict: dictRoom,
  discovery: discoveryRoom,
  draft: draftRoom,
  enterprise: enterpriseRoom,
  file: fileRoom,
  filing: filingRoom,
  hall: hallRoom,
  health: healthRoom,
  import: importRoom,
  inquiry: inquiryRoom,
  message: messageRoom,
  news: newsRoom,
  patent: patentRoom,
  product: productRoom,
  review: reviewRoom,
  setting: settingRoom,
  user: userRoom,
} as const satisfies Words

/** A room of the contract that is missing here, or misses a word, is a type error. */
type Words = { [Room in Exclude<RoomName, 'content' | 'stats'>]: RoomMessages<Room> }

type Section = 'permissions' | 'nouns' | 'actions' | 'subjects' | 'subjectNames' | 'jobs'

/** The words of one section, of all rooms together. */
function collected(section: Section): Readonly<Partial<Record<string, Pair>>> {
  const all: Partial<Record<Section, Readonly<Record<string, Pair>>>>[] = Object.values(rooms)
  return Object.assign({}, ...all.map((room) => room[section] ?? {})) as Partial<Record<string, Pair>>
}

/** What a permission opens, by its sentence. */
export const permissionWords = collected('permissions')
/** The nouns of permissions, in the order in which they are shown. */
export const nounWords = collected('nouns')
/** What was done, by the action in the audit log. */
export const actionWords = collected('actions')
/** What it was done to. */
export const subjectWords = collected('subjects')
/** Subjects that have a name instead of a number, by `subject.id`. */
export const subjectNameWords = collected('subjectNames')
/** What a kind of job does. */
export const jobWords = collected('jobs')
