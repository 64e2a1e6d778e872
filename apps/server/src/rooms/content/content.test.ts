/** Room content by itself: a subject of no room, with two kinds of documents. */
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { Fault } from '../../platform/errors.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { Contents } from './index.ts'

const schemas = {
  note: z.object({ title: z.string(), body: z.string().default('nothing yet'), tags: z.array(z.string()).default([]) }),
  sketch: z.object({ lines: z.number().default(1) }),
}
type Documents = { [Kind in keyof typeof schemas]: z.output<(typeof schemas)[Kind]> }
type Note = Documents['note']

let world: World
let contents: Contents<Documents>
let author: Pick<Actor, 'userId' | 'nickname' | 'organisationId'>
let colleague: typeof author
let ids = 0
beforeAll(async () => {
  world = await startWorld()
  contents = world.portal.rooms.content.contents.of({ subject: 'trial', schemas })
  author = { userId: world.ids.people.demo, nickname: '林启明', organisationId: null }
  colleague = { userId: world.ids.people.editor, nickname: '周编辑', organisationId: null }
})
afterAll(() => world.close())

/** A note that nobody has touched. */
const fresh = () => ({ id: String((ids += 1)), kind: 'note' as const })
type Of = ReturnType<typeof fresh>
const note = (title: string, change: Partial<Note> = {}): Note => ({ title, body: '', tags: [], ...change })
const reads = () => world.portal.platform.transactor.read
/** In a transaction that tells the pages of a subject. */
const changing = <Result>({ id }: Of, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  world.portal.platform.transactor.transact(async (tx) => {
    await pagesChanged(tx, [`trial:${id}`])
    return work(tx)
  })
const refusal = async (attempt: Promise<unknown>): Promise<Fault> => {
  const caught = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(caught instanceof Fault)) throw new Error('nothing was refused', { cause: caught })
  return caught
}

const save = (
  of: Of,
  title: string,
  { submit = false, by = author, revision = undefined as number | undefined } = {},
) => changing(of, (tx) => contents.save(tx, by, of, { document: note(title), isEmpty: title === '', submit, revision }))
const decide = (of: Of, revision: number, approve = true) =>
  changing(of, (tx) =>
    contents.decide(tx, of, { revision, approve, reason: approve ? '' : '请补充', remarks: [] }, now()),
  )
const published = async (of: Of, title: string) => {
  const { after } = await save(of, title, { submit: true })
  await decide(of, after.newest_revision)
}
const titles = async (of: Of) => {
  const state = await contents.stateOf(reads(), of)
  const shown = await contents.published(reads(), of.id)
  const newest = await contents.newest(reads(), of)
  return { status: state.status, newest: newest?.document?.title ?? null, shown: shown.documents.note?.title ?? null }
}
const history = async (of: Of) =>
  (await contents.history(reads(), of)).revisions.map(({ revision, outcome, restoredFrom }) => [
    revision,
    outcome,
    restoredFrom,
  ])

