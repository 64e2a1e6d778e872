/**
 * What kept pages of the website show, by tags: `product:12`, or `product` for the products as a whole (lists, counts).
 * Whoever changes what visitors see says so here; a page that shows it is made anew within a second, in every process.
 */
import { sql } from 'kysely'
import type { Database } from './db/open.ts'
import { defineEvent } from './events.ts'
import type { Tx } from './transaction.ts'

/** Everything: what nobody can say more precisely. */
export const ANYTHING = '*'

/**
 * Pages that show any of these tags are to be made anew. `untold`: what a transaction changed without saying so; tags are
 * then ANYTHING.
 */
export const pageChanged = defineEvent<{ tags: string[]; untold?: string }>('page.changed')

/**
 * Tells in the transaction of the change, before or after it: `product:12` drops the pages of that product and all lists of
 * products; `product` alone drops whatever shows any product. What is changed and not told drops everything
 * (migrations/0055_page_tags.sql), and fails a test. Before many rows are written, their kind is told.
 */
export async function pagesChanged(tx: Tx, tags: readonly string[]): Promise<void> {
  await sql`select pages_changed(${tags}::text[])`.execute(tx as unknown as Database)
}

/** The entries under which a change is remembered that was told by this tag. */
export const changedBy = (tag: string): string[] => {
  const kind = tag.split(':', 1)[0] ?? tag
  return kind === tag ? [kind, `${kind}:${ANYTHING}`] : [tag, kind]
}

/** The entries that concern an answer which shows this tag. */
export const concerning = (tag: string): string[] => {
  const kind = tag.split(':', 1)[0] ?? tag
  return kind === tag ? [kind] : [tag, `${kind}:${ANYTHING}`]
}
