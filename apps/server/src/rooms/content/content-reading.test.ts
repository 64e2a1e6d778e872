/** Room content by itself: documents as they are read again, later and by another field than their id. */
import { freshNote, type Note, note, startTrial } from '@portal/testkit/trial-contents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let trial: Awaited<ReturnType<typeof startTrial>>
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.world.close())

describe('a document from before a field existed', () => {
  test('has the default of that field, whoever reads it', async () => {
    const of = freshNote()
    await trial.publish(of, '旧文')
    await trial.publish(of, '新文')
    await trial.world.pool.query(
      `update content_revision set document = '{"title": "旧文"}' where subject = 'trial' and subject_id = $1`,
      [of.id],
    )
    const old = { title: '旧文', body: 'nothing yet', tags: [] }
    const tx = trial.reads()
    expect((await trial.contents.newest(tx, of))?.document).toEqual(old)
    expect(await trial.contents.documents(tx, of.id, { note: 1 })).toEqual({ note: old, sketch: null })
    expect((await trial.contents.published(tx, of.id)).documents).toEqual({ note: old, sketch: null })
    expect((await trial.contents.publishedOfMany(tx, [of.id])).get(of.id)?.documents.note).toEqual(old)
    expect((await trial.contents.publishedOfKind(tx, 'note', [of.id])).get(of.id)).toEqual(old)
    expect((await trial.contents.publications(tx, of)).map(({ revision, document }) => [revision, document])).toEqual([
      [1, old],
      [2, old],
    ])
    const isEmpty = ({ body }: Note) => body === 'nothing yet'
    await trial.changing(of, (inTx) => trial.contents.restore(inTx, trial.author, of, { revision: 1, isEmpty }))
    const { rows } = await trial.world.pool.query(
      `select document from content_revision where subject = 'trial' and subject_id = $1 and revision = 3`,
      [of.id],
    )
    expect(rows).toEqual([{ document: old }])
  })

  test('is refused when it says something that no document may say', async () => {
    const of = freshNote()
    await trial.save(of, '完好')
    await trial.world.pool.query(
      `update content_revision set document = '{"title": 7}' where subject = 'trial' and subject_id = $1`,
      [of.id],
    )
    await expect(trial.contents.newest(trial.reads(), of)).rejects.toThrow(/title/)
  })

  test('is left out when only a newer version of the program knows its kind', async () => {
    const of = freshNote()
    await trial.publish(of, '认得')
    await trial.world.pool.query(
      `insert into content (subject, subject_id, kind, status, newest_revision, updated_at, updated_by)
        values ('trial', $1, 'hologram', '5', 1, now(), $2)`,
      [of.id, trial.author.userId],
    )
    const { documents } = await trial.contents.published(trial.reads(), of.id)
    expect(documents).toEqual({ note: note('认得'), sketch: null })
  })
})

describe('a field by which subjects are looked up', () => {
  test('is that of the newest and of the published document, in capitals, and of no older one', async () => {
    const of = freshNote()
    const say = async (title: string, submit: boolean) =>
      (await trial.save(of, title, { submit })).after.newest_revision
    await trial.decide(of, await say('no-1', true))
    await trial.decide(of, await say('no-2', true))
    await say('no-3', false)
    const field = { kind: 'note', field: 'title' } as const
    const found = await trial.contents.byField(trial.reads(), field, ['NO-1', 'NO-2', 'NO-3', 'no-3'])
    expect([...found]).toEqual(
      expect.arrayContaining([
        ['NO-2', [of.id]],
        ['NO-3', [of.id]],
      ]),
    )
    expect(found.size).toBe(2)
    expect(await trial.contents.byField(trial.reads(), field, [])).toEqual(new Map())
  })
})
