/** Runs the built server as a person would and tells what became of it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const entry = join(root, 'apps/server/dist/main.js')

export interface Run {
  port: number
  child: ChildProcess
  /** All that was printed so far, both streams. */
  output(): string
  /** Resolves when /healthz answers, to the milliseconds it took; rejects when the process ends before. */
  ready(): Promise<number>
  /** Resolves to the exit code once the process has ended; null when a signal ended it. */
  ended: Promise<number | null>
}

export interface RunOptions {
  dataDir: string
  env?: Record<string, string>
  /** The command line; the built server on this Node unless given. */
  command?: string[]
}

const started = new Set<ChildProcess>()
const folders = new Set<string>()

/** A new folder for DATA_DIR that other users can enter. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-start-'))
  await chmod(folder, 0o755)
  folders.add(folder)
  return folder
}

/** Ends all that the test left running and removes its folders; for `afterEach`. */
export async function tidyUp(): Promise<void> {
  for (const child of started) child.kill('SIGKILL')
  for (const folder of folders) {
    for (const dataDir of [folder, ...(await subfolders(folder))]) {
      const pid = await postmasterOf(dataDir)
      if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  started.clear()
  folders.clear()
}

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((one) => one.isDirectory()).map((one) => join(folder, one.name))
}

/** Starts the server on a free port. */
export async function run({ dataDir, env = {}, command = [process.execPath, entry] }: RunOptions): Promise<Run> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort()
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name)))
  const [program = process.execPath, ...words] = command
  const child = spawn(program, words, {
    cwd: root,
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      SEED: 'none',
      RTMP_PORT: '0',
      DATA_DIR: dataDir,
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const began = performance.now()
  const ready = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
      if (answer?.ok) return performance.now() - began
      await sleep(25)
    }
    throw new Error(`the server ended before it was ready:\n${output}`)
  }
  return { port, child, output: () => output, ready, ended }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** The sentences for people among what was printed: lines that hold Chinese, a slash and English. */
export function sentencesIn(output: string): string[] {
  return output.split('\n').filter((line) => /\p{Script=Han}.* \/ .*[a-z]{3}/u.test(line))
}

/** Process number of the PostgreSQL that says it serves `dataDir`; undefined when there is none. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isNaN(pid) ? undefined : pid
}

/** True while process `pid` runs; one that has ended and only waits to be noticed by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Asks the embedded PostgreSQL of `dataDir` directly, as a row that the server wrote would be asked for. */
export async function ask(dataDir: string, sql: string): Promise<unknown[]> {
  const password = (await readFile(join(dataDir, 'postgres/portal.password'), 'utf8')).trim()
  const port = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[3]
  const client = new pg.Client({ connectionString: `postgres://portal:${password}@127.0.0.1:${port}/portal` })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
