import { Notice, type NoticeRow, NoticeState } from '@portal/contract/news-notice'
import type { NoticePageRow } from './news-notice.repo.ts'

/** What came of a notice among people. */
export interface Tally {
  messages: number
  read: number
}

export const noticeRow = (row: NoticePageRow, createdBy: string, tally: Tally | undefined): NoticeRow => ({
  id: row.id,
  ...Notice.parse(row.content),
  state: NoticeState.parse(row.state),
  sendAt: row.send_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  createdBy,
  enterprises: Number(row.enterprises ?? 0),
  reached: Number(row.reached ?? 0),
  messages: tally?.messages ?? 0,
  read: tally?.read ?? 0,
})

/** What travels with the message: its words, and the notice it came of. */
export const messageParams = (id: string, notice: Notice): Record<string, string> => ({
  notice: id,
  title: notice.title,
  titleEn: notice.titleEn,
  text: notice.text,
  textEn: notice.textEn,
  level: notice.level,
  type: notice.type,
})
