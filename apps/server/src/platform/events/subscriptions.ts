/**
 * Who wants to be told of which events, as rows that all processes of an installation share. Several versions may run at
 * the same time: each adds what it knows, says from time to time that it still does, and takes nothing from the others.
 */
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Logger } from '../log.ts'

export interface Subscription {
  event: string
  subscriber: string
}

/**
 * For so long no process may have held a subscription before it is given up with all that waits for it: longer than the
 * longest holidays here (eight days), over which an update that went wrong, or a machine that stands still, may wait for
 * somebody. The price is that events wait as long for a subscriber that was removed without a migration.
 */
const GIVEN_UP_AFTER = '14 days'

/** Found in the log when a subscription is given up. */
const ownName = `${hostname()}:${process.pid}`

const listOf = (subscriptions: readonly Subscription[]) => sql`
  select * from unnest(${subscriptions.map((one) => one.event)}::text[],
    ${subscriptions.map((one) => one.subscriber)}::text[]) as held (name, subscriber)`

/** One process after the other; whoever publishes reads on meanwhile. */
const alone = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table event_subscriber in share row exclusive mode`.execute(trx)
    return work(trx)
  })

/** Writes down what this process wants to be told; `publish` counts it from then on. */
export const addSubscriptions = (db: Database, subscriptions: readonly Subscription[]): Promise<void> =>
  alone(db, async (trx) => {
    await sql`insert into event_subscriber (name, subscriber, seen_by)
      select name, subscriber, ${ownName} from (${listOf(subscriptions)}) held
      on conflict (name, subscriber) do update set seen_at = now(), seen_by = excluded.seen_by`.execute(trx)
  })

/**
 * Says that this process still holds its subscriptions. One that is gone is not written again: a migration has renamed
 * or removed it, and whoever is told instead must not be told twice.
 */
async function holdSubscriptions(db: Database, subscriptions: readonly Subscription[], log: Logger): Promise<void> {
  const held = await sql<Subscription>`update event_subscriber stored set seen_at = now(), seen_by = ${ownName}
    from (${listOf(subscriptions)}) held where stored.name = held.name and stored.subscriber = held.subscriber
    returning stored.name as event, stored.subscriber`.execute(db)
  const isHeld = new Set(held.rows.map(({ event, subscriber }) => `${event} ${subscriber}`))
  for (const { event, subscriber } of subscriptions) {
    if (!isHeld.has(`${event} ${subscriber}`)) log.warn({ event, subscriber }, 'a subscription was taken over')
  }
}

interface GivenUp extends Subscription {
  deliveries: number
  lastSeenAt: Date | null
  lastSeenBy: string | null
}

/** Removes subscriptions that nobody has held for long, and deliveries to them; what was lost is logged by name. */
async function giveUpSubscriptions(db: Database, log: Logger): Promise<void> {
  const givenUp = await sql<GivenUp>`
    with abandoned as (
      delete from event_subscriber where seen_at < now() - ${GIVEN_UP_AFTER}::interval
      returning name, subscriber, seen_at, seen_by
    ), lost as (
      delete from event_delivery d using event e
      where e.id = d.event_id and (
        exists (select from abandoned a where a.name = e.name and a.subscriber = d.subscriber)
        or e.created_at < now() - ${GIVEN_UP_AFTER}::interval and not exists (
          select from event_subscriber s where s.name = e.name and s.subscriber = d.subscriber))
      returning e.name, d.subscriber
    )
    select name as event, subscriber, count(lost.name)::int as deliveries, seen_at as "lastSeenAt", seen_by as "lastSeenBy"
    from abandoned full join lost using (name, subscriber)
    group by name, subscriber, seen_at, seen_by`.execute(db)
  for (const { deliveries, ...subscription } of givenUp.rows) {
    const told = { ...subscription, deliveries, after: GIVEN_UP_AFTER }
    if (deliveries > 0) log.error(told, 'events were lost: no process has known their subscriber for long')
    else log.info(told, 'a subscription was given up: no process has known it for long')
  }
}

/** Holds what this process knows, then gives up what nobody holds: in this order, so that nothing of its own can go. */
export const keepSubscriptions = (db: Database, subscriptions: readonly Subscription[], log: Logger): Promise<void> =>
  alone(db, async (trx) => {
    await holdSubscriptions(trx, subscriptions, log)
    await giveUpSubscriptions(trx, log)
  })
