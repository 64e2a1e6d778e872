/** Documents that have their state elsewhere: a subject of no room. */
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Revisions } from './index.ts'

const Letter = z.object({
  title: z.string(),
  body: z.string().default('nothing yet'),
  tags: z.array(z.string()).default([]),
})
type Letter = z.output<typeof Letter>

let world: World
let letters: Revisions<Letter>
let author: string
beforeAll(async () => {
  world = await startWorld()
  letters = world.portal.rooms.content.revisions.of({ subject: 'letter', kind: 'letter', schema: Letter })
  author = world.ids.people.demo
})
afterAll(() => world.close())

const letter = (title: string): Letter => ({ title, body: '', tags: [] })
const reads = () => world.portal.platform.transactor.read

describe('what is written in revisions without a review', () => {
  const at = new Date('2026-11-20T02:00:00Z')
  const append = (id: string, revision: number, title: string, restoredFrom: number | null = null) =>
    world.portal.platform.transactor.transact((tx) =>
      letters.append(tx, id, { revision, document: letter(title), by: author, at, restoredFrom }),
    )

  test('is told newest first, by who saved it and what it took over', async () => {
    await append('1', 1, '第一封')
    await append('1', 2, '第二封')
    await append('1', 3, '第一封', 1)
    await append('2', 1, '另一封')
    const line = { savedBy: '林启明', savedAt: at.toISOString(), restoredFrom: null }
    expect(await letters.history(reads(), '1', 'title')).toEqual([
      { ...line, revision: 3, title: '第一封', restoredFrom: 1 },
      { ...line, revision: 2, title: '第二封' },
      { ...line, revision: 1, title: '第一封' },
    ])
    expect(await letters.history(reads(), '9', 'title')).toEqual([])
  })

  test('never changes: a number that is taken is refused', async () => {
    await append('3', 1, '原文')
    await expect(append('3', 1, '改写')).rejects.toThrow(/duplicate key/)
    expect((await letters.document(reads(), '3', 1))?.title).toBe('原文')
    expect(await letters.document(reads(), '3', 2)).toBeUndefined()
  })

  test('has the defaults of fields that were added since, one by one, many at once and by the page', async () => {
    await append('4', 1, '旧信')
    await append('5', 1, '旧信')
    await world.pool.query(
      `update content_revision set document = '{"title": "旧信"}' where subject = 'letter' and subject_id in (4, 5)`,
    )
    const old = { title: '旧信', body: 'nothing yet', tags: [] }
    expect(await letters.document(reads(), '4', 1)).toEqual(old)
    const wanted = [
      { id: '4', revision: 1 },
      { id: '5', revision: 1 },
      { id: '6', revision: 1 },
    ]
    expect(await letters.documents(reads(), wanted)).toEqual(
      new Map([
        ['4', old],
        ['5', old],
      ]),
    )
    const { revisions, total } = await letters.page(reads(), '4', { limit: 10, offset: 0 })
    expect([revisions.map(({ document }) => document), total]).toEqual([[old], 1])
  })

  test('tells when the last decisions were made, of its own kind and of nothing that still waits', async () => {
    const submitted = { revision: 1, document: letter('申请'), by: author, at, submitted: true }
    const later = new Date('2026-11-21T02:00:00Z')
    await world.portal.platform.transactor.transact(async (tx) => {
      await letters.appendMany(
        tx,
        ['7', '8', '9'].map((id) => ({ id, ...submitted })),
      )
      await letters.decide(tx, '7', 1, { outcome: 'published', decided_at: at, reason: null })
      await letters.decide(tx, '8', 1, { outcome: 'rejected', decided_at: later, reason: '不清楚' })
    })
    expect(await letters.lastDecided(reads(), 5)).toEqual([
      { submittedAt: at, decidedAt: later },
      { submittedAt: at, decidedAt: at },
    ])
    expect(await letters.lastDecided(reads(), 1)).toEqual([{ submittedAt: at, decidedAt: later }])
    const { revisions } = await letters.page(reads(), '8', { limit: 1, offset: 0 })
    expect(revisions[0]).toMatchObject({ outcome: 'rejected', reason: '不清楚', submitted_at: at })
  })

  test('goes with its subject, and leaves others alone', async () => {
    await append('10', 1, '要删的')
    await append('11', 1, '留下的')
    await world.portal.platform.transactor.transact((tx) => letters.remove(tx, '10'))
    expect(await letters.document(reads(), '10', 1)).toBeUndefined()
    expect((await letters.document(reads(), '11', 1))?.title).toBe('留下的')
  })

  test('tells whoever started from an older revision who saved the newer one, and when', async () => {
    const newest = { revision: 4, updated_by: world.ids.people.editor, updated_at: at }
    expect(await letters.conflict(reads(), newest)).toEqual({
      revision: 4,
      updatedBy: '周编辑',
      updatedAt: at.toISOString(),
    })
  })
})
