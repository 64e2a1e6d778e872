import type { ActionOf } from './rooms.ts'

/** Entries that come with every sign-in; whoever looks for changes leaves them out. */
export const signInActions = ['user.signedIn', 'user.signInFailed'] as const satisfies readonly ActionOf<'user'>[]
