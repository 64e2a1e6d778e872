/**
 * Takes 100,000 patents in, as CSV and as a workbook with shared strings: by the command and through the console's
 * background work, each in a process of its own on an empty database with the settings of production. Prints seconds
 * and the memory before and at its peak; `twice` takes the same file in once more.
 * Usage: `node tools/run.mjs bench/import/main.ts [rows = 100000]`
 */
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportCounts } from '@portal/contract/import'
import { createApp, type Portal } from '../../apps/server/src/app.ts'
import { readEnvironment } from '../../apps/server/src/env.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import type { Actor } from '../../apps/server/src/platform/http/actor.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { warmText } from '../../apps/server/src/platform/text.ts'
import { createAdministrators } from '../../apps/server/src/rooms/user/index.ts'
import { writeCsv, writeXlsx } from './generate.ts'

const MEBIBYTE = 1024 * 1024
const SAMPLE_MS = 50
/** As `npm run import` starts the command. */
const COMMAND_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=256']

/** Runs `work` and tells how long it took and what the process held before and at most, in MiB. */
async function measured<T>(work: () => Promise<T>) {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => void (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS)
  const from = performance.now()
  const result = await work()
  const seconds = (performance.now() - from) / 1000
  clearInterval(timer)
  return { result, seconds, before: before / MEBIBYTE, peak: peak / MEBIBYTE }
}

const throughCommand = (portal: Portal, actor: Actor, path: string) => () =>
  portal.rooms.import.importFile({ path, name: 'patents', kind: null, dryRun: false }, actor, {
    head: () => undefined,
    step: () => undefined,
    problems: async () => undefined,
  })

async function settled(portal: Portal, id: string, state: string): Promise<ImportCounts> {
  for (;;) {
    const found = await portal.rooms.import.detail({ id, owner: null }, 'en')
    if (found.state === state) return found.counts
    if (['refused', 'failed'].includes(found.state)) throw new Error(found.reason ?? found.state)
    await new Promise((done) => setTimeout(done, 250))
  }
}

/** Preview and import, as the console does them. */
const throughConsole = (portal: Portal, actor: Actor, path: string) => async () => {
  const { size } = await stat(path)
  const upload = { path, bytes: size, name: 'patents', fields: {}, remove: async () => undefined }
  const { id } = await portal.rooms.import.upload(actor, upload, { kind: null, owner: null })
  await settled(portal, id, 'ready')
  await portal.rooms.import.run(actor, { id, owner: null }, 'en')
  return settled(portal, id, 'done')
}

async function one(way: string, path: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-import-'))
  await chmod(dataDir, 0o755)
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrate(database.url)
  const env = { ...readEnvironment(), dataDir, seed: 'none' as const }
  const portal = await createApp(env, { databaseUrl: database.url, log: createLog('error') })
  const administrators = createAdministrators({ ...portal.platform, users: portal.rooms.user.users })
  await administrators.create('chief', 'correct horse battery')
  const actor = await administrators.actor('chief')
  const load = loadavg()[0] ?? 0
  if (way === 'console') {
    await portal.start()
    // A server that has been asked for something holds its dictionary.
    warmText()
  } else await portal.platform.jobs.prepare()
  const work = (way === 'console' ? throughConsole : throughCommand)(portal, actor, path)
  for (const time of way === 'twice' ? ['first', 'again'] : ['']) {
    const { result, seconds, before, peak } = await measured(work)
    const { created, unchanged, refused } = result
    console.log(
      `  ${`${way} ${time}`.padEnd(14)} ${path.slice(-4)}  ${seconds.toFixed(1)} s  ${before.toFixed(0)} → ${peak.toFixed(0)} MiB (+${(peak - before).toFixed(0)})  new ${created}, unchanged ${unchanged}, refused ${refused}  load before ${load.toFixed(1)}`,
    )
  }
  await portal.close()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function all(rows: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-patents-'))
  const files = [join(folder, 'patents.csv'), join(folder, 'patents.xlsx')]
  await writeCsv(files[0] ?? '', rows)
  await writeXlsx(files[1] ?? '', rows)
  const sizes = await Promise.all(files.map(async (file) => `${((await stat(file)).size / MEBIBYTE).toFixed(0)} MiB`))
  console.log(`${rows} patents, ${cpus().length} cores; files of ${sizes.join(' and ')}`)
  for (const way of ['twice', 'console']) {
    for (const file of files) {
      const flags = way === 'console' ? [] : COMMAND_FLAGS
      spawnSync(process.execPath, [...flags, import.meta.filename, way, file], { stdio: 'inherit' })
    }
  }
  await rm(folder, { recursive: true })
}

const [first = '100000', path] = process.argv.slice(2)
await (path === undefined ? all(Number(first)) : one(first, path))
process.exit(0)
