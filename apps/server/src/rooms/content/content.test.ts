/** Room content by itself: what becomes of a document. */
import { faultOf, freshNote, type Note, note, startTrial, trialSchemas } from '@portal/testkit/trial-contents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Of = ReturnType<typeof freshNote>

let trial: Awaited<ReturnType<typeof startTrial>>
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.world.close())

const titles = async (of: Of) => {
  const state = await trial.contents.stateOf(trial.reads(), of)
  const shown = await trial.contents.published(trial.reads(), of.id)
  const newest = await trial.contents.newest(trial.reads(), of)
  return { status: state.status, newest: newest?.document?.title ?? null, shown: shown.documents.note?.title ?? null }
}
const history = async (of: Of) =>
  (await trial.contents.history(trial.reads(), of)).revisions.map(({ revision, outcome, restoredFrom }) => [
    revision,
    outcome,
    restoredFrom,
  ])

describe('what is drafted, reviewed and published', () => {
  test('is seen by nobody as a draft or under review, and by everybody once it is approved', async () => {
    const of = freshNote()
    expect(await trial.contents.newest(trial.reads(), of)).toBeUndefined()
    await trial.save(of, '初稿')
    expect(await titles(of)).toEqual({ status: '5', newest: '初稿', shown: null })
    await trial.save(of, '定稿', { submit: true })
    expect(await titles(of)).toEqual({ status: '2', newest: '定稿', shown: null })
    await trial.decide(of, 2)
    expect(await titles(of)).toEqual({ status: '1', newest: '定稿', shown: '定稿' })
  })

  test('stays as it was published while something newer is drafted, reviewed and rejected', async () => {
    const of = freshNote()
    await trial.publish(of, '第一版')
    await trial.save(of, '第二版')
    expect(await titles(of)).toEqual({ status: '5', newest: '第二版', shown: '第一版' })
    await trial.save(of, '第三版', { submit: true })
    expect(await titles(of)).toEqual({ status: '2', newest: '第三版', shown: '第一版' })
    await trial.decide(of, 3, false)
    expect(await titles(of)).toEqual({ status: '3', newest: '第三版', shown: '第一版' })
    expect((await trial.contents.stateOf(trial.reads(), of)).reason).toBe('请补充')
  })

  test('is empty again when a draft is emptied, unless something is published', async () => {
    const of = freshNote()
    await trial.save(of, '一句')
    expect((await trial.save(of, '')).after.status).toBe('0')
    await trial.publish(of, '已发布')
    expect((await trial.save(of, '')).after.status).toBe('5')
  })

  test('keeps what anybody was shown, and of drafts the newest alone', async () => {
    const of = freshNote()
    await trial.save(of, '草稿一')
    await trial.save(of, '草稿二')
    await trial.save(of, '送审', { submit: true })
    expect(await history(of)).toEqual([[3, null, null]])
    await trial.save(of, '改后再送', { submit: true })
    await trial.decide(of, 4)
    await trial.save(of, '又一稿')
    expect(await history(of)).toEqual([
      [5, null, null],
      [4, 'published', null],
      [3, null, null],
    ])
    const told = await trial.contents.history(trial.reads(), of)
    expect([told.revision, told.publishedRevision, told.revisions[0]?.savedBy]).toEqual([5, 4, '林启明'])
  })

  test('is not decided on once a newer revision took its place, or when nothing is under review', async () => {
    const of = freshNote()
    await trial.save(of, '送审', { submit: true })
    await trial.save(of, '改后再送', { submit: true })
    const replaced = await faultOf(trial.decide(of, 1))
    expect([replaced.code, replaced.data]).toMatchObject(['A0409', { revision: 2 }])
    await trial.decide(of, 2)
    expect((await faultOf(trial.decide(of, 2))).code).toBe('A0409')
    expect(await titles(of)).toEqual({ status: '1', newest: '改后再送', shown: '改后再送' })
  })

  test('is not overwritten by whoever started from an older revision, who learns who was faster', async () => {
    const of = freshNote()
    await trial.save(of, '第一稿')
    await trial.save(of, '同事的稿', { by: trial.colleague, revision: 1 })
    const late = await faultOf(trial.save(of, '旧稿上改的', { revision: 1 }))
    expect([late.code, late.data]).toMatchObject(['A0409', { revision: 2, updatedBy: '周编辑' }])
    expect((await titles(of)).newest).toBe('同事的稿')
    expect((await trial.save(of, '接着改', { revision: 2 })).after.newest_revision).toBe(3)
    expect((await trial.save(of, '不说从哪版开始')).after.newest_revision).toBe(4)
  })

  test('is taken back from review as a draft, and only from there', async () => {
    const of = freshNote()
    await trial.save(of, '送审', { submit: true })
    const recall = () => trial.changing(of, (tx) => trial.contents.recall(tx, trial.author, of))
    expect((await recall()).after.status).toBe('5')
    expect((await faultOf(recall())).code).toBe('A0400')
  })

  test('is withdrawn when it is published, and only then', async () => {
    const of = freshNote()
    await trial.save(of, '草稿')
    const withdraw = () => trial.changing(of, (tx) => trial.contents.withdraw(tx, trial.author, of))
    expect((await faultOf(withdraw())).code).toBe('A0400')
    await trial.publish(of, '发布')
    await trial.save(of, '修改中')
    expect((await withdraw()).after).toMatchObject({ status: '5', published_revision: null })
    expect(await titles(of)).toEqual({ status: '5', newest: '修改中', shown: null })
  })

  test('comes back as it was when an operator took it off, and not without', async () => {
    const of = freshNote()
    await trial.publish(of, '有争议')
    await trial.changing(of, (tx) => trial.contents.takeDown(tx, trial.author, of, '被投诉'))
    expect(await titles(of)).toEqual({ status: '4', newest: '有争议', shown: null })
    const again = trial.changing(of, (tx) => trial.contents.takeDown(tx, trial.author, of, '再一次'))
    expect((await faultOf(again)).code).toBe('A0400')
    await trial.changing(of, (tx) => trial.contents.putBack(tx, trial.author, of))
    expect(await titles(of)).toEqual({ status: '1', newest: '有争议', shown: '有争议' })
    expect((await trial.contents.stateOf(trial.reads(), of)).reason).toBeNull()
  })

  test('is restored from an older revision as a new draft, and not from the newest or from none', async () => {
    const of = freshNote()
    await trial.publish(of, '第一版')
    await trial.publish(of, '第二版')
    const restore = (revision: number) =>
      trial.changing(of, (tx) =>
        trial.contents.restore(tx, trial.author, of, { revision, isEmpty: ({ title }) => title === '' }),
      )
    expect((await restore(1)).after).toMatchObject({ status: '5', newest_revision: 3, published_revision: 2 })
    expect(await titles(of)).toEqual({ status: '5', newest: '第一版', shown: '第二版' })
    expect((await history(of))[0]).toEqual([3, null, 1])
    expect((await faultOf(restore(3))).code).toBe('A0400')
    expect((await faultOf(restore(9))).code).toBe('A0404')
  })

  test('of one kind says nothing of another kind, and of one subject nothing of another', async () => {
    const [one, other] = [freshNote(), freshNote()]
    await trial.publish(one, '甲')
    await trial.save(other, '乙')
    const sketch = { id: one.id, kind: 'sketch' as const }
    expect(await trial.contents.newest(trial.reads(), sketch)).toBeUndefined()
    expect(await trial.contents.documents(trial.reads(), one.id, { note: 1, sketch: 1 })).toEqual({
      note: note('甲'),
      sketch: null,
    })
    expect(await trial.contents.documents(trial.reads(), one.id, { note: null, sketch: 0 })).toEqual({
      note: null,
      sketch: null,
    })
    const shown = await trial.contents.publishedOfKind(trial.reads(), 'note', [one.id, other.id])
    expect([...shown.keys()]).toEqual([one.id])
    const foreign = trial.world.portal.rooms.content.contents.of({ subject: 'elsewhere', schemas: trialSchemas })
    expect(await foreign.newest(trial.reads(), one)).toBeUndefined()
  })

  test('stands in the audit log by what changed, never as a whole', async () => {
    const of = freshNote()
    const long = '长'.repeat(201)
    const write = (document: Note) =>
      trial.changing(of, (tx) => trial.contents.save(tx, trial.author, of, { document, isEmpty: false, submit: false }))
    await write(note('标题', { body: '正文', tags: ['一'] }))
    await write(note('新标题', { body: '正文', tags: ['一', '二'] }))
    await write(note('新标题', { body: long, tags: ['一', '二'] }))
    const { rows } = await trial.world.pool.query(
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
