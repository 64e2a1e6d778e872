/** What the server tells open browsers over `GET /api/enterprise/event` (server-sent events, read by fetch with the bearer). */
import { z } from 'zod'
import { FileId, Id } from './kit.ts'

export const RealtimeEvent = z.discriminatedUnion('name', [
  /** The stream is open; whoever reconnects fetches what it shows again. */
  z.object({ name: z.literal('ready') }),
  z.object({ name: z.literal('message.sent'), messageId: Id, unread: z.number().int() }),
  /** Messages of the caller were read or removed, here or in another window. */
  z.object({ name: z.literal('message.changed'), unread: z.number().int() }),
  /** Roles, permissions or the enterprise's state changed: fetch /me and ent/info again. */
  z.object({ name: z.literal('permission.changed') }),
  z.object({ name: z.literal('session.ended') }),
  /** A dictionary or one of its items changed: forget what is kept of it. */
  z.object({ name: z.literal('dict.changed'), dictCode: z.string() }),
  /** A product of the caller's enterprise changed (somebody saved, or a review was decided). */
  z.object({ name: z.literal('product.changed'), productId: Id, kind: z.string() }),
  /** A content kind of the caller's enterprise itself changed. */
  z.object({ name: z.literal('enterprise.changed'), kind: z.string() }),
  z.object({ name: z.literal('review.changed'), reviewId: Id }),
  /** A complaint came in or went on; the enterprise hears of those that were passed on to it. */
  z.object({ name: z.literal('complaint.changed'), complaintId: Id }),
  /** An inquiry came in or went on; the enterprise that was asked hears of it, and operators. */
  z.object({ name: z.literal('inquiry.changed'), inquiryId: Id }),
  /** An article was saved, published or withdrawn; told to whoever may read all of them. */
  z.object({ name: z.literal('news.changed'), newsId: Id }),
  /** A hall was arranged anew; told to whoever may read of it. */
  z.object({ name: z.literal('hall.changed') }),
  /** An expo or who exhibits there changed; told to operators and to the enterprises it concerns. */
  z.object({ name: z.literal('expo.changed'), expoId: Id }),
  /** A run that pulls or applies filing data went on. */
  z.object({ name: z.literal('filing.changed'), runId: Id }),
  /** A file of the caller's enterprise went on: stored, checked, partly made, ready, failed. */
  z.object({ name: z.literal('file.changed'), fileId: FileId }),
])
export type RealtimeEvent = z.infer<typeof RealtimeEvent>
