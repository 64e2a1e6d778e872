import type { expoAdminDetail, expoAdminPage, expoHistory, ExpoSaved, expoSave } from '@portal/contract/hall-admin'
import { expoStandings } from '@portal/contract/hall-admin'
import type { Expo } from '@portal/contract/hall-document'
import { EXPO_NEWS_MAX } from '@portal/contract/hall-document'
import type { Data } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import type { RevisionRestore } from '@portal/contract/revision'
import type { z } from 'zod'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { searchQuery, searchVector } from '../../platform/text.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { isFresh, newerRevision, saysTheSame } from '../content/index.ts'
import type { Files } from '../file/index.ts'
import type { Newsroom } from '../news/index.ts'
import type { Users } from '../user/index.ts'
import { hallExhibitorRepo } from './hall-exhibitor.repo.ts'
import { type ExpoKeptRow, hallExpoRepo } from './hall-expo.repo.ts'
import { canonicalExpo, type ExpoRevisions, refusals, toldOfExpo } from './hall.policy.ts'
import { expoSaved, pictureOf } from './hall.view.ts'

const bannersOf = (rows: readonly { banner: string | null }[]): string[] => rows.flatMap(({ banner }) => banner ?? [])

const searchVectorOf = (content: Expo): string =>
  searchVector({
    A: `${content.title}\n${content.titleEn}`,
    B: `${content.place}\n${content.placeEn}`,
    C: `${content.summary}\n${content.summaryEn}`,
  })

/** An expo as it stands; A0404 when there is none. */
export async function expoRow(tx: ReadTx, id: string): Promise<ExpoKeptRow> {
  const row = await hallExpoRepo(tx).byId(id)
  if (!row) throw fault('A0404')
  return row
}

/** The same, held until the transaction ends. */
export async function expoRowLocked(tx: Tx, id: string): Promise<ExpoKeptRow> {
  const row = await hallExpoRepo(tx).lock(id)
  if (!row) throw fault('A0404')
  return row
}

