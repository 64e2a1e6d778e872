import { type OlderDatabase, openOlderDatabase } from '@portal/testkit/older-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let older: OlderDatabase
beforeAll(async () => {
  older = await openOlderDatabase(inject('adminUrl'), '0061')
})
afterAll(() => older.drop())

const old = `
  insert into user_account (id, username, nickname, password_hash) overriding system value values (7, 'lin', '林启明', 'x');
  insert into organisation (id, name, examine_state) overriding system value values (5, '启明泵业', '1');
  insert into enterprise_certification values
    (5, 1, '{"name": "旧名"}', 7, '2026-01-01Z', '2026-01-02Z', 'rejected', '请更正'),
    (5, 2, '{"name": "启明泵业"}', 7, '2026-01-03Z', '2026-01-04Z', 'approved', null),
    (5, 3, '{"name": "新名"}', null, '2026-01-05Z', null, null, null);
  insert into news (id, revision, title, title_en, category, audience, pinned, words, created_at, updated_at)
    overriding system value values (8, 2, '文章', '', 'policy', 'both', false, '', now(), now());
  insert into news_revision values (8, 1, '{"title": "初稿"}', null, 7, '2026-02-01Z'),
    (8, 2, '{"title": "文章"}', 1, null, '2026-02-02Z');
  insert into expo (id, revision, title, title_en, starts_on, ends_on, words, created_at, updated_at)
    overriding system value values (9, 1, '云展', '', '2026-01-01', '2026-12-31', '', now(), now());
  insert into expo_revision values (9, 1, '{"title": "云展"}', null, 7, '2026-03-01Z');`

test('certifications, articles and expos keep their revisions, with who, when and what was decided', async () => {
  await older.client.query(old)
  await older.update()
  const { rows } = await older.client.query(
    `select concat_ws(' ', subject, subject_id, kind, revision) as of, document, created_by, created_at, submitted_at,
      outcome, decided_at, reason, restored_from from content_revision order by 1`,
  )
  const day = (text: string) => new Date(`2026-${text}T00:00:00Z`)
  const unreviewed = { submitted_at: null, outcome: null, decided_at: null, reason: null, restored_from: null }
  const at = (text: string) => ({ created_at: day(text), submitted_at: day(text) })
  expect(rows).toEqual([
    {
      ...unreviewed,
      of: 'enterprise 5 certification 1',
      document: { name: '旧名' },
      created_by: '7',
      ...at('01-01'),
      outcome: 'rejected',
      decided_at: day('01-02'),
      reason: '请更正',
    },
    {
      ...unreviewed,
      of: 'enterprise 5 certification 2',
      document: { name: '启明泵业' },
      created_by: '7',
      ...at('01-03'),
      outcome: 'published',
      decided_at: day('01-04'),
    },
    { ...unreviewed, of: 'enterprise 5 certification 3', document: { name: '新名' }, created_by: null, ...at('01-05') },
    { ...unreviewed, of: 'expo 9 expo 1', document: { title: '云展' }, created_by: '7', created_at: day('03-01') },
    { ...unreviewed, of: 'news 8 article 1', document: { title: '初稿' }, created_by: '7', created_at: day('02-01') },
    {
      ...unreviewed,
      of: 'news 8 article 2',
      document: { title: '文章' },
      created_by: null,
      created_at: day('02-02'),
      restored_from: 1,
    },
  ])
})
