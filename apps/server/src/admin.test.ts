import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, me } from '@portal/contract/user'
import { signIn } from '@portal/testkit/client'
import { setUpFactor } from '@portal/testkit/factor'
import { PASSWORD } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'

const program = join(import.meta.dirname, 'admin.ts')
const GOOD = 'correct horse battery'

interface Ran {
  code: number | null
  output: string
}

/** Runs the command as a script would, with the password on its input. */
function admin(args: string[], env: Record<string, string>, input = ''): Promise<Ran> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name)))
  const child = spawn(process.execPath, [program, ...args], { env: { ...inherited, ...env } })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString('utf8')))
  child.stdin.end(input)
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

describe('on the database of DATABASE_URL', () => {
  let world: World
  let env: Record<string, string>
  beforeAll(async () => {
    world = await startWorld()
    const { connectionString } = world.pool.options
    env = { DATABASE_URL: connectionString ?? '' }
  })
  afterAll(() => world.close())

  test('an administrator is made, beside the running server, and signs in', async () => {
    expect(await admin(['create', 'chief'], env, `${GOOD}\n`)).toEqual({
      code: 0,
      output: '已创建系统管理员 chief / Administrator chief was created\n',
    })
    const chief = await signIn(world.origin, 'chief', GOOD)
    expect(await chief.call(me, {})).toMatchObject({ username: 'chief', roles: ['ROOT'] })
    const { rows } = await world.pool.query("select actor_name, after from audit_entry where action = 'user.created'")
    expect(rows).toEqual([{ actor_name: 'platform', after: { username: 'chief', roles: ['ROOT'] } }])
  })

  test('the password may come from ADMIN_PASSWORD, and is never repeated on the screen', async () => {
    const { code, output } = await admin(['create', 'second'], { ...env, ADMIN_PASSWORD: GOOD })
    expect(code).toBe(0)
    expect(output).not.toContain(GOOD)
    await signIn(world.origin, 'second', GOOD)
  })

  test.each([
    ['a name that is taken', ['create', 'Demo'], GOOD, '用户名已存在'],
    ['a name that is none', ['create', '1'], GOOD, '用户名须以字母开头'],
    ['a short password', ['create', 'third'], 'short', '至少 12 位'],
    ['a password around the name', ['create', 'third'], 'xx-THIRD-2026-xx', '至少 12 位'],
    ['no name', ['create'], GOOD, '用法'],
    ['another command', ['remove', 'demo'], GOOD, '用法'],
    ['a new password for whoever is no administrator', ['password', 'demo'], GOOD, '没有使用中的同名管理员'],
  ])('%s is refused in one sentence', async (_what, args, password, sentence) => {
    const before = await world.fingerprint()
    const { code, output } = await admin(args, env, `${password}\n`)
    expect(code).toBe(1)
    expect(output).toContain(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(await world.fingerprint()).toEqual(before)
  })

  test('an administrator who forgot gets a new password; the old one and all sessions are over', async () => {
    const session = await world.again('admin')
    expect((await admin(['password', 'admin'], env, `${GOOD}\n`)).code).toBe(0)
    expect(await session.refusal(me, {})).toBe('A0230')
    expect(await world.anonymous.refusal(login, { body: { username: 'admin', password: PASSWORD } })).toBe('A0210')
    await signIn(world.origin, 'admin', GOOD)
  })

  test('an administrator who lost phone and recovery codes comes in by a new password alone', async () => {
    const NEW = 'another horse battery'
    await setUpFactor(await world.again('admin'), GOOD)
    expect(await world.anonymous.refusal(login, { body: { username: 'admin', password: GOOD } })).toBe('A0240')
    expect((await admin(['password', 'admin'], env, `${NEW}\n`)).code).toBe(0)
    await signIn(world.origin, 'admin', NEW)
    const { rows } = await world.pool.query("select actor_name from audit_entry where action = 'user.factorRemoved'")
    expect(rows).toEqual([{ actor_name: 'platform' }])
  })
})

test('on the built-in database it works without a server, and beside one', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-admin-'))
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' }
  try {
    expect(await admin(['create', 'chief'], env, `${GOOD}\n`)).toMatchObject({ code: 0 })
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    try {
      expect(await admin(['create', 'second'], env, `${GOOD}\n`)).toMatchObject({ code: 0 })
      expect((await admin(['create', 'chief'], env, `${GOOD}\n`)).output).toContain('用户名已存在')
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
