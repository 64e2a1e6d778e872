/** Secrets that the server makes for itself once and keeps in the database, so that all processes share them. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './db/open.ts'

/** The named secret: 32 random bytes, made by whoever asks first. */
export async function secretOf(db: Database, name: string): Promise<Buffer> {
  await sql`insert into secret (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`.execute(db)
  const found = await sql<{ value: Buffer }>`select value from secret where name = ${name}`.execute(db)
  const value = found.rows[0]?.value
  if (!value) throw new Error(`secret ${name} could not be kept`)
  return value
}
