import type { Message, MessageKind } from '@portal/contract/message'
import type { MessageGroup, messageList } from '@portal/contract/message-list'
import { messageKindsOf } from '@portal/contract/notice'
import type { Data } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { Users } from '../user/index.ts'
import type { Channels } from './message-channel.service.ts'
import { messageChanged, messageSent } from './message.events.ts'
import { messageRepo, type MessageWrites } from './message.repo.ts'
import { cursorOf, groupsView, messageView, placeOf } from './message.view.ts'

/** Whom a message goes to: these users, or every member of an organisation. */
export type Receivers = { toUsers: string[] } | { toOrganisation: string }

/** Messages to users, announced to their open browsers. */
export function createMessages(deps: {
  transactor: Transactor
  users: Users
  channels: Pick<Channels, 'tell' | 'forget'>
}) {
  const { transactor, users, channels } = deps

  /** Changes messages of the actor; their other windows hear of it. Answers how many are unread now. */
  const change = (actor: Actor, act: (repo: MessageWrites) => Promise<unknown>): Promise<{ unread: number }> =>
    transactor.transact(async (tx) => {
      const repo = messageRepo(tx)
      await act(repo)
      await publish(tx, messageChanged, { userId: actor.userId })
      return { unread: await repo.unread(actor.userId) }
    })

  const kindsOf = (group: MessageGroup | undefined) => (group === undefined ? null : messageKindsOf(group))

  return {
    /** Writes one message per receiver, in the transaction of what it tells of; by mail and SMS to who chose so. */
    async send(
      tx: Tx,
      to: Receivers,
      message: { kind: MessageKind; params?: Record<string, string>; link?: string },
    ): Promise<void> {
      const receivers = 'toUsers' in to ? to.toUsers : await users.membersOf(tx, to.toOrganisation)
      if (receivers.length === 0) return
      const { kind, params = {}, link = null } = message
      const rows = receivers.map((user_id) => ({ user_id, kind, params: JSON.stringify(params), link }))
      for (const row of await messageRepo(tx).insert(rows)) {
        await publish(tx, messageSent, { userId: row.user_id, messageId: row.id })
      }
      await channels.tell(tx, receivers, { kind, params, link })
    },

    /** How many messages somebody has not read. */
    unread: (userId: string): Promise<number> => messageRepo(transactor.read).unread(userId),

    /** The actor's messages, newest first. */
    async page(
      actor: Actor,
      query: { pageNum: number; pageSize: number; unread?: 'true' | 'false' | undefined },
    ): Promise<{ list: Message[]; total: number; unread: number }> {
      const unreadOnly = query.unread === 'true'
      const offset = (query.pageNum - 1) * query.pageSize
      const found = await messageRepo(transactor.read).page(actor.userId, { unreadOnly, limit: query.pageSize, offset })
      return { list: found.rows.map(messageView), total: unreadOnly ? found.unread : found.all, unread: found.unread }
    },

    /** How many messages came of each of these notices, and how many of them were read. */
    tally: async (tx: ReadTx, noticeIds: string[]): Promise<Map<string, { messages: number; read: number }>> =>
      noticeIds.length === 0 ? new Map() : messageRepo(tx).tally(noticeIds),

    /** Removes the messages of a notice that nobody has read yet; answers how many. */
    async takeBack(tx: Tx, noticeId: string): Promise<number> {
      const owners = await messageRepo(tx).removeUnread(noticeId)
      for (const userId of new Set(owners)) await publish(tx, messageChanged, { userId })
      return owners.length
    },

    /** The actor's messages of a group or all, unread ones first, with the numbers of every group. */
    async list(actor: Actor, query: z.output<typeof messageList.query>): Promise<Data<typeof messageList>> {
      const repo = messageRepo(transactor.read)
      const { group, after, limit } = query
      const unreadOnly = query.unread === 'true'
      const filter = { kinds: kindsOf(group), after: after === undefined ? null : placeOf(after), limit: limit + 1 }
      const [found, kinds] = await Promise.all([
        repo.list(actor.userId, { ...filter, unreadOnly }),
        repo.countKinds(actor.userId),
      ])
      const shown = found.slice(0, limit)
      const last = found.length > limit ? shown.at(-1) : undefined
      return { list: shown.map(messageView), next: last ? cursorOf(last) : null, groups: groupsView(kinds) }
    },

    /** Marks all messages of a group as read, or all. */
    readGroup: (actor: Actor, group: MessageGroup | undefined): Promise<{ unread: number }> =>
      change(actor, (repo) => repo.readKinds(actor.userId, kindsOf(group), now())),

    /** Removes messages of the actor; ids of others' are passed over. */
    remove: (actor: Actor, ids: string[]): Promise<{ unread: number }> =>
      change(actor, (repo) => repo.remove(actor.userId, ids)),

    /** What somebody was told, for the export of their data. */
    personalData: async (tx: ReadTx, userId: string): Promise<Record<string, unknown>> => ({
      messages: (await messageRepo(tx).all(userId)).map(messageView),
    }),

    /** Removes everything that somebody was told, and what they chose of it: they are no longer here. */
    async forget(tx: Tx, userId: string): Promise<void> {
      await messageRepo(tx).removeAll(userId)
      await channels.forget(tx, userId)
    },

    /** Marks these messages of the actor as read, or all of them; answers how many are still unread. */
    markRead: (actor: Actor, ids: string[] | undefined): Promise<{ unread: number }> =>
      change(actor, (repo) => repo.read(actor.userId, ids, now())),
  }
}
export type Messages = ReturnType<typeof createMessages>
