/**
 * 64 people sign in again and again, each with an account and (through a trusted proxy's header) an address of their
 * own, while /healthz is asked: sign-ins per second, and how long /healthz takes meanwhile. On a database of its own.
 * Part of `npm run bench`; alone: `node tools/run.mjs bench/sign-in.ts`
 */
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@portal/contract/user'
import { createClient } from '@portal/testkit/client'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import pg from 'pg'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { type RunningServer, startServer } from '../e2e/support/server.ts'

const CLIENTS = 64
const SECONDS = 10
/** What /healthz may take for 99 of 100 while people sign in. */
export const HEALTH_P99_MS = 50

export interface SignInFigures {
  signInsPerSecond: number
  failed: number
  signInP50Ms: number
  /** /healthz while nobody signs in, and while 64 do. */
  idle: { p50Ms: number; p99Ms: number }
  busy: { p50Ms: number; p99Ms: number; worstMs: number; asked: number }
}

const percentile = (times: number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Asks /healthz while `work` runs; answers what each took, in milliseconds. */
async function healthDuring(origin: string, work: () => Promise<void>): Promise<number[]> {
  const child = fork(join(import.meta.dirname, 'ask-health.ts'), [origin])
  const answer = new Promise<number[]>((done, failed) => {
    child.once('message', (took) => done(took as number[]))
    child.once('exit', (code) => failed(new Error(`asking /healthz ended with ${code}`)))
  })
  await work()
  child.send('enough')
  return answer
}

async function insertAccounts(url: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  const names = Array.from({ length: CLIENTS }, (_, index) => `person-${index}`)
  for (const username of names) await insertPerson(pool, { username, nickname: username, roles: [] }, null)
  await pool.end()
  return names
}

async function load({ origin }: RunningServer, names: string[]) {
  const took: number[] = []
  let failed = 0
  const until = performance.now() + SECONDS * 1000
  const person = async (username: string, index: number) => {
    const client = createClient(origin, undefined, 'zh-cn', { 'x-forwarded-for': `192.0.2.${index}` })
    while (performance.now() < until) {
      const began = performance.now()
      const { code } = await client.ask(login, { body: { username, password: PASSWORD } })
      if (code === '0') took.push(performance.now() - began)
      else failed += 1
    }
  }
  await Promise.all(names.map(person))
  return { took, failed }
}

async function measure(server: RunningServer, names: string[]): Promise<SignInFigures> {
  const idle = await healthDuring(server.origin, () => sleep(3000))
  const result = { took: [] as number[], failed: 0 }
  const busy = await healthDuring(server.origin, async () => {
    Object.assign(result, await load(server, names))
  })
  return {
    signInsPerSecond: result.took.length / SECONDS,
    failed: result.failed,
    signInP50Ms: percentile(result.took, 0.5),
    idle: { p50Ms: percentile(idle, 0.5), p99Ms: percentile(idle, 0.99) },
    busy: {
      p50Ms: percentile(busy, 0.5),
      p99Ms: percentile(busy, 0.99),
      worstMs: Math.max(...busy),
      asked: busy.length,
    },
  }
}

/** Starts the built server on a fresh database and measures it. */
export async function measureSignIns(): Promise<SignInFigures> {
  const cluster = await startTestCluster((url) => migrate(url))
  const folder = await mkdtemp(join(tmpdir(), 'bench-sign-in-'))
  try {
    const database = await cloneDatabase(cluster.adminUrl)
    const names = await insertAccounts(database.url)
    const variables = { DATABASE_URL: database.url, DATA_DIR: folder, SEED: 'none', TRUST_PROXY: 'loopback' }
    const server = await startServer(variables)
    try {
      return await measure(server, names)
    } finally {
      await server.stop()
    }
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prints the figures, one line each. */
export function printSignIns({ signInsPerSecond, failed, signInP50Ms, idle, busy }: SignInFigures): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const verdict = busy.p99Ms < HEALTH_P99_MS && failed === 0 ? 'ok' : 'over budget'
  console.log(`Signing in: ${CLIENTS} people at once`)
  console.log(`  ${signInsPerSecond.toFixed(0)} sign-ins/s, p50 ${ms(signInP50Ms)}, ${failed} failed`)
  console.log(`  /healthz while nobody signs in   p50 ${ms(idle.p50Ms)}  p99 ${ms(idle.p99Ms)}`)
  console.log(
    `  /healthz meanwhile               p50 ${ms(busy.p50Ms)}  p99 ${ms(busy.p99Ms)}  worst ${ms(busy.worstMs)} of ${busy.asked}  ${verdict}`,
  )
}

if (import.meta.main) {
  console.log(`Load of this machine before: ${loadavg()[0]?.toFixed(2)}`)
  printSignIns(await measureSignIns())
}
