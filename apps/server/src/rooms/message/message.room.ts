import { defineRoom } from '../../platform/room.ts'
import { userTopic } from '../../platform/realtime.ts'
import { userRoom } from '../user/index.ts'
import { createChannels } from './message-channel.service.ts'
import { createOutboxReading } from './message-outbox.service.ts'
import { messageRecords } from './message-record.service.ts'
import { messageChanged, messageSent } from './message.events.ts'
import { messageRoutes } from './message.routes.ts'
import { createMessages } from './message.service.ts'

export const messageRoom = defineRoom({
  name: 'message',
  needs: { user: userRoom },
  environment: ['publicUrl'],
  records: messageRecords,
  create({ platform: { transactor, outbox }, env: { publicUrl }, needs: { user } }) {
    const { users } = user
    const channels = createChannels({ transactor, outbox, users, origin: publicUrl?.origin ?? null })
    return {
      messages: createMessages({ transactor, users, channels }),
      channels,
      outboxReading: createOutboxReading({ transactor, outbox }),
    }
  },
  subscriptions({ messages }, { platform: { events }, realtime, needs: { user } }) {
    user.notices.onNotice((tx, userId, notice) => messages.send(tx, { toUsers: [userId] }, notice))
    // A lost announcement costs nothing but time: the message itself is stored.
    events.listen(messageSent, ({ userId, messageId }) => {
      const announced = messages.unread(userId).then((unread) => {
        realtime.tell(userTopic(userId), { name: 'message.sent', messageId, unread })
      })
      void announced.catch(() => undefined)
    })
    events.listen(messageChanged, ({ userId }) => {
      const told = messages.unread(userId).then((unread) => {
        realtime.tell(userTopic(userId), { name: 'message.changed', unread })
      })
      void told.catch(() => undefined)
    })
  },
  routes: (app, service) => messageRoutes(app, service),
  personalData: ({ messages }, tx, userId) => messages.personalData(tx, userId),
  forget: ({ messages }, tx, { userId }) => messages.forget(tx, userId),
})
