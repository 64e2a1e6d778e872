/** Every room with what it adds to the lists that all rooms share. A new room is named here once. */
import { auditRoom } from './audit-room.ts'
import { certificateRoom } from './certificate-room.ts'
import { complaintRoom } from './complaint-room.ts'
import { contentRoom } from './content-room.ts'
import { dictRoom } from './dict-room.ts'
import { discoveryRoom } from './discovery-room.ts'
import { draftRoom } from './draft-room.ts'
import { enterpriseRoom } from './enterprise-room.ts'
import { fileRoom } from './file-room.ts'
import { filingRoom } from './filing-room.ts'
import { hallRoom } from './hall-room.ts'
import { healthRoom } from './health-room.ts'
import { importRoom } from './import-room.ts'
import { inquiryRoom } from './inquiry-room.ts'
import { messageRoom } from './message-room.ts'
import { newsRoom } from './news-room.ts'
import { patentRoom } from './patent-room.ts'
import { productRoom } from './product-room.ts'
import { reviewRoom } from './review-room.ts'
import { settingRoom } from './setting-room.ts'
import { statsRoom } from './stats-room.ts'
import { userRoom } from './user-room.ts'

export const rooms = {
  user: userRoom,
  dict: dictRoom,
  file: fileRoom,
  audit: auditRoom,
  message: messageRoom,
  content: contentRoom,
  setting: settingRoom,
  draft: draftRoom,
  enterprise: enterpriseRoom,
  patent: patentRoom,
  product: productRoom,
  news: newsRoom,
  hall: hallRoom,
  inquiry: inquiryRoom,
  review: reviewRoom,
  filing: filingRoom,
  import: importRoom,
  complaint: complaintRoom,
  certificate: certificateRoom,
  stats: statsRoom,
  health: healthRoom,
  discovery: discoveryRoom,
} as const

export type RoomName = keyof typeof rooms

/** A permission sentence, of one room or of any. */
export type PermissionOf<Room extends RoomName> = (typeof rooms)[Room]['permissions'][number]
export type ActionOf<Room extends RoomName> = (typeof rooms)[Room]['actions'][number]
export type SubjectOf<Room extends RoomName> = (typeof rooms)[Room]['subjects'][number]
export type JobOf<Room extends RoomName> = (typeof rooms)[Room]['jobs'][number]
/** The kinds of notices there are. */
export type NoticeKind = { [Room in RoomName]: keyof (typeof rooms)[Room]['notices'] }[RoomName]
