/**
 * Times the lists of the console, and the messages of a member, at a hundred thousand rows each inside the process:
 * validation, page, totals, view. On a database of its own.
 * Usage: `node tools/run.mjs bench/console-lists.ts [beginning of the lists to time]`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { auditPage } from '@portal/contract/audit'
import { complaintPage } from '@portal/contract/complaint'
import { enterpriseAdminPage } from '@portal/contract/enterprise-admin'
import { messagePage, outboxPage } from '@portal/contract/message'
import { messageList } from '@portal/contract/message-list'
import { articlePage } from '@portal/contract/news-admin'
import { patentAdminPage } from '@portal/contract/patent-admin'
import { productAdminPage } from '@portal/contract/product-admin'
import { reviewPage } from '@portal/contract/review'
import { cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import pg from 'pg'
import { createApp, type Portal } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/env.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import type { Actor } from '../apps/server/src/platform/http/actor.ts'
import { createLog } from '../apps/server/src/platform/log.ts'

const ROUNDS = 40
const ROWS = 100_000

const someTime = (days: number) => `now() - random() * interval '${days} days'`
const oneOf = (values: string[], by: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + (${by}) % ${values.length}]`
const vector = (...texts: string[]) => `array_to_tsvector(array[${texts.join(', ')}])`

/** Every list with all its states; word `w3` stands in every hundredth row, `all` in each. */
const FILL = [
  `insert into organisation (name, examine_state) select '企业 ' || n, '1' from generate_series(1, ${ROWS}) n`,
  `insert into user_account (username, password_hash, nickname, mobile, state)
    values ('operator', 'x', '方晴', '13900000000', 'active')`,
  `insert into enterprise (id, certification, revision, status, submitted_at)
    select id, jsonb_build_object('name', name, 'uscc', 'U' || id, 'region', ${oneOf(['33', '44', '31'], 'id::int')},
      'industry', lpad((1 + id % 7)::text, 2, '0')), 1, ${oneOf(['1', '1', '1', '2', '3'], 'id::int')}, ${someTime(900)}
    from organisation`,
  `insert into enterprise_public (id, name, name_en, uscc, region, industry, address, website, profile, certified_at,
      product_count, patent_count, search_vector)
    select id, name, '', 'U' || id, '33', '01', '', '', '', ${someTime(900)}, id % 40, id % 90, ''
    from organisation where id % 5 <> 0`,
  `insert into product (organisation_id, created_by, name, model, industry, cover, patent_count, completeness, missing,
      search_vector, created_at, updated_at, statuses, archived_at)
    select (select min(id) from organisation) + n % 5000, (select min(id) from user_account), '离心泵 ' || n, 'QM-' || n,
      lpad((1 + n % 7)::text, 2, '0'), null, n % 20, n % 101, array['price'],
      ${vector(`'all'`, `'w' || n % 100`)}, ${someTime(900)}, ${someTime(900)},
      jsonb_build_object('basics', (n % 6)::text, 'pictures', (n / 3 % 6)::text), case when n % 10 = 0 then now() end
    from generate_series(1, ${ROWS}) n`,
  `insert into patent (number, type, title, legal_status, applicants, applicant_keys, filed_on, search_vector)
    select 'CN' || (202010000000 + n) || '.' || n % 10, ${oneOf(['invention', 'utility-model', 'design'], 'n')},
      '一种泵 ' || n, ${oneOf(['in-force', 'in-force', 'pending', 'lapsed'], 'n')}, array['企业'], array['企业'],
      current_date - n % 5000, ${vector(`'all'`, `'w' || n % 100`)}
    from generate_series(1, ${ROWS}) n`,
  `insert into news (revision, published_revision, published_at, withdrawn_at, title, title_en, category, audience,
      pinned, search_vector, created_at, updated_at)
    select 1, case when n % 4 < 2 then 1 end, case when n % 4 < 2 then ${someTime(900)} end,
      case when n % 4 = 2 then now() end, '资讯 ' || n, '', ${oneOf(['policy', 'notice', 'industry'], 'n')},
      ${oneOf(['website', 'workbench', 'both'], 'n')}, n % 1000 = 0, ${vector(`'all'`, `'w' || n % 100`)},
      ${someTime(900)}, ${someTime(900)}
    from generate_series(1, ${ROWS}) n`,
  `insert into audit_entry (at, actor_id, actor_name, organisation_id, action, subject_type, subject_id)
    select now() - (${ROWS * 5} - n) * interval '2 minutes', (select min(id) from user_account), '方晴', 1 + n % 5000,
      ${oneOf(['product.saved', 'product.submitted', 'review.approved', 'role.saved'], 'n')},
      ${oneOf(['product.basics', 'product', 'review', 'role'], 'n')}, (n % 20000)::text
    from generate_series(1, ${ROWS * 5}) n`,
  `insert into review_item (kind, subject_type, subject_id, organisation_id, revision, state, title, organisation_name, submitted_by,
      submitted_at, decided_by, decided_at, search_vector)
    select ${oneOf(['basics', 'pictures', 'chain', 'price'], 'n / 4')}, 'product', n % 250000, (select min(id) from organisation) + n % 5000,
      1, case when n % 4 = 0 then 'pending' when n % 4 = 1 then 'rejected' else 'approved' end, '离心泵 ' || n,
      '企业 ' || n % 5000, '林澜', ${someTime(900)}, '方晴', case when n % 4 > 0 then ${someTime(900)} end,
      ${vector(`'all'`, `'w' || n % 100`)}
    from generate_series(1, ${ROWS}) n`,
  `insert into complaint (number, kind, state, subject_type, subject_id, subject_title, organisation_id,
      organisation_name, statement, name, email, language, created_at, settled_at)
    select 'TS2026-' || n, ${oneOf(['infringement', 'falsehood', 'illegal', 'other'], 'n')},
      ${oneOf(['new', 'handling', 'waiting', 'upheld', 'rejected', 'closed'], 'n')}, 'product', n % 5000, '离心泵 ' || n,
      (select min(id) from organisation) + n % 5000, '企业 ' || n % 5000, '说明', '某人', 'a@example.com', 'zh-cn',
      ${someTime(900)}, case when n % 6 > 2 then now() end
    from generate_series(1, ${ROWS}) n`,
  `insert into outbox (channel, recipient, subject, text, state, created_at)
    select ${oneOf(['sms', 'mail'], 'n')}, 'u' || n || '@example.com', '主题', '正文',
      ${oneOf(['kept', 'waiting', 'sent', 'failed'], 'n')}, ${someTime(900)}
    from generate_series(1, ${ROWS}) n`,
  `insert into message (user_id, kind, created_at, read_at)
    select (select min(id) from user_account), ${oneOf(['certification.submitted', 'certification.approved'], 'n')},
      now() - (${ROWS} - n) * interval '1 minute', case when n % 10 > 0 then now() end
    from generate_series(1, ${ROWS}) n`,
  'vacuum analyze',
]

