/** The articles of the demonstration, written and published by its operator. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db/open.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Tx } from '../../platform/transaction.ts'
import { articles } from './articles/index.ts'
import { keyOf } from './pictures.ts'
import type { Scene } from './product-making.ts'

/** Moves an article into the past, with its first and only revision. */
async function moveBack(tx: Tx, newsId: string, days: number): Promise<void> {
  const db = tx as unknown as Database
  const back = sql`make_interval(days => ${days}::int)`
  await sql`update news set created_at = created_at - ${back}, updated_at = updated_at - ${back},
      published_at = published_at - ${back} where id = ${newsId}`.execute(db)
  await sql`update content_revision set created_at = created_at - ${back}
    where subject = 'news' and subject_id = ${newsId}`.execute(db)
  await pagesChanged(tx, [`news:${newsId}`])
  await sql`update news_public set published_at = published_at - ${back}, updated_at = updated_at - ${back}
    where news_id = ${newsId}`.execute(db)
}

/** Covers are drawn, or the machines' pictures, where the demonstration has them; `published` are its products by model. */
export async function publishArticles(
  { tx, rooms, gallery }: Pick<Scene, 'tx' | 'rooms' | 'gallery'>,
  operatorId: string,
  published: ReadonlyMap<string, string>,
): Promise<void> {
  const operator = await rooms.user.users.actor(tx, operatorId)
  for (const { days, picture, about = [], article } of articles) {
    const key = keyOf(...picture)
    const cover = gallery.has(key) ? gallery.identifier(key) : null
    if (cover && key.startsWith('covers/')) await rooms.file.files.adopt(tx, operator, await gallery.prepared(key))
    const known = cover && (await rooms.file.files.pictures(tx, 'any', [cover])).has(cover)
    const content = {
      author: '',
      audience: 'both' as const,
      pinned: false,
      products: about.flatMap((model) => published.get(model) ?? []),
      ...article,
      cover: known ? cover : null,
    }
    const { id, revision } = await rooms.news.news.saveArticle(operator, { content })
    await rooms.news.news.publish(operator, { articles: [{ id, revision }], at: null })
    await moveBack(tx, id, days)
  }
}
