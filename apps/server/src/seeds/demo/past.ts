/** Moves what just happened into the past, so that lists and messages of the demonstration read like a real week. */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/open.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Tx } from '../../platform/transaction.ts'

/** How long a decision took: some hours or a day and a half, each review another. */
const taken = sql`make_interval(hours => 5 + (id * 11 % 31)::int)`
/** When a review was submitted, once its decision moved. */
const submittedBefore = (back: RawBuilder<unknown>) =>
  sql`coalesce(decided_at - ${back} - ${taken}, submitted_at - ${back})`

/** Everything about a product so far, by days. The audit log keeps the true times: it cannot be changed. */
export async function moveProductBack(tx: Tx, productId: string, days: number): Promise<void> {
  const db = tx as unknown as Database
  const back = sql`make_interval(days => ${days}::int)`
  await sql`update product set created_at = created_at - ${back}, updated_at = updated_at - ${back}
    where id = ${productId}`.execute(db)
  await sql`update content set updated_at = updated_at - ${back}, published_at = published_at - ${back}
    where subject = 'product' and subject_id = ${productId}`.execute(db)
  await sql`update content_revision set created_at = created_at - ${back}, submitted_at = submitted_at - ${back},
      decided_at = decided_at - ${back}
    where subject = 'product' and subject_id = ${productId}`.execute(db)
  await pagesChanged(tx, [`product:${productId}`])
  await sql`update product_public set published_at = published_at - ${back} where product_id = ${productId}`.execute(db)
  await sql`update review_item set submitted_at = ${submittedBefore(back)}, decided_at = decided_at - ${back}
    where subject_id = ${productId} and kind <> 'certification'`.execute(db)
  await sql`update message set created_at = created_at - ${back}, read_at = now()
    where params ->> 'product' = (select name from product where id = ${productId})`.execute(db)
}

/** Lets what was last published of a product beside its facts be of so many days ago, as though it had been gone over since. */
export async function reviseProduct(tx: Tx, productId: string, days: number): Promise<void> {
  const db = tx as unknown as Database
  const then = sql`now() - make_interval(days => ${days}::int)`
  const { rows } = await sql<{ kind: string; revision: number }>`
    update content set updated_at = ${then}, published_at = ${then}
    where subject = 'product' and subject_id = ${productId} and kind = (
      select kind from content
      where subject = 'product' and subject_id = ${productId} and published_at is not null and kind <> 'price'
      order by kind = 'basics', published_at desc, kind limit 1)
    returning kind, published_revision as revision`.execute(db)
  for (const { kind, revision } of rows) {
    await sql`update content_revision set created_at = ${then}, submitted_at = ${then}, decided_at = ${then}
      where subject = 'product' and subject_id = ${productId} and kind = ${kind} and revision = ${revision}`.execute(db)
    await sql`update review_item set submitted_at = ${then} - ${taken}, decided_at = ${then}
      where subject_id = ${productId} and kind = ${kind}`.execute(db)
  }
  await sql`update product set updated_at = greatest(updated_at, ${then}) where id = ${productId}`.execute(db)
}

/** Everything about an enterprise's certification, by days. */
export async function moveEnterpriseBack(tx: Tx, organisationId: string, days: number): Promise<void> {
  const db = tx as unknown as Database
  const back = sql`make_interval(days => ${days}::int)`
  await sql`update enterprise set submitted_at = submitted_at - ${back} - interval '30 hours',
      decided_at = decided_at - ${back}, certified_at = certified_at - ${back}
    where id = ${organisationId}`.execute(db)
  await sql`update content_revision set created_at = created_at - ${back} - interval '30 hours',
      submitted_at = submitted_at - ${back} - interval '30 hours', decided_at = decided_at - ${back}
    where subject = 'enterprise' and subject_id = ${organisationId} and kind = 'certification'`.execute(db)
  await pagesChanged(tx, [`enterprise:${organisationId}`])
  await sql`update enterprise_public set certified_at = certified_at - ${back} where id = ${organisationId}`.execute(db)
  await sql`update review_item set submitted_at = ${submittedBefore(back)}, decided_at = decided_at - ${back}
    where subject_id = ${organisationId} and kind = 'certification'`.execute(db)
  await sql`update message m set created_at = m.created_at - ${back}, read_at = now()
    from user_account a where a.id = m.user_id and a.organisation_id = ${organisationId}`.execute(db)
}

