/**
 * Times how long ten thousand products take to leave the website with their enterprise, and to come back: from an
 * operator's click until the last of them followed. A hundred thousand products of others are shown beside them. On a
 * database of its own, in this process. On Linux, for the processor's time.
 * Usage: `node tools/run.mjs bench/suspension.ts [products = 10000] [others = 100000]`
 */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { productPage } from '@portal/contract/product'
import { basics, decide, publishProduct, registerPatent, savePictures } from '@portal/testkit/factories'
import { byHand, cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import { copyProduct } from '@portal/testkit/product-copies'
import { enterprises } from '@portal/testkit/people'
import { populate } from '@portal/testkit/world'
import pg from 'pg'
import { createApp, type Portal } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/env.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { createLog } from '../apps/server/src/platform/log.ts'

const ROUNDS = 3
const MOST_SECONDS = 5
const products = Number(process.argv[2] ?? 10_000)
const others = Number(process.argv[3] ?? 100_000)

const SENTENCE = '叶轮与导叶一体成形，效率高于同级产品，可更换的机械密封适合供水、消防与工业循环。'
/** As much as enterprises write. */
const content = {
  name: '多级离心泵',
  summary: SENTENCE,
  functions: SENTENCE.repeat(4),
  features: SENTENCE.repeat(8),
  scenario: SENTENCE.repeat(4),
}

/** What others show: rows as lists and facets read them. */
const OTHERS = `
  insert into product_public (product_id, organisation_id, industry, region, year, types, chain, traits, part_count,
    patent_count, published_at, name, name_en, model, summary, summary_en, enterprise_name, enterprise_name_en, cover,
    search_vector, title_vector)
  select p.id, p.organisation_id, p.industry, '33', 2022 + p.id % 5, 1 + p.id % 7, false, p.id % 32, 0, 2,
    now() - p.id * interval '1 minute', p.name, '', p.model, '一句话说明产品用途与优势。', '', '企业', '', null,
    to_tsvector('simple', 'w' || p.id % 997 || ' w' || p.id % 89), to_tsvector('simple', 'w' || p.id % 997)
  from product p where p.name like '其他 %'`

/** Of one tick in /proc. */
const TICK_SECONDS = 0.01

/** Processor time that this process and its connections in PostgreSQL have taken so far: what no load changes much. */
async function processorSeconds(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const { user, system } = process.cpuUsage()
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
    return Number(fields[13]) + Number(fields[14])
  })
  return (user + system) / 1e6 + ticks.reduce((sum, one) => sum + one, 0) * TICK_SECONDS
}

/** One enterprise with its products on the website, copies of one that was published by hand, and those of others. */
async function fill(portal: Portal, pool: pg.Pool, origin: string) {
  const { as, ids } = await populate({ origin, pool })
  const patents = []
  for (let number = 0; number < 4; number += 1) patents.push(await registerPatent(as.demo, enterprises.ours))
  const linked = patents.map((patent) => ({ patentId: patent.id }))
  const original = await publishProduct(as.demo, as.operator, basics({ ...content, patents: linked }))
  await savePictures(as.demo, original, { count: 3 })
  await decide(as.operator, 'pictures', content.name)
  await copyProduct(pool, original, products)
  await pool.query(
    `insert into product (organisation_id, created_by, name, model, industry, search_vector)
      select $1, (select min(id) from user_account), '其他 ' || n, 'M', '0' || 1 + n % 7, '' from generate_series(1, $2::int) n`,
    [ids.enterprises.theirs, others],
  )
  await pool.query(OTHERS)
  await pool.query('vacuum analyze')
  const id = ids.enterprises.ours
  const { transactor } = portal.platform
  await transactor.transact((tx) => portal.rooms.product.refreshEnterprise(tx, id))
  return { id, operator: as.operator }
}

async function main(): Promise<void> {
  const cluster = await startTestCluster(migrate)
  const { url } = await cloneDatabase(cluster.adminUrl)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  // What is copied below is told to nobody: the product's own writes are still refused when they keep silent.
  const pool = new pg.Pool({ connectionString: url, max: 2, options: byHand })
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' }
  const portal = await createApp(readEnvironment({ ...process.env, ...variables }), {
    databaseUrl: url,
    log: createLog('error'),
  })
  await portal.start()
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const { id, operator } = await fill(portal, pool, origin)
  const { events } = portal.platform
  const time = async (what: string, change: () => Promise<unknown>, expected: number): Promise<void> => {
    const from = performance.now()
    const processor = await processorSeconds(pool)
    await change()
    await events.settle()
    const seconds = (performance.now() - from) / 1000
    const worked = (await processorSeconds(pool)) - processor
    const shown = await portal.callInProcess(
      productPage,
      { query: { enterprise: id } },
      { actor: null, language: 'zh-cn' },
    )
    if (shown.total < expected || (expected === 0 && shown.total > 0))
      throw new Error(`${shown.total} products are shown`)
    const verdict = seconds <= MOST_SECONDS ? 'ok' : 'over budget'
    process.stdout.write(
      `${what.padEnd(10)} ${seconds.toFixed(2)} s  ${shown.total} shown after  processor ${worked.toFixed(2)} s  load ${loadavg()[0]?.toFixed(1)}  ${verdict}\n`,
    )
  }
  process.stdout.write(`${products} products of the enterprise, ${others} of others\n`)
  for (let round = 0; round < ROUNDS; round += 1) {
    await time('suspended', () => operator.call(enterpriseSuspend, { body: { id, reason: '核查' } }), 0)
    await time('lifted', () => operator.call(enterpriseLift, { body: { id, note: '已核实' } }), products)
  }
  await pool.end()
  await portal.close()
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}

await main()
