import { me } from '@portal/contract/user'
import type { Client } from './client.ts'
import { until } from './until.ts'

/** Waits until somebody may do what they were given behind the server's back. */
export async function permissionKnown(client: Client, permission: string): Promise<void> {
  await until('the permission being known', async () => (await client.call(me, {})).perms.includes(permission))
}

/** Waits until a session that was changed behind the server's back is over: what was read of it is believed for a moment. */
export async function sessionOver(client: Client): Promise<void> {
  await until('the session being over', async () => (await client.ask(me, {})).code === 'A0230')
}