/** One kind of content of an enterprise or a product that was published just now, by days. */
export async function moveContentBack(
  tx: Tx,
  { subject, id, kind }: { subject: 'enterprise' | 'product'; id: string; kind: string },
  days: number,
): Promise<void> {
  const db = tx as unknown as Database
  const back = sql`make_interval(days => ${days}::int)`
  await sql`update content set updated_at = updated_at - ${back}, published_at = published_at - ${back}
    where subject = ${subject} and subject_id = ${id} and kind = ${kind}`.execute(db)
  await sql`update content_revision set created_at = created_at - ${back}, submitted_at = submitted_at - ${back},
      decided_at = decided_at - ${back}
    where subject = ${subject} and subject_id = ${id} and kind = ${kind}`.execute(db)
  await sql`update review_item set submitted_at = ${submittedBefore(back)}, decided_at = decided_at - ${back}
    where subject_id = ${id} and kind = ${kind}`.execute(db)
}

/** What waits for review has waited: whoever submitted first the longest, about so many hours from one to the next. */
export async function waitSince(tx: Tx, hours: number): Promise<void> {
  await sql`with waiting as (
      select id, kind, revision, subject_id,
        make_interval(
          hours => ${hours}::int * row_number() over (order by submitted_at desc, id desc)::int, mins => (id * 37 % 50)::int
        ) as back
      from review_item where state = 'pending'),
    items as (update review_item r set submitted_at = r.submitted_at - back from waiting w where w.id = r.id),
    revisions as (update content_revision c set created_at = c.created_at - back, submitted_at = c.submitted_at - back
      from waiting w where c.subject_id = w.subject_id and c.kind = w.kind and c.revision = w.revision),
    enterprises as (update enterprise e set submitted_at = e.submitted_at - back
      from waiting w where w.kind = 'certification' and e.id = w.subject_id)
    update product p set created_at = p.created_at - back, updated_at = p.updated_at - back
      from waiting w where w.kind = 'basics' and p.id = w.subject_id`.execute(tx as unknown as Database)
}

/** What everybody was told so far of contents that were approved just now has been read, so many days ago. */
export async function readBefore(tx: Tx, days: number): Promise<void> {
  await sql`update message set created_at = created_at - make_interval(days => ${days}::int), read_at = now()
    where kind = 'content.approved' and read_at is null`.execute(tx as unknown as Database)
}

/** How much of its enterprise's time each member has been there: the owner from the beginning, the others came later. */
const SHARES = [1, 0.4, 0.02]

/** An enterprise and its owner registered so many days ago; its other members, the oldest first, joined since. */
export async function registerBack(tx: Tx, organisationId: string, days: number): Promise<void> {
  const db = tx as unknown as Database
  await sql`update organisation set created_at = created_at - make_interval(days => ${days}::int)
    where id = ${organisationId}`.execute(db)
  await sql`update user_account a set created_at = created_at - make_interval(hours => round(m.share * ${days}::int * 24)::int)
    from (select id, (${SHARES}::float8[])[row_number() over (order by id)] as share from user_account
      where organisation_id = ${organisationId}) m
    where m.id = a.id`.execute(db)
}

/** People of the platform itself were there before anybody else. */
export async function appointStaffBack(tx: Tx, days: number): Promise<void> {
  await sql`update user_account set created_at = created_at - make_interval(days => ${days}::int)
    where organisation_id is null`.execute(tx as unknown as Database)
}

/** When everything of an inquiry happened and who was told of it, by hours, and its number with it. */
export async function moveInquiryBack(tx: Tx, number: string, hours: number): Promise<void> {
  const db = tx as unknown as Database
  const back = sql`make_interval(hours => ${hours}::int)`
  await sql`update message set created_at = created_at - ${back}
    where link = (select '/personalCenter/inquiry/' || id from inquiry where number = ${number})`.execute(db)
  await sql`update inquiry_entry set at = at - ${back}
    where inquiry_id = (select id from inquiry where number = ${number})`.execute(db)
  await sql`update inquiry set created_at = created_at - ${back}, changed_at = changed_at - ${back},
      number = 'LY' || to_char((created_at - ${back}) at time zone 'Asia/Shanghai', 'YYYYMMDD') || substr(number, 11)
    where number = ${number}`.execute(db)
}

/** When a complaint was filed, by hours, and its number with it; answers its identifier. */
export async function moveComplaintBack(tx: Tx, number: string, hours: number): Promise<string> {
  const db = tx as unknown as Database
  const then = sql`created_at - make_interval(hours => ${hours}::int)`
  const { rows } = await sql<{ id: string }>`update complaint set created_at = ${then},
      number = 'TS' || to_char((${then}) at time zone 'Asia/Shanghai', 'YYYYMMDD') || substr(number, 11)
    where number = ${number} returning id`.execute(db)
  return rows[0]?.id ?? ''
}
