/**
 * Plans and figures at a million rows: every list of workbench and console in each of its orders, the review queue, the
 * palette, to-do list, drafts, keys, quotas, sweeps and guesses, each as the product sends it, explained and carried out.
 * On a database of its own, unless DATABASE_URL names one that was filled like it; nothing that is asked stays there.
 * Usage: `node tools/run.mjs bench/plans/main.ts [beginning of what to ask for] [--plans] [--rows=1000000]`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { byHand, cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import pg from 'pg'
import { createApp } from '../../apps/server/src/app.ts'
import { readEnvironment } from '../../apps/server/src/env.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { asks } from './asks.ts'
import { costOf, plansOf } from './plan.ts'
import { startRecording, statementsOf } from './recorder.ts'
import { seed } from './seed.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function filled(rows: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const cluster = await startTestCluster(migrate)
  const { url } = await cloneDatabase(cluster.adminUrl)
  await seed(url, rows, say)
  return { url, stop: cluster.stop }
}

async function main(): Promise<void> {
  const { values: chosen, positionals } = parseArgs({
    options: { plans: { type: 'boolean' }, rows: { type: 'string', default: '1000000' } },
    allowPositionals: true,
  })
  const { url, stop } = await filled(Number(chosen.rows))
  startRecording()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const given = { DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' }
  const env = readEnvironment({ ...process.env, ...given })
  const portal = await createApp(env, { databaseUrl: url, log: createLog('error') })
  // Makes the tables of jobs; the rooms are not started, so nothing is ordered.
  await portal.platform.jobs.prepare()
  const client = new pg.Client({ connectionString: url, options: byHand })
  await client.connect()
  say(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}`)
  say('| asked | statements | ms | pages | most rows looked at | by |\n| --- | ---: | ---: | ---: | ---: | --- |')
  for (const [name, ask] of Object.entries(asks).filter(([one]) => one.startsWith(positionals[0] ?? ''))) {
    const sent = await statementsOf(() => ask(portal))
    const { statements, milliseconds, pages, widest } = await costOf(client, sent)
    say(`| ${name} | ${statements} | ${milliseconds.toFixed(1)} | ${pages} | ${widest.rows} | ${widest.what} |`)
    if (chosen.plans) say(await plansOf(client, sent))
  }
  say(`Load of this machine after: ${loadavg()[0]?.toFixed(1)}`)
  await client.end()
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
  await stop()
}

await main()
