/** The application in a process that a test may kill at any line, on a database that outlives it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject } from 'vitest'
import { byHand, cloneDatabase } from './postgres.ts'

const SCRIPT = fileURLToPath(new URL('./server-process.ts', import.meta.url))

export interface Killable {
  origin: string
  /** SIGKILL, as a power cut would; resolves when the process is gone. */
  kill(): Promise<void>
}

export interface KillableInstallation {
  pool: pg.Pool
  /** Where files lie. */
  dataDir: string
  /** Starts a process on the database, with `others` in place of some variables; those before should be dead. */
  start(others?: Record<string, string>): Promise<Killable>
  close(): Promise<void>
}

/** Without demo content, and what is approved takes effect at once. */
const PLAIN = { SEED: 'none', REVIEW_UNDO_SECONDS: '0', LOG_LEVEL: 'error' }

/** A migrated database and a folder, on which processes are started and killed. */
export async function openKillableInstallation(variables: Record<string, string> = {}): Promise<KillableInstallation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-killed-'))
  const database = await cloneDatabase(inject('adminUrl'))
  const pool = new pg.Pool({ connectionString: database.url, options: byHand, max: 3 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  // From their first moment on: a test may give up while one starts.
  const running = new Set<() => Promise<void>>()
  let closed = false

  async function start(others: Record<string, string> = {}): Promise<Killable> {
    if (closed) throw new Error('the ground of this process is closed')
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name)))
    const own = { ...PLAIN, DATA_DIR: dataDir, DATABASE_URL: database.url, ...variables, ...others }
    const child = spawn(process.execPath, [SCRIPT], {
      env: { ...inherited, ...own },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    const kill = async (): Promise<void> => {
      running.delete(kill)
      child.kill('SIGKILL')
      await exited
    }
    running.add(kill)
    const line = once(createInterface({ input: child.stdout }), 'line')
    const [origin] = (await Promise.race([
      line,
      exited.then(() => Promise.reject(new Error('the process ended before it listened'))),
    ])) as [string]
    return { origin, kill }
  }

  return {
    pool,
    dataDir,
    start,
    async close() {
      closed = true
      for (const kill of running) await kill()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
