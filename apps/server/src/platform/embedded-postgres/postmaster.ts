import { execFile } from 'node:child_process'
import { openSync, closeSync } from 'node:fs'
import { open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { clusterFolder } from './cluster.ts'
import { explainOutput, type Failure } from './failures.ts'
import { type RunAs, spawnAs } from './run-as.ts'

/** A running PostgreSQL: its first process and the loopback port it listens on. */
export type Postmaster = { pid: number; port: number }

/** What `postmaster.pid` tells; `status` is PostgreSQL's own word. */
export type PidFile = Postmaster & { status: 'starting' | 'stopping' | 'ready' | 'standby' | '' }

/** Settings of postgresql.conf by name, given on the command line. */
export type Settings = Readonly<Record<string, string>>

const run = promisify(execFile)
const LOG_LIMIT_BYTES = 1024 * 1024

/** PostgreSQL's smart, fast and immediate shutdown, and the end of all patience; times in ms. */
const ESCALATION = [
  { signal: 'SIGTERM', patience: 500 },
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 2_000 },
] as const

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  // A socket path may be too long for the system, a loopback port never is.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are the server's to log; here they would fill the disk.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  jit: 'off',
}

/** Where PostgreSQL writes what it has to say. */
export function logFileOf(dataDir: string): string {
  return join(dataDir, 'postgres.log')
}

/** Reads `postmaster.pid`; undefined when there is none or it is not whole yet. */
async function readPidFile(dataDir: string): Promise<PidFile | undefined> {
  const text = await readFile(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!Number.isInteger(pid)) return undefined
  return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() as PidFile['status'] }
}

/** True when process `pid` is a PostgreSQL that serves this data folder, and not a stranger with a reused number. */
async function isPostmaster(pid: number, dataDir: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform === 'linux') {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return cwd !== undefined && cwd === (await realpath(clusterFolder(dataDir)))
  }
  if (process.platform === 'win32') return true
  const command = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  return command.stdout.includes('postgres')
}

/**
 * The PostgreSQL that already serves this data folder, if any. A pid file whose process is gone or is a stranger's
 * is removed: PostgreSQL itself would refuse to start over a reused number.
 */
export async function findPostmaster(dataDir: string): Promise<PidFile | undefined> {
  const found = await readPidFile(dataDir)
  if (found === undefined) return undefined
  if (await isPostmaster(found.pid, dataDir)) return found
  await rm(join(clusterFolder(dataDir), 'postmaster.pid'), { force: true })
  return undefined
}

export type Launch = { dataDir: string; who: RunAs; binaries: Binaries; settings: Settings; port?: number | undefined }

/**
 * Starts PostgreSQL in a process group of its own (a Ctrl-C in the terminal must reach it through us, after the last
 * request). Resolves as soon as the process lives; readiness is `waitUntilReady`'s.
 */
export async function launch({ dataDir, who, binaries, settings, port }: Launch) {
  const logFile = logFileOf(dataDir)
  const chosen = port ?? (await freePort())
  await rotateLog(logFile)
  const offset = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  )
  const log = openSync(logFile, 'a', 0o600)
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const folder = clusterFolder(dataDir)
  const args = ['-D', folder, '-p', String(chosen), ...options]
  const child = spawnAs(who, binaries.postgres, args, { cwd: folder, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise<Failure>((resolve) => {
    child.once('error', (error) => resolve(explainOutput(`FATAL: ${error.message}`, dataDir, logFile)))
    child.once('exit', () => {
      // PostgreSQL may be gone together with its folder: then there is nothing to read, and nothing to fall over.
      const output = readFrom(logFile, offset).catch(() => '')
      void output.then((text) => resolve(explainOutput(text, dataDir, logFile)))
    })
  })
  child.unref()
  return { pid: child.pid ?? 0, port: chosen, ended }
}

async function rotateLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.old`)
}

async function readFrom(path: string, offset: number): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const buffer = Buffer.alloc(Math.max(0, size - offset))
    await file.read(buffer, 0, buffer.length, offset)
    return buffer.toString('utf8')
  } finally {
    await file.close()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', resolve)
  })
  const address = probe.address()
  await new Promise<void>((resolve) => probe.close(() => resolve()))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Resolves to the pid file once the PostgreSQL of process `pid` takes connections, to undefined once it is gone. */
export async function waitUntilReady(pid: number, dataDir: string, signal?: AbortSignal): Promise<PidFile | undefined> {
  for (;;) {
    signal?.throwIfAborted()
    const found = await readPidFile(dataDir)
    if (found?.pid === pid && found.status === 'ready') return found
    if (!(await isPostmaster(pid, dataDir)) && !(await isStartingUp(pid))) return undefined
    await sleep(20)
  }
}

/** Between fork and chdir a PostgreSQL of ours does not stand in its folder yet. */
async function isStartingUp(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres')
}

/**
 * Stops PostgreSQL. For half a second it only takes no new connection (those of our pool are on their way out, and
 * `letGo` ends the last), then open statements are cancelled and a checkpoint is written; after 30 s at once (what
 * was committed is in the log and is recovered at the next start). Resolves when the process is gone.
 */
export async function shutDown(pid: number, dataDir: string, binaries: Binaries, letGo?: () => Promise<void>) {
  if (process.platform === 'win32') {
    // Windows has no signals for it; pg_ctl talks to it through a pipe.
    await run(binaries.pgCtl, ['stop', '-D', clusterFolder(dataDir), '-m', 'fast', '-w']).catch(() => undefined)
    return
  }
  for (const { signal, patience } of ESCALATION) {
    if (!send(pid, signal)) return
    // Not before the first signal: nobody else may claim the folder in between.
    if (signal === 'SIGTERM') void letGo?.().catch(() => undefined)
    if (await isGone(pid, dataDir, patience)) return
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

/** Waits up to `patience` ms for process `pid` to leave the data folder; tells whether it did. */
async function isGone(pid: number, dataDir: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (!(await isPostmaster(pid, dataDir))) return true
    await sleep(20)
  }
  return false
}
