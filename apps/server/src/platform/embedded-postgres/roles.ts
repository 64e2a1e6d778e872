/** The two roles of the embedded cluster, and how the product's database becomes the plain one's. */
import { createHmac } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'

/** The superuser that initdb makes: claims the cluster, makes the plain role and its database. No request comes near it. */
export const CLUSTER_USER = 'portal'
/**
 * What the product is. It owns its database and nothing besides, so whatever goes wrong in a statement reads no file,
 * runs no program and makes no role. Migrations need no more: pg_trgm may be made by whoever owns a database.
 */
export const SERVER_USER = 'portal_server'

/** Any number will do, it only must be the same in every process that uses one data folder. */
const LOCK = 70_118_115

/** Connection string of the same server for another database. */
function withDatabase(url: string, database: string): URL {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other
}

/**
 * Connection string of the plain role, given the superuser's. Its password follows from the superuser's and does not lead
 * back to it: there is no second file that a killed start could leave half written, or that could be moved without the other.
 */
export function serverUrl(adminUrl: string, database: string): string {
  const url = withDatabase(adminUrl, database)
  url.username = SERVER_USER
  url.password = createHmac('sha256', url.password).update(SERVER_USER).digest('base64url')
  return url.href
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Gives the plain role what the superuser owns outside of system schemas and extensions, in one transaction: what the
 * versions made that knew one role only. Sequences of columns, indexes and types of rows follow their tables.
 */
const HAND_OVER = `do $$
declare
  statement text;
begin
  perform set_config('search_path', 'pg_catalog', true);
  for statement in
    with own_schema as (
      select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), thing (kind, name, catalog, id) as (
      select 'schema', quote_ident(nspname), 'pg_namespace'::regclass, oid from own_schema
        where nspowner = '${CLUSTER_USER}'::regrole
      union all
      select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
          c.oid::regclass::text, 'pg_class'::regclass, c.oid
        from pg_class c join own_schema s on s.oid = relnamespace
        where relowner = '${CLUSTER_USER}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend
            where relkind = 'S' and classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i'))
      union all
      select 'routine', p.oid::regprocedure::text, 'pg_proc'::regclass, p.oid
        from pg_proc p join own_schema s on s.oid = pronamespace where proowner = '${CLUSTER_USER}'::regrole
      union all
      select 'type', t.oid::regtype::text, 'pg_type'::regclass, t.oid
        from pg_type t join own_schema s on s.oid = typnamespace left join pg_class c on c.oid = typrelid
        where typowner = '${CLUSTER_USER}'::regrole and (typtype in ('e', 'd', 'r') or c.relkind = 'c')
    )
    select format('alter %s %s owner to ${SERVER_USER}', kind, name) from thing
      where not exists (select from pg_depend where classid = catalog and objid = id and deptype = 'e')
  loop
    execute statement;
  end loop;
end $$`

/**
 * Sees to it that the plain role and the database are there and that one owns the other; answers the connection string for
 * the server. Every step is whole or not done, and looks at what is there: whatever a killed start left, the next goes on.
 * `adminUrl`: the superuser's, for the database `postgres`.
 */
export function prepareDatabase(adminUrl: string, database: string): Promise<string> {
  const url = serverUrl(adminUrl, database)
  const [user, name] = [escapeIdentifier(SERVER_USER), escapeIdentifier(database)]
  return connected(adminUrl, async (client) => {
    // Let go of with the connection; a command that runs beside the server may be here at the same moment.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const role = await client.query('select from pg_roles where rolname = $1', [SERVER_USER])
    if (role.rowCount === 0)
      await client.query(`create role ${user} login password ${escapeLiteral(new URL(url).password)}`)
    const { rows } = await client.query<{ owner: string }>(
      'select datdba::regrole::text as owner from pg_database where datname = $1',
      [database],
    )
    if (rows[0] === undefined) await client.query(`create database ${name} owner ${user}`)
    else if (rows[0].owner !== SERVER_USER) await client.query(`alter database ${name} owner to ${user}`)
    await connected(withDatabase(adminUrl, database).href, (inside) => inside.query(HAND_OVER))
    return url
  })
}
