/** The built product as a process of its own, on a port that was free a moment ago. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'apps/server/dist/main.js')
/** Creating a database, migrating and seeding take seconds; a machine that is busy with other things, longer. */
const START_MS = 90_000

export interface RunningServer {
  origin: string
  pid: number
  /** What it printed so far. */
  output(): string
  stop(): Promise<void>
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Its own word is waited for: on a port of several processes another one would answer. */
async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (ended(child)) throw new Error(`The server ended instead of starting:\n${output()}`)
    if (/^ready http/m.test(output())) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`The server was not ready within ${START_MS / 1000} s:\n${output()}`)
}

/** The variables of this process without those that a test runner adds. */
export const inherited = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name)))

/** Starts the built server with these variables on top of the present ones and waits until it is ready. */
export async function startServer(variables: Record<string, string>): Promise<RunningServer> {
  if (!existsSync(program)) throw new Error('There is no build yet. Run `npm start` once, or `node tools/build.ts`.')
  const port = variables['PORT'] ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...inherited(), PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const keep = (chunk: Buffer) => void printed.push(chunk.toString('utf8'))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const output = () => printed.join('')
  const stop = () =>
    new Promise<void>((done) => {
      if (ended(child)) return done()
      child.once('close', () => done())
      child.kill('SIGTERM')
    })
  await untilReady(child, output).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { origin, pid: child.pid ?? 0, output, stop }
}

/** Starts it on an embedded database of its own with the demo in it, all of which goes when it stops. */
export async function startDemoServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-demo-'))
  const server = await startServer({ DATA_DIR: folder, SEED: 'demo', DATABASE_URL: '', ...variables })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
