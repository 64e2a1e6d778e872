/**
 * An enterprise's own list of ten and own product, asked for by somebody who is signed in, against Directus over the
 * same tables of the same PostgreSQL: its role reads products (rules for single rows need a licence), its list is asked
 * for those of the same enterprise, it answers the same columns with the number of rows found, and keeps no results. Both
 * in turns, in one run. The tool comes from `bench/directus`, which has packages of its own.
 * Usage: `node tools/run.mjs bench/against-directus.ts`
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadavg } from 'node:os'
import { productGet, searchPageByParam } from '@portal/contract/product-own'
import { basics, createProduct } from '@portal/testkit/factories'
import { populate } from '@portal/testkit/world'
import { type Directus, startDirectus } from './directus-server.ts'
import { installed } from './own-packages.ts'
import { startScratchPortal } from './scratch-portal.ts'
import { type Cost, costOf, type Subject } from './server-cost.ts'

const OWN = 40
const OTHERS = 100_000
const ROUNDS = 3
const COLUMNS = 'id,name,model,industry,cover,patent_count,completeness,missing,statuses,updated_at'

const FILL = `
  with others as (
    insert into organisation (name, examine_state) select '企业 ' || n, '1' from generate_series(1, 100) n returning id
  ), numbered as (select id, row_number() over (order by id) - 1 as n from others)
  insert into product (organisation_id, created_by, name, model, industry, patent_count, completeness, missing, search_vector,
    created_at, updated_at, statuses)
  select numbered.id, (select min(id) from user_account), '离心泵 ' || k, 'QM-' || k, lpad((1 + k % 7)::text, 2, '0'),
    k % 20, k % 101, array['price', 'video'], to_tsvector('simple', '离心泵 qm' || k), now() - k * interval '1 minute',
    now() - k * interval '1 minute', jsonb_build_object('basics', '1', 'pictures', '0', 'price', '0', 'video', '0',
      'certificate', '0', 'chain', '0')
  from generate_series(1, ${OTHERS}) k join numbered on numbered.n = k % 100`

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function print(who: string, { what, requestsPerSecond, cpuMsPerRequest, p50Ms, p99Ms, failed }: Cost): void {
  process.stdout.write(
    `${who.padEnd(9)} ${what.padEnd(7)} ${requestsPerSecond.toFixed(0).padStart(6)}/s  ${(cpuMsPerRequest * 1000).toFixed(0).padStart(6)} µs processor  p50 ${p50Ms} ms  p99 ${p99Ms} ms  ${failed} failed\n`,
  )
}

/** Both in turns; prints every round, and the medians set against each other. */
async function compare(ours: Subject & { pid: number }, theirs: Subject & { pid: number }): Promise<void> {
  const costs: Record<'portal' | 'directus', Cost[]> = { portal: [], directus: [] }
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const portal = await costOf(ours, ours.pid, 5)
    const directus = await costOf(theirs, theirs.pid, 5)
    print('portal', portal)
    print('Directus', directus)
    costs.portal.push(portal)
    costs.directus.push(directus)
  }
  const of = (who: 'portal' | 'directus', pick: (cost: Cost) => number) => median(costs[who].map(pick))
  const rate = of('portal', (cost) => cost.requestsPerSecond) / of('directus', (cost) => cost.requestsPerSecond)
  const cpu = of('portal', (cost) => cost.cpuMsPerRequest * 1000)
  process.stdout.write(`${ours.what}: ${rate.toFixed(1)} times as many a second, ${cpu.toFixed(0)} µs\n`)
}

async function main(): Promise<void> {
  const programs = await installed('directus')
  const portal = await startScratchPortal()
  let directus: Directus | undefined
  try {
    const { as, ids, published } = await populate(portal)
    for (let index = 1; index < OWN; index += 1) await createProduct(as.demo, basics({ submit: false }))
    await portal.pool.query(FILL)
    await portal.pool.query('vacuum analyze')
    const organisation = ids.enterprises.ours
    directus = await startDirectus(programs, portal.databaseUrl)
    const { version } = JSON.parse(
      readFileSync(join(import.meta.dirname, 'directus/node_modules/directus/package.json'), 'utf8'),
    ) as { version: string }
    process.stdout.write(
      `Directus ${version}, a role that reads products; ${OWN} products of ${OTHERS + OWN}; 10 connections; load before ${loadavg()[0]?.toFixed(2)}\n`,
    )
    const ours = { pid: portal.pid, authorization: `Bearer ${as.demo.token}` }
    const theirs = { pid: directus.pid, authorization: `Bearer ${directus.token}` }
    const items = `${directus.origin}/items/product`
    await compare(
      { ...ours, what: 'detail', url: portal.origin + productGet.path, body: JSON.stringify({ productId: published }) },
      { ...theirs, what: 'detail', url: `${items}/${published}?fields=${COLUMNS}` },
    )
    await compare(
      { ...ours, what: 'list', url: portal.origin + searchPageByParam.path, body: '{}' },
      {
        ...theirs,
        what: 'list',
        url: `${items}?filter[organisation_id][_eq]=${organisation}&limit=10&sort=-updated_at&meta=filter_count&fields=${COLUMNS}`,
      },
    )
  } finally {
    await directus?.stop()
    await portal.stop()
  }
}

await main()
