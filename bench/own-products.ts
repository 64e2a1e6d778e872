/**
 * Times an enterprise's own list at ten thousand products of one enterprise (and a hundred thousand of others) inside the
 * process: validation, page, exact counts of all states, pictures, view; and the list as a file. On a database of its own.
 * Usage: `node tools/run.mjs bench/own-products.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import type { Input } from '@portal/contract/kit'
import { productExport, searchPageByParam } from '@portal/contract/product-own'
import { cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import pg from 'pg'
import { createApp } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/env.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import type { Actor } from '../apps/server/src/platform/http/actor.ts'
import { createLog } from '../apps/server/src/platform/log.ts'

type Query = Input<typeof searchPageByParam>['body']
const ROUNDS = 60
const OWN = 10_000
const OTHERS = 100_000

/** Every fourth word is in a quarter of the names; a tenth was put away; all states occur in all kinds. */
const FILL = [
  `insert into organisation (name, examine_state) select '企业 ' || n, '1' from generate_series(1, 101) n`,
  `insert into user_account (username, password_hash, nickname, mobile, organisation_id, state)
    select 'owner', 'x', '林启明', '13900000000', min(id), 'active' from organisation`,
  `insert into user_account_role select id, 'OWNER' from user_account`,
  `insert into product (organisation_id, created_by, name, model, industry, cover, patent_count, completeness, missing, search_vector,
      created_at, updated_at, statuses, archived_at)
    select (select min(id) from organisation) + case when n <= ${OWN} then 0 else 1 + n % 100 end,
      (select min(id) from user_account), '离心泵 ' || n, 'QM-' || n, lpad((1 + n % 7)::text, 2, '0'), null, n % 20, n % 101,
      array['price', 'video'], to_tsvector('simple', '离心泵 w' || n % 4 || ' qm' || n),
      now() - n * interval '1 minute', now() - (n * 7919 % 100000) * interval '1 minute',
      jsonb_build_object('basics', (n % 6)::text, 'pictures', (n / 3 % 6)::text, 'price', (n / 7 % 6)::text,
        'video', '0', 'certificate', '0', 'chain', (n / 11 % 6)::text),
      case when n % 10 = 0 then now() end
    from generate_series(1, ${OWN + OTHERS}) n`,
  'vacuum analyze',
]

const cases: Record<string, Query> = {
  'first page': {},
  'last page': { pageNum: 900 },
  '100 on a page': { pageSize: 100 },
  'by name': { sort: 'name' },
  'least complete first': { sort: 'completeness' },
  'under review': { status: '2' },
  'one industry': { industry: '03' },
  'word of a quarter': { keywords: 'w1' },
  'put away': { archived: true },
}

async function main(): Promise<void> {
  const cluster = await startTestCluster(migrate)
  const { url } = await cloneDatabase(cluster.adminUrl)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of FILL) await client.query(statement)
  const env = readEnvironment({
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'error',
  })
  const portal = await createApp(env, { databaseUrl: url, log: createLog('error') })
  const owner = await client.query<{ organisation_id: string }>('select organisation_id from user_account')
  const actor = {
    userId: '1',
    organisationId: owner.rows[0]?.organisation_id,
    organisationName: '企业 1',
    examineState: '1',
    roles: ['OWNER'],
    perms: ['product:*:own'],
  } as unknown as Actor
  const caller = { actor, language: 'zh-cn' } as const
  const time = async (name: string, work: () => Promise<unknown>, rounds = ROUNDS): Promise<void> => {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now()
      await work()
      if (round > 2) times.push(performance.now() - from)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    process.stdout.write(`${name.padEnd(24)} p50 ${at(0.5).padStart(7)}  p95 ${at(0.95).padStart(7)}\n`)
  }
  process.stdout.write(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}\n`)
  for (const [name, body] of Object.entries(cases))
    await time(name, () => portal.callInProcess(searchPageByParam, { body }, caller))
  await time('as a file', () => portal.callInProcess(productExport, { body: {} }, caller), 10)
  await client.end()
  await portal.close()
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}

await main()