describe('what is drafted, reviewed and published', () => {
  test('is seen by nobody as a draft or under review, and by everybody once it is approved', async () => {
    const of = fresh()
    expect(await contents.newest(reads(), of)).toBeUndefined()
    await save(of, '初稿')
    expect(await titles(of)).toEqual({ status: '5', newest: '初稿', shown: null })
    await save(of, '定稿', { submit: true })
    expect(await titles(of)).toEqual({ status: '2', newest: '定稿', shown: null })
    await decide(of, 2)
    expect(await titles(of)).toEqual({ status: '1', newest: '定稿', shown: '定稿' })
  })

  test('stays as it was published while something newer is drafted, reviewed and rejected', async () => {
    const of = fresh()
    await published(of, '第一版')
    await save(of, '第二版')
    expect(await titles(of)).toEqual({ status: '5', newest: '第二版', shown: '第一版' })
    await save(of, '第三版', { submit: true })
    expect(await titles(of)).toEqual({ status: '2', newest: '第三版', shown: '第一版' })
    await decide(of, 3, false)
    expect(await titles(of)).toEqual({ status: '3', newest: '第三版', shown: '第一版' })
    expect((await contents.stateOf(reads(), of)).reason).toBe('请补充')
  })

  test('is empty again when a draft is emptied, unless something is published', async () => {
    const of = fresh()
    await save(of, '一句')
    expect((await save(of, '')).after.status).toBe('0')
    await published(of, '已发布')
    expect((await save(of, '')).after.status).toBe('5')
  })

  test('keeps what anybody was shown, and of drafts the newest alone', async () => {
    const of = fresh()
    await save(of, '草稿一')
    await save(of, '草稿二')
    await save(of, '送审', { submit: true })
    expect(await history(of)).toEqual([[3, null, null]])
    await save(of, '改后再送', { submit: true })
    await decide(of, 4)
    await save(of, '又一稿')
    expect(await history(of)).toEqual([
      [5, null, null],
      [4, 'published', null],
      [3, null, null],
    ])
    const told = await contents.history(reads(), of)
    expect([told.revision, told.publishedRevision, told.revisions[0]?.savedBy]).toEqual([5, 4, '林启明'])
  })

  test('is not decided on once a newer revision took its place, or when nothing is under review', async () => {
    const of = fresh()
    await save(of, '送审', { submit: true })
    await save(of, '改后再送', { submit: true })
    const replaced = await refusal(decide(of, 1))
    expect([replaced.code, replaced.data]).toMatchObject(['A0409', { revision: 2 }])
    await decide(of, 2)
    expect((await refusal(decide(of, 2))).code).toBe('A0409')
    expect(await titles(of)).toEqual({ status: '1', newest: '改后再送', shown: '改后再送' })
  })

  test('is not overwritten by whoever started from an older revision, who learns who was faster', async () => {
    const of = fresh()
    await save(of, '第一稿')
    await save(of, '同事的稿', { by: colleague, revision: 1 })
    const late = await refusal(save(of, '旧稿上改的', { revision: 1 }))
    expect([late.code, late.data]).toMatchObject(['A0409', { revision: 2, updatedBy: '周编辑' }])
    expect((await titles(of)).newest).toBe('同事的稿')
    expect((await save(of, '接着改', { revision: 2 })).after.newest_revision).toBe(3)
    expect((await save(of, '不说从哪版开始')).after.newest_revision).toBe(4)
  })

  test('is taken back from review as a draft, and only from there', async () => {
    const of = fresh()
    await save(of, '送审', { submit: true })
    const recall = () => changing(of, (tx) => contents.recall(tx, author, of))
    expect((await recall()).after.status).toBe('5')
    expect((await refusal(recall())).code).toBe('A0400')
  })

  test('is withdrawn when it is published, and only then', async () => {
    const of = fresh()
    await save(of, '草稿')
    const withdraw = () => changing(of, (tx) => contents.withdraw(tx, author, of))
    expect((await refusal(withdraw())).code).toBe('A0400')
    await published(of, '发布')
    await save(of, '修改中')
    expect((await withdraw()).after).toMatchObject({ status: '5', published_revision: null })
    expect(await titles(of)).toEqual({ status: '5', newest: '修改中', shown: null })
  })

  test('comes back as it was when an operator took it off, and not without', async () => {
    const of = fresh()
    await published(of, '有争议')
    await changing(of, (tx) => contents.takeDown(tx, author, of, '被投诉'))
    expect(await titles(of)).toEqual({ status: '4', newest: '有争议', shown: null })
    expect((await refusal(changing(of, (tx) => contents.takeDown(tx, author, of, '再一次')))).code).toBe('A0400')
    await changing(of, (tx) => contents.putBack(tx, author, of))
    expect(await titles(of)).toEqual({ status: '1', newest: '有争议', shown: '有争议' })
    expect((await contents.stateOf(reads(), of)).reason).toBeNull()
  })

  test('is restored from an older revision as a new draft, and not from the newest or from none', async () => {
    const of = fresh()
    await published(of, '第一版')
    await published(of, '第二版')
    const restore = (revision: number) =>
      changing(of, (tx) => contents.restore(tx, author, of, { revision, isEmpty: ({ title }) => title === '' }))
    expect((await restore(1)).after).toMatchObject({ status: '5', newest_revision: 3, published_revision: 2 })
    expect(await titles(of)).toEqual({ status: '5', newest: '第一版', shown: '第二版' })
    expect((await history(of))[0]).toEqual([3, null, 1])
    expect((await refusal(restore(3))).code).toBe('A0400')
    expect((await refusal(restore(9))).code).toBe('A0404')
  })

  test('of one kind says nothing of another kind, and of one subject nothing of another', async () => {
    const [one, other] = [fresh(), fresh()]
    await published(one, '甲')
    await save(other, '乙')
    const sketch = { id: one.id, kind: 'sketch' as const }
    expect(await contents.newest(reads(), sketch)).toBeUndefined()
    expect(await contents.documents(reads(), one.id, { note: 1, sketch: 1 })).toEqual({
      note: note('甲'),
      sketch: null,
    })
    expect(await contents.documents(reads(), one.id, { note: null, sketch: 0 })).toEqual({ note: null, sketch: null })
    const shown = await contents.publishedOfKind(reads(), 'note', [one.id, other.id])
    expect([...shown.keys()]).toEqual([one.id])
    const foreign = world.portal.rooms.content.contents.of({ subject: 'elsewhere', schemas })
    expect(await foreign.newest(reads(), one)).toBeUndefined()
  })

  test('stands in the audit log by what changed, never as a whole', async () => {
    const of = fresh()
    const long = '长'.repeat(201)
    const write = (document: Note) =>
      changing(of, (tx) => contents.save(tx, author, of, { document, isEmpty: false, submit: false }))
    await write(note('标题', { body: '正文', tags: ['一'] }))
    await write(note('新标题', { body: '正文', tags: ['一', '二'] }))
    await write(note('新标题', { body: long, tags: ['一', '二'] }))
    const { rows } = await world.pool.query(
      `select action, before, after from audit_entry where subject_type = 'trial.note' and subject_id = $1 order by id`,
      [of.id],
    )
    expect(rows).toEqual([
      {
        action: 'trial.saved',
        before: null,
        after: { status: '5', revision: 1, title: '标题', body: '正文', changed: ['tags'] },
      },
      {
        action: 'trial.saved',
        before: { status: '5', revision: 1, title: '标题' },
        after: { status: '5', revision: 2, title: '新标题', changed: ['tags'] },
      },
      {
        action: 'trial.saved',
        before: { status: '5', revision: 2 },
        after: { status: '5', revision: 3, changed: ['body'] },
      },
    ])
  })
})

