import { me } from '@portal/contract/user'
import type { Client } from './client.ts'
import { until } from './until.ts'

/** Waits until a session that was changed behind the server's back is over: what was read of it is believed for a moment. */
export async function sessionOver(client: Client): Promise<void> {
  await until('the session being over', async () => (await client.ask(me, {})).code === 'A0230')
}
