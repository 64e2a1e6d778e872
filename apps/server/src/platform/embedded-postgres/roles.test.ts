import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertPerson } from '@portal/testkit/people'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readEnvironment } from '../../env.ts'
import { migrate } from '../db/migrate.ts'
import { createLog } from '../log.ts'
import { startEmbeddedPostgres } from './index.ts'

let dataDir = ''
const running = new Set<() => Promise<void>>()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-roles-'))
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  for (const stop of running) await stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the cluster; what a test that fails leaves running is stopped at the end. */
async function start() {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
  running.add(server.stop)
  return server
}

async function asked<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const inPortal = (adminUrl: string): string => adminUrl.replace(/\/postgres$/, '/portal')

/** Fills a database as a server does that is there for a moment: its tables, its queues, somebody in it. */
async function serveFrom(url: string): Promise<void> {
  await migrate(url)
  const variables = { DATABASE_URL: url, DATA_DIR: join(dataDir, 'files'), SEED: 'none', LOG_LEVEL: 'error' }
  const portal = await createApp(readEnvironment(variables), { databaseUrl: url, log: createLog('error') })
  await portal.start()
  await portal.close()
}

/** The cluster as versions left it that knew one role: all that is in it belongs to the superuser. */
async function olderVersionWasHere(): Promise<void> {
  const { adminUrl, stop } = await start()
  await asked(adminUrl, async (client) => {
    await client.query('drop database portal with (force)')
    await client.query('drop role portal_server')
    await client.query('create database portal')
  })
  await serveFrom(inPortal(adminUrl))
  const pool = new pg.Pool({ connectionString: inPortal(adminUrl), max: 1 })
  await insertPerson(pool, { username: 'long-since', nickname: '老用户', roles: [] }, null)
  await pool.end()
  await stop()
}

/** What the superuser owns of the product's database, extensions apart. */
const LEFT = `select catalog || ' ' || name as what from (
    select 'pg_namespace' as catalog, oid, nspname as name, oid as schema, nspowner as owner from pg_namespace
    union all select 'pg_class', oid, relname, relnamespace, relowner from pg_class
    union all select 'pg_proc', oid, proname, pronamespace, proowner from pg_proc
    union all select 'pg_type', oid, typname, typnamespace, typowner from pg_type
    union all select 'pg_operator', oid, oprname, oprnamespace, oprowner from pg_operator
    union all select 'pg_opclass', oid, opcname, opcnamespace, opcowner from pg_opclass
    union all select 'pg_opfamily', oid, opfname, opfnamespace, opfowner from pg_opfamily
    union all select 'pg_collation', oid, collname, collnamespace, collowner from pg_collation
    union all select 'pg_ts_config', oid, cfgname, cfgnamespace, cfgowner from pg_ts_config
    union all select 'pg_ts_dict', oid, dictname, dictnamespace, dictowner from pg_ts_dict
  ) thing join pg_namespace s on s.oid = schema
  where owner = 'portal'::regrole and s.nspname !~ '^pg_' and s.nspname <> 'information_schema'
    and not exists (select from pg_depend d
      left join pg_type t on d.classid = 'pg_type'::regclass and t.typelem = d.objid and t.typelem <> 0
      where deptype = 'e' and (d.objid = thing.oid or t.oid = thing.oid))`

/** What starts and answers now is the plain role, which has all that was there and may change it. */
async function provePlain(url: string): Promise<void> {
  await asked(url, async (client) => {
    const { rows } = await client.query(
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
        from pg_roles where rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolname: 'portal_server',
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
      },
    ])
    expect((await client.query(LEFT)).rows).toEqual([])
    const found = await client.query("select nickname from user_account where username = 'long-since'")
    expect(found.rows).toEqual([{ nickname: '老用户' }])
    // As the migrations of a release to come.
    await client.query('begin')
    await client.query('alter table product add column later int')
    await client.query('drop schema job cascade')
    await client.query('create schema job')
    await client.query('rollback')
  })
  await serveFrom(url)
}

test('a cluster of an older version is brought over whole, from wherever a killed start left it', async () => {
  await olderVersionWasHere()
  const undone = [
    [],
    ['alter database portal owner to portal'],
    ['alter table product owner to portal', 'alter schema job owner to portal'],
    ['alter database portal owner to portal', 'reassign owned by portal_server to portal', 'drop role portal_server'],
  ]
  for (const statements of undone) {
    const before = await start()
    await asked(inPortal(before.adminUrl), async (client) => {
      for (const statement of statements) await client.query(statement)
    })
    await before.stop()
    const { url, stop } = await start()
    await provePlain(url)
    await stop()
  }
})

describe('the role of the server', () => {
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start()
  })

  test.each([
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    'set session_replication_role = replica',
    'create role somebody',
    'create database another',
    'alter role portal_server superuser',
    'set role portal',
    'select rolpassword from pg_authid',
    "alter system set log_statement = 'all'",
  ])('may not: %s', async (statement) => {
    await expect(asked(server.url, (client) => client.query(statement))).rejects.toThrow(/permission denied|must be/)
  })

  test('does not know the password of the superuser', async () => {
    const url = new URL(server.url)
    url.username = 'portal'
    await expect(asked(url.href, (client) => client.query('select 1'))).rejects.toThrow(/authentication failed/)
  })
})
