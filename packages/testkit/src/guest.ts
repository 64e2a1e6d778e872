import type { Client } from './client.ts'
import { removeFactors } from './factor.ts'
import { setPassword } from './people.ts'
import type { World } from './world.ts'

/**
 * The guest as they came, whatever was sent before: with their password, without second factors or wrong guesses, in a
 * session of its own.
 */
export async function freshGuest({ pool, ids, again }: Pick<World, 'pool' | 'ids' | 'again'>): Promise<Client> {
  await removeFactors(pool, Object.values(ids.people))
  await setPassword(pool, ids.people.guest)
  await pool.query("delete from throttle where key like 'sign-in:%'")
  return again('guest')
}
