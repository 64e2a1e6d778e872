import type { MessageChannels } from '@portal/contract/message'
import { type MessageKind, messageTopicOf } from '@portal/contract/notice'
import { messageTopics } from '@portal/contract/room'
import type { Actor } from '../../platform/http/actor.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Users } from '../user/index.ts'
import { messageChannelRepo } from './message-channel.repo.ts'
import { written } from './message.mail.ts'
import { channelsView } from './message.view.ts'

/**
 * Mail and SMS besides the bell, for whoever chose them and has the address bound.
 * `origin`: where people reach the pages, so that mails can lead there; null when it is not known.
 */
export function createChannels(deps: { transactor: Transactor; outbox: Outbox; users: Users; origin: string | null }) {
  const { transactor, outbox, users, origin } = deps
  return {
    /** Orders the mails and SMS of one message, in the transaction of what it tells of. */
    async tell(
      tx: Tx,
      receivers: string[],
      message: { kind: MessageKind; params: Record<string, string>; link: string | null },
    ): Promise<void> {
      const topic = messageTopicOf(message.kind)
      if (topic === null) return
      const wanting = await messageChannelRepo(tx).wanting(receivers, topic)
      if (wanting.length === 0) return
      const contacts = await users.contacts(
        tx,
        wanting.map(({ user_id }) => user_id),
      )
      const address = origin !== null && message.link !== null ? origin + message.link : null
      for (const { user_id, mail, sms } of wanting) {
        const contact = contacts.get(user_id)
        if (!contact) continue
        const { subject, text, short } = written(message, contact.language, address)
        if (mail && contact.email !== '')
          await outbox.send(tx, { channel: 'mail', template: 'notice', recipient: contact.email, subject, text })
        if (sms && contact.mobile !== '') {
          const params = { text: short }
          await outbox.send(tx, { channel: 'sms', template: 'notice', recipient: contact.mobile, params, text: short })
        }
      }
    },

    /** Forgets what somebody chose. */
    forget: async (tx: Tx, userId: string): Promise<void> => void (await messageChannelRepo(tx).remove(userId)),

    /** By which channels the actor hears of what. */
    list: async (actor: Actor): Promise<MessageChannels> =>
      channelsView(await messageChannelRepo(transactor.read).ofUser(actor.userId)),

    /** Chooses them; answers what holds now. */
    save: (actor: Actor, chosen: MessageChannels): Promise<MessageChannels> =>
      transactor.transact(async (tx) => {
        const repo = messageChannelRepo(tx)
        await repo.save(
          actor.userId,
          messageTopics.map((topic) => ({ topic, ...chosen[topic] })),
        )
        return channelsView(await repo.ofUser(actor.userId))
      }),
  }
}
export type Channels = ReturnType<typeof createChannels>
