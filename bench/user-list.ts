/**
 * Times the list of users at a million accounts inside the process: validation, page, exact total, roles, view. On a
 * database of its own, unless DATABASE_URL names one that was filled like it.
 * Usage: `node tools/run.mjs bench/user-list.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import type { Input } from '@portal/contract/kit'
import { userPage } from '@portal/contract/user-admin'
import { cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import pg from 'pg'
import { createApp } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/env.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import type { Actor } from '../apps/server/src/platform/http/actor.ts'
import { createLog } from '../apps/server/src/platform/log.ts'

type Query = Input<typeof userPage>['query']
const ROUNDS = 40
const ACCOUNTS = 1_000_000
const ENTERPRISES = 100_000

const SURNAMES = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗'
const GIVEN = '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂文华建国志玉红梅晓春海燕'

/** Names as they are: a few surnames are many people's; mobiles and usernames are one person's each. */
const FILL = [
  `insert into organisation (name, examine_state) select '企业 ' || n || ' 有限公司', '1' from generate_series(1, ${ENTERPRISES}) n`,
  `insert into user_account (username, password_hash, nickname, mobile, organisation_id, state, created_at, updated_at)
    select 'u' || lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0') || (array['', '.wang', '_li', '-zhang'])[1 + n % 4],
      'x', substr('${SURNAMES}', floor(power(${SURNAMES.length}, random()))::int, 1)
        || substr('${GIVEN}', 1 + floor(random() * ${GIVEN.length})::int, 1)
        || substr('${GIVEN}', 1 + floor(random() * ${GIVEN.length})::int, 1),
      '1' || (3000000000 + (n::bigint * 7919 * 131) % 6999999999)::text,
      (select min(id) from organisation) + floor(power(${ENTERPRISES}, random()))::int - 1,
      case when n % 50 = 0 then 'disabled' else 'active' end,
      now() - random() * interval '1500 days', now() - random() * interval '400 days'
    from generate_series(1, ${ACCOUNTS}) n`,
  `insert into user_account_role
    select id, (array['OWNER', 'EDITOR', 'VIEWER', 'VIEWER', 'VIEWER'])[1 + id % 5] from user_account`,
  'vacuum analyze',
]

/** Queries of a kind, by how many accounts they find. */
const cases = (known: { mobile: string; username: string; nickname: string }[]): Record<string, Query[]> => ({
  'no filter': [{}],
  'no filter, by last change': [{ field: 'update_time' }],
  'page 1,000': [{ pageNum: 1000 }],
  disabled: [{ status: 0 }],
  'in use': [{ status: 1 }],
  'a role of 60 %': [{ roleIds: ['VIEWER'] }],
  'a month': [{ createTime: ['2026-03-01', '2026-03-31'] }],
  'one enterprise': [{ deptId: '50000' }, { deptId: '5' }],
  'a username': known.map(({ username }) => ({ keywords: username })),
  'a mobile': known.map(({ mobile }) => ({ keywords: mobile })),
  'the last 4 digits of a mobile': known.map(({ mobile }) => ({ keywords: mobile.slice(-4) })),
  'a name of 3 characters': known.map(({ nickname }) => ({ keywords: nickname })),
  'a name of 2 characters': known.map(({ nickname }) => ({ keywords: nickname.slice(0, 2) })),
  'a surname': known.map(({ nickname }) => ({ keywords: nickname.slice(0, 1) })),
  'part of a quarter of all': [{ keywords: 'wang' }, { keywords: 'zhang' }],
  'a keyword of nobody': [{ keywords: '不存在的人' }, { keywords: 'nobody-at-all' }],
})

async function filled(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const cluster = await startTestCluster(migrate)
  const { url } = await cloneDatabase(cluster.adminUrl)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const sql of FILL) await client.query(sql)
  await client.end()
  return { url, stop: cluster.stop }
}

async function knownPeople(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ mobile: string; username: string; nickname: string }>(
    `select mobile, username, nickname from user_account where id % 97003 = 1 and state = 'active' order by id limit 10`,
  )
  await client.end()
  return rows
}

async function main(): Promise<void> {
  process.stdout.write(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}\n`)
  const { url, stop } = await filled()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const env = readEnvironment({
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'error',
  })
  const portal = await createApp(env, { databaseUrl: url, log: createLog('error') })
  const operator = { userId: '1', organisationId: null, examineState: null, roles: ['OPERATOR'], perms: ['user:*:any'] }
  const actor = operator as unknown as Actor
  const visit = (query: Query) => portal.callInProcess(userPage, { query }, { actor, language: 'zh-cn' })
  for (const [name, queries] of Object.entries(cases(await knownPeople(url)))) {
    const times: number[] = []
    let total = 0
    for (let round = 0; round < ROUNDS + queries.length; round += 1) {
      const from = performance.now()
      const page = await visit(queries[round % queries.length] ?? {})
      // The first visits warm caches that a running server has warm.
      if (round >= queries.length) times.push(performance.now() - from)
      total = page.total
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    process.stdout.write(`${name.padEnd(30)} p50 ${at(0.5).padStart(7)}  p95 ${at(0.95).padStart(7)}  total ${total}\n`)
  }
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
  await stop()
}

await main()
