import { defineEvent } from '../../platform/events.ts'

/** A message was written to one user. */
export const messageSent = defineEvent<{ userId: string; messageId: string }>('message.sent')