type Ask = (portal: Portal) => Promise<unknown>
const actor = {
  userId: '1',
  username: 'operator',
  nickname: '方晴',
  organisationId: null,
  organisationName: '',
  roles: ['ROOT'],
  perms: ['*:*:*'],
} as unknown as Actor
const caller = { actor, language: 'zh-cn' } as const

/** How each list is asked for most often, and the ways that may hurt. */
const cases: Record<string, Ask> = {
  'products put away': (portal) => portal.callInProcess(productAdminPage, { query: { archived: 'true' } }, caller),
  products: (portal) => portal.callInProcess(productAdminPage, { query: {} }, caller),
  'products, page 4,000': (portal) => portal.callInProcess(productAdminPage, { query: { pageNum: 4000 } }, caller),
  'products under review': (portal) => portal.callInProcess(productAdminPage, { query: { status: '2' } }, caller),
  'products, a word': (portal) => portal.callInProcess(productAdminPage, { query: { keywords: 'w3' } }, caller),
  'products, a word of all': (portal) => portal.callInProcess(productAdminPage, { query: { keywords: 'all' } }, caller),
  patents: (portal) => portal.callInProcess(patentAdminPage, { query: {} }, caller),
  'patents by filing date': (portal) => portal.callInProcess(patentAdminPage, { query: { sort: 'filed' } }, caller),
  'patents, lapsed': (portal) => portal.callInProcess(patentAdminPage, { query: { legalStatus: 'lapsed' } }, caller),
  'patents, a word': (portal) => portal.callInProcess(patentAdminPage, { query: { keywords: 'w3' } }, caller),
  enterprises: (portal) => portal.callInProcess(enterpriseAdminPage, { query: {} }, caller),
  'enterprises by products': (portal) =>
    portal.callInProcess(enterpriseAdminPage, { query: { sort: 'products' } }, caller),
  'enterprises, part of a name': (portal) =>
    portal.callInProcess(enterpriseAdminPage, { query: { keywords: '企业 77' } }, caller),
  news: (portal) => portal.callInProcess(articlePage, { query: {} }, caller),
  'news, drafts': (portal) => portal.callInProcess(articlePage, { query: { state: 'draft' } }, caller),
  'news, a word': (portal) => portal.callInProcess(articlePage, { query: { keywords: 'w3' } }, caller),
  'audit log': (portal) => portal.callInProcess(auditPage, { query: {} }, caller),
  'audit log, one action': (portal) => portal.callInProcess(auditPage, { query: { actions: ['role.saved'] } }, caller),
  'audit log, one subject': (portal) =>
    portal.callInProcess(auditPage, { query: { subjectType: 'role', subjectId: '3' } }, caller),
  'review queue': (portal) => portal.callInProcess(reviewPage, { query: {} }, caller),
  'reviews approved': (portal) => portal.callInProcess(reviewPage, { query: { state: 'approved' } }, caller),
  'review queue, a word': (portal) => portal.callInProcess(reviewPage, { query: { keywords: 'w4' } }, caller),
  complaints: (portal) => portal.callInProcess(complaintPage, { query: {} }, caller),
  'complaints, part of a subject': (portal) =>
    portal.callInProcess(complaintPage, { query: { keywords: '泵 777' } }, caller),
  outbox: (portal) => portal.callInProcess(outboxPage, { query: {} }, caller),
  'outbox, failed mails': (portal) =>
    portal.callInProcess(outboxPage, { query: { channel: 'mail', state: 'failed' } }, caller),
  'outbox, part of a recipient': (portal) => portal.callInProcess(outboxPage, { query: { keywords: 'u777' } }, caller),
  'enterprises by submission': (portal) =>
    portal.callInProcess(enterpriseAdminPage, { query: { sort: 'submitted' } }, caller),
  'messages of one person': (portal) => portal.callInProcess(messageList, { query: {} }, caller),
  'the bell': (portal) => portal.callInProcess(messagePage, { query: { unread: 'true' } }, caller),
}

async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    await work()
    if (round > 2) times.push(performance.now() - from)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  process.stdout.write(`${name.padEnd(32)} p50 ${at(0.5).padStart(7)}  p95 ${at(0.95).padStart(7)}\n`)
}

async function main(): Promise<void> {
  const cluster = await startTestCluster(migrate)
  const { url } = await cloneDatabase(cluster.adminUrl)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of FILL) await client.query(statement)
  await client.end()
  const given = { DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' }
  const env = readEnvironment({ ...process.env, ...given })
  const portal = await createApp(env, { databaseUrl: url, log: createLog('error') })
  process.stdout.write(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}\n`)
  const wanted = Object.entries(cases).filter(([name]) => name.startsWith(process.argv[2] ?? ''))
  for (const [name, ask] of wanted) await time(name, () => ask(portal))
  process.stdout.write(`Load of this machine after: ${loadavg()[0]?.toFixed(1)}\n`)
  await portal.close()
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}

await main()