describe('a document from before a field existed', () => {
  test('has the default of that field, whoever reads it', async () => {
    const of = fresh()
    await published(of, '旧文')
    await published(of, '新文')
    await world.pool.query(
      `update content_revision set document = '{"title": "旧文"}' where subject = 'trial' and subject_id = $1`,
      [of.id],
    )
    const old = { title: '旧文', body: 'nothing yet', tags: [] }
    const tx = reads()
    expect((await contents.newest(tx, of))?.document).toEqual(old)
    expect(await contents.documents(tx, of.id, { note: 1 })).toEqual({ note: old, sketch: null })
    expect((await contents.published(tx, of.id)).documents).toEqual({ note: old, sketch: null })
    expect((await contents.publishedOfMany(tx, [of.id])).get(of.id)?.documents.note).toEqual(old)
    expect((await contents.publishedOfKind(tx, 'note', [of.id])).get(of.id)).toEqual(old)
    expect((await contents.publications(tx, of)).map(({ revision, document }) => [revision, document])).toEqual([
      [1, old],
      [2, old],
    ])
    const isEmpty = ({ body }: Note) => body === 'nothing yet'
    await changing(of, (inTx) => contents.restore(inTx, author, of, { revision: 1, isEmpty }))
    const { rows } = await world.pool.query(
      `select document from content_revision where subject = 'trial' and subject_id = $1 and revision = 3`,
      [of.id],
    )
    expect(rows).toEqual([{ document: old }])
  })

  test('is refused when it says something that no document may say', async () => {
    const of = fresh()
    await save(of, '完好')
    await world.pool.query(
      `update content_revision set document = '{"title": 7}' where subject = 'trial' and subject_id = $1`,
      [of.id],
    )
    await expect(contents.newest(reads(), of)).rejects.toThrow(/title/)
  })

  test('is left out when only a newer version of the program knows its kind', async () => {
    const of = fresh()
    await published(of, '认得')
    await world.pool.query(
      `insert into content (subject, subject_id, kind, status, newest_revision, updated_at, updated_by)
        values ('trial', $1, 'hologram', '5', 1, now(), $2)`,
      [of.id, author.userId],
    )
    const { documents } = await contents.published(reads(), of.id)
    expect(documents).toEqual({ note: note('认得'), sketch: null })
  })
})

describe('a field by which subjects are looked up', () => {
  test('is that of the newest and of the published document, in capitals, and of no older one', async () => {
    const of = fresh()
    const say = async (title: string, submit: boolean) => (await save(of, title, { submit })).after.newest_revision
    await decide(of, await say('no-1', true))
    await decide(of, await say('no-2', true))
    await say('no-3', false)
    const found = await contents.byField(reads(), { kind: 'note', field: 'title' }, ['NO-1', 'NO-2', 'NO-3', 'no-3'])
    expect([...found]).toEqual(
      expect.arrayContaining([
        ['NO-2', [of.id]],
        ['NO-3', [of.id]],
      ]),
    )
    expect(found.size).toBe(2)
    expect(await contents.byField(reads(), { kind: 'note', field: 'title' }, [])).toEqual(new Map())
  })
})
