import { defineEvent } from '../../platform/events.ts'

/** A message was written to one user. */
export const messageSent = defineEvent<{ userId: string; messageId: string }>('message.sent')

/** Somebody read or removed messages of theirs, or some were taken back. */
export const messageChanged = defineEvent<{ userId: string }>('message.changed')