/** Expos as operators write them: every save is a revision. */
export function createExpoWriting(deps: {
  transactor: Transactor
  users: Pick<Users, 'names'>
  files: Pick<Files, 'pictures' | 'mayShow'>
  newsroom: { news: Pick<Newsroom['news'], 'chosen'> }
  expoRevisions: ExpoRevisions
  changed: (tx: Tx, expoId: string) => Promise<void>
}) {
  const { transactor, users, files, newsroom, expoRevisions, changed } = deps
  const today = () => dayOf(now())

  const namesOf = (tx: ReadTx, rows: readonly { updated_by: string | null }[]) =>
    users.names(tx, [...new Set(rows.flatMap((row) => row.updated_by ?? []))])

  async function contentOf(tx: ReadTx, id: string, revision: number): Promise<Expo> {
    const content = await expoRevisions.document(tx, id, revision)
    if (!content) throw fault('A0404')
    return content
  }

  interface Saving {
    actor: Actor
    id: string | undefined
    /** The one the editor started from; undefined: the newest, whichever it is. */
    revision: number | undefined
    content: Expo
    restoredFrom: number | null
  }

  async function write(tx: Tx, { actor, id, revision, content, restoredFrom }: Saving): Promise<ExpoSaved> {
    const repo = hallExpoRepo(tx)
    const before = id === undefined ? undefined : await expoRowLocked(tx, id)
    if (before && !isFresh(before.revision, revision)) throw newerRevision(await expoRevisions.conflict(tx, before))
    const was = before && (await expoRevisions.document(tx, before.id, before.revision))
    if (before && saysTheSame(content, was)) return expoSaved(before, today())
    if (!(await files.mayShow(tx, content.banner ? [content.banner] : []))) throw refusals.picture()
    const saved = { by: actor.userId, at: now() }
    const newest = { content, searchVector: searchVectorOf(content), ...saved }
    const expoId = before?.id ?? (await repo.insert(newest)).id
    const next = (before?.revision ?? 0) + 1
    await expoRevisions.append(tx, expoId, { revision: next, document: content, restoredFrom, ...saved })
    await repo.follow(expoId, next, newest)
    await audits.record(tx, {
      actor,
      action: restoredFrom === null ? 'expo.saved' : 'expo.restored',
      subject: { type: 'expo', id: expoId },
      before: was && before && toldOfExpo(was, before.revision),
      after: { ...toldOfExpo(content, next), ...(restoredFrom === null ? {} : { restoredFrom }) },
    })
    await changed(tx, expoId)
    return expoSaved(await expoRow(tx, expoId), today())
  }

  return {
    /** Expos of all standings, last changed first. */
    async list(query: z.output<typeof expoAdminPage.query>): Promise<Data<typeof expoAdminPage>> {
      const tx = transactor.read
      const { rows, standings } = await hallExpoRepo(tx).page({
        standing: query.standing ?? null,
        tsquery: searchQuery(query.keywords ?? ''),
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      })
      const tallies = await hallExhibitorRepo(tx).tally(rows.map(({ id }) => id))
      const [names, banners] = await Promise.all([namesOf(tx, rows), files.pictures(tx, 'any', bannersOf(rows))])
      const counts = expoStandings.map((value) => ({
        value,
        count: standings.find(({ standing }) => standing === value)?.count ?? 0,
      }))
      const list = rows.map((row) => {
        const tally = tallies.find((one) => one.expo_id === row.id)
        return {
          ...expoSaved(row, today()),
          title: row.title,
          titleEn: row.title_en,
          startsOn: row.starts_on,
          endsOn: row.ends_on,
          banner: pictureOf(row.banner, row.title, banners),
          invited: tally?.invited ?? 0,
          accepted: tally?.accepted ?? 0,
          declined: tally?.declined ?? 0,
          updatedAt: row.updated_at.toISOString(),
          updatedBy: names.get(row.updated_by ?? '') ?? '',
        }
      })
      const total = counts.reduce(
        (sum, { value, count }) => (query.standing && value !== query.standing ? sum : sum + count),
        0,
      )
      return { list, total, standings: counts }
    },

    /** The newest revision for the editor; A0404 when there is no such expo. */
    async detail(actor: Actor, id: string): Promise<Data<typeof expoAdminDetail>> {
      const tx = transactor.read
      const row = await expoRow(tx, id)
      const content = await contentOf(tx, id, row.revision)
      const [names, banners, articles, named] = await Promise.all([
        namesOf(tx, [row]),
        files.pictures(tx, 'any', bannersOf([content])),
        newsroom.news.chosen('website', content.articles, { limit: EXPO_NEWS_MAX, offset: 0 }),
        hallExhibitorRepo(tx).count(id),
      ])
      const edit = passesPermission(actor, ['hall:edit:any'])
      const saved = expoSaved(row, today())
      return {
        ...saved,
        content,
        bannerPicture: pictureOf(content.banner, content.title, banners),
        articleTitles: articles.list.map((article) => ({ id: article.id, title: article.title })),
        updatedAt: row.updated_at.toISOString(),
        updatedBy: names.get(row.updated_by ?? '') ?? '',
        can: { edit, remove: edit && saved.standing === 'draft' && named === 0 },
      }
    },

    /**
     * Saves a revision; saving what stands there already makes none. A0409 with the newer one when `revision` is stale,
     * A0400 for an unknown picture.
     */
    save: (actor: Actor, { id, revision, content }: z.output<typeof expoSave.body>): Promise<ExpoSaved> =>
      transactor.transact((tx) =>
        write(tx, { actor, id, revision, content: canonicalExpo(content), restoredFrom: null }),
      ),

    /** The revisions of an expo, newest first. */
    async history(id: string): Promise<Data<typeof expoHistory>> {
      const tx = transactor.read
      await expoRow(tx, id)
      return expoRevisions.history(tx, id, 'title')
    },

    /** Brings an earlier revision back as a new one. A0409 when somebody saved meanwhile. */
    restore: (actor: Actor, body: RevisionRestore): Promise<ExpoSaved> =>
      transactor.transact(async (tx) => {
        const content = await contentOf(tx, body.id, body.from)
        return write(tx, { actor, id: body.id, revision: body.revision, content, restoredFrom: body.from })
      }),
  }
}
