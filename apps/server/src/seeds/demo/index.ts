/**
 * The demonstration: accounts, enterprises, products, patents and reviews, made by the same services that people use,
 * in one transaction. A process that dies in between leaves nothing; one that finds it there does nothing.
 */
import { sql } from 'kysely'
import type { Database } from '../../platform/db/open.ts'
import type { Platform } from '../../platform/platform.ts'
import { roomsIn } from './rooms.ts'
import { tellStory } from './story.ts'
import { insertPageViews } from './page-views.ts'

/** Any constant of our own: processes that start together seed once. */
const SEED_LOCK = 7_340_210_002

async function isThere(db: Database): Promise<boolean> {
  const account = db.selectFrom('user_account').select('id').where('demonstration', '=', true).limit(1)
  return (await account.executeTakeFirst()) !== undefined
}

/** Fills a database that has no demonstration yet; answers whether it did. */
export async function seedDemo(platform: Platform): Promise<boolean> {
  if (await isThere(platform.database.db)) return false
  return platform.transactor.transact(async (tx) => {
    const db = tx as unknown as Database
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db)
    if (await isThere(db)) return false
    const rooms = await roomsIn(tx, platform)
    await tellStory(tx, rooms)
    await insertPageViews(tx, rooms)
    await rooms.stop()
    return true
  })
}
