/** The valid requests of room message. */
import { messagePage } from '@portal/contract/message'
import { body, type RequestsOf } from '../valid-request.ts'

const byMail = { mail: true, sms: false }

export const messageRequests = {
  messagePage: { as: 'demo', sends: () => ({ query: { pageNum: 1 } }) },
  messageList: { as: 'demo', sends: () => ({ query: { group: 'content' } }) },
  messageReadGroup: { as: 'demo', sends: () => body({ group: 'account' }) },
  messageRemove: {
    as: 'demo',
    sends: async ({ as }) => {
      const { list } = await as.demo.call(messagePage, { query: {} })
      return body({ ids: [list[0]?.id ?? '1'] })
    },
  },
  messageRead: { as: 'demo', sends: () => body({}) },
  outboxPage: { as: 'operator', sends: () => ({ query: { channel: 'sms', keywords: '138' } }) },
  channelList: { as: 'guest', sends: () => ({}) },
  channelSave: {
    as: 'guest',
    sends: () => body({ certification: byMail, content: byMail, inquiry: byMail, account: byMail }),
  },
} satisfies RequestsOf<'message'>
