/** Directus as a process of its own over tables that are there already, for bench/against-directus.ts. */
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../e2e/support/server.ts'

export interface Directus {
  origin: string
  pid: number
  /** Of somebody who may read products and nothing else. */
  token: string
  stop(): Promise<void>
}

const ADMIN = { email: 'admin@example.com', password: 'bench-only-password' }
const TOKEN = 'bench-only-token-of-a-reader'
const START_MS = 180_000

const settings = (databaseUrl: string, port: number): Record<string, string> => ({
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: databaseUrl,
  HOST: '127.0.0.1',
  PORT: String(port),
  SECRET: 'bench-only-secret-that-is-long-enough-for-it',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  CACHE_ENABLED: 'false',
  RATE_LIMITER_ENABLED: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  TELEMETRY: 'false',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
})

/** Asks its own interface; throws with what it answered. */
async function ask<T>(origin: string, path: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const { data } = (await response.json()) as { data: T }
  return data
}

/** A role that reads products, whole. Rules for single rows need a licence; the list asks for one enterprise's itself. */
async function admitReader(origin: string): Promise<void> {
  const { access_token: admin } = await ask<{ access_token: string }>(origin, '/auth/login', ADMIN)
  const policy = await ask<{ id: string }>(origin, '/policies', { name: 'reader' }, admin)
  await ask(
    origin,
    '/permissions',
    {
      policy: policy.id,
      collection: 'product',
      action: 'read',
      permissions: null,
      fields: ['*'],
    },
    admin,
  )
  const role = await ask<{ id: string }>(
    origin,
    '/roles',
    { name: 'reader', policies: { create: [{ policy: policy.id }], update: [], delete: [] } },
    admin,
  )
  const reader = {
    email: 'reader@example.com',
    password: ADMIN.password,
    role: role.id,
    token: TOKEN,
    status: 'active',
  }
  await ask(origin, '/users', reader, admin)
}

/** A part of Directus is compiled for the Node that installed it; DIRECTUS_NODE is that Node's program file. */
const NODE = process.env['DIRECTUS_NODE'] ?? process.execPath

/** Creates its tables beside those of the portal, starts it, and lets a reader in. */
export async function startDirectus(programs: string, databaseUrl: string): Promise<Directus> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const cwd = await mkdtemp(join(tmpdir(), 'directus-'))
  const env = { ...process.env, ...settings(databaseUrl, port) }
  const program = join(programs, 'directus')
  await promisify(execFile)(NODE, [program, 'bootstrap'], { cwd, env, maxBuffer: 1e8 })
  const child = spawn(NODE, [program, 'start'], { cwd, env, stdio: 'inherit' })
  const stop = async () => {
    const ended = new Promise((done) => child.once('close', done))
    if (child.kill()) await ended
    await rm(cwd, { recursive: true, force: true })
  }
  try {
    const deadline = Date.now() + START_MS
    while (!(await fetch(`${origin}/server/ping`).catch(() => null))?.ok) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error('Directus did not start.')
      await sleep(200)
    }
    await admitReader(origin)
    return { origin, pid: child.pid ?? 0, token: TOKEN, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
