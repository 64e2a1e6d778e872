import { noticeText } from '@portal/contract/notice'
import type { RoomRecords } from '../../platform/records.ts'
import { messageRecordRepo } from './message-record.repo.ts'
import { messageView } from './message.view.ts'

/** Somebody's own messages, by what they name; each leads to what it tells of. */
export const messageRecords: RoomRecords = {
  kinds: { message: { access: 'signed-in', to: (link) => link } },
  find: async (tx, search) =>
    (await messageRecordRepo(tx).find(search)).map(messageView).map((message) => ({
      kind: 'message',
      key: message.link ?? '/personalCenter/message',
      title: noticeText(message, 'zh-cn').title,
      title_en: noticeText(message, 'en').title,
      hint: message.createdAt.slice(0, 10),
    })),
}
