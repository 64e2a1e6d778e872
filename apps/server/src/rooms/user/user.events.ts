import { defineEvent } from '../../platform/events.ts'

/** Roles, permissions, the account's state, or the state of its enterprise changed. */
export const permissionChanged = defineEvent<{ userIds: string[] }>('permission.changed')
/** Sessions ended before their time: signed out, or revoked. */
export const sessionEnded = defineEvent<{ userId: string; sessionId: string }>('session.ended')
/** A session was locked, or opened again. */
export const sessionLock = defineEvent<{ sessionId: string; locked: boolean }>('session.lock')
/** An account was erased: what other rooms keep about its person goes too. */
export const accountErased = defineEvent<{ userId: string }>('account.erased')
