/** A small world: two approved enterprises, one under review, one that is new, their people, and a published product. */
import { entAuth } from '@portal/contract/enterprise'
import type pg from 'pg'
import { startApp, type TestApp } from './app.ts'
import { type Client, createClient } from './client.ts'
import { basics, certification, certify, createProduct, decide, registerPatent } from './factories.ts'
import { fingerprint as fingerprintOf } from './fingerprint.ts'
import { jobsDone } from './jobs-done.ts'
import { listsRead } from './lists-read.ts'
import { enterprises, type Ids, insertEverybody, insertSession, type Name, names } from './people.ts'

export interface Inhabited {
  ids: Ids
  /** Everybody, signed in. */
  as: Record<Name, Client>
  /** Another session of somebody. */
  again(name: Name): Promise<Client>
  /** A published product of `ours`, and the patent it is protected by. */
  published: string
  patent: string
  /** Its name; nobody of another enterprise may meet it in their own lists. */
  publishedName: string
}

/** Fills a running server on an empty, migrated database. Takes about a second. */
export async function populate({ origin, pool }: { origin: string; pool: pg.Pool }): Promise<Inhabited> {
  const ids = await insertEverybody(pool)
  const again = async (name: Name) => createClient(origin, await insertSession(pool, ids.people[name]))
  const entries = await Promise.all(names.map(async (name) => [name, await again(name)] as const))
  const as = Object.fromEntries(entries) as Record<Name, Client>
  await certify(as.demo, as.operator, enterprises.ours)
  await certify(as.stranger, as.operator, enterprises.theirs)
  await as.pending.call(entAuth, { body: certification(enterprises.waiting) })
  const { id: patent } = await registerPatent(as.demo, enterprises.ours)
  const content = basics({ patents: [{ patentId: patent }] })
  const { productId: published } = await createProduct(as.demo, content)
  await decide(as.operator, 'basics', content.name)
  return { ids, as, again, published, patent, publishedName: content.name }
}

export interface World extends TestApp, Inhabited {
  /** The fingerprint of all that is stored, once everything that was set going has happened. */
  fingerprint(): Promise<Record<string, string>>
}

/** A delivery is removed by the transaction that made it, so that none left means none under way. */
async function isAnythingToDeliver(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from event_delivery limit 1')
  return rowCount !== 0
}

/** Starts the application and fills it. */
export async function startWorld(variables: Record<string, string> = {}): Promise<World> {
  const app = await startApp(variables)
  try {
    const fingerprint = async () => {
      await jobsDone(app.pool)
      if (await isAnythingToDeliver(app.pool)) await app.portal.platform.events.settle()
      await listsRead(app.pool)
      return fingerprintOf(app.pool)
    }
    return { ...app, ...(await populate(app)), fingerprint }
  } catch (error) {
    await app.close()
    throw error
  }
}
