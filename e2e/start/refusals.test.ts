import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createDatabase } from '@portal/testkit/postgres'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { mounted, whyNoMounts } from './mount.ts'
import {
  ask,
  entry,
  freePort,
  isAlive,
  newFolder,
  postmasterOf,
  type Run,
  root,
  run,
  sentencesIn,
  tidyUp,
} from './server.ts'

afterEach(tidyUp)

/** The server must end by itself, not with 0, with one sentence as its last word and no stack. */
async function refusal(server: Run): Promise<string> {
  expect(await server.ended).toBeGreaterThan(0)
  expect(server.output()).not.toMatch(/^\s+at /m)
  const lines = server.output().trim().split('\n')
  const last = lines.at(-1) ?? ''
  expect(sentencesIn(last)).toHaveLength(1)
  return last
}

describe('a start that cannot be says why in one sentence', () => {
  test('when the port is busy, and PostgreSQL is not left running', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const dataDir = await newFolder()
    const server = await run({ dataDir, env: { PORT: String(port) } })
    expect(await refusal(server)).toContain(String(port))
    other.close()
    expect(await postmasterOf(dataDir)).toBeUndefined()
  })

  test('when the data folder is in use, and the other server goes on', async () => {
    const dataDir = await newFolder()
    const first = await run({ dataDir })
    await first.ready()
    const postgres = await postmasterOf(dataDir)
    expect(await refusal(await run({ dataDir }))).toMatch(
      /正被另一个正在运行的服务使用.*is in use by another running server/,
    )
    expect(isAlive(postgres ?? 0)).toBe(true)
    await first.ready()
  })

  test('when two first starts meet, one of them serves', async () => {
    const dataDir = await newFolder()
    const both = await Promise.all([run({ dataDir }), run({ dataDir })])
    const outcomes = await Promise.allSettled(both.map((server) => server.ready()))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const losers = both.filter((_, index) => outcomes[index]?.status === 'rejected')
    const sentences = await Promise.all(losers.map((server) => refusal(server)))
    expect(sentences).toEqual([expect.stringContaining('is in use by another running server')])
  })

  test('when the data folder is a file', async () => {
    const server = await run({ dataDir: join(root, 'package.json') })
    expect(await refusal(server)).toContain('cannot be used as a folder')
  })

  test('when DATABASE_URL does not answer', async () => {
    const url = `postgres://somebody:secret@127.0.0.1:${await freePort()}/portal`
    const sentence = await refusal(await run({ dataDir: await newFolder(), env: { DATABASE_URL: url } }))
    expect(sentence).toMatch(/连接不上 DATABASE_URL.*Cannot reach the database/)
    expect(sentence).not.toContain('secret')
  })

  test('when DATABASE_URL is not UTF8, and that database stays as it was', async () => {
    const ascii = await createDatabase(
      inject('adminUrl'),
      "template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'",
    )
    const server = await run({ dataDir: await newFolder(), env: { DATABASE_URL: ascii.url } })
    expect(await refusal(server)).toMatch(/SQL_ASCII.*需要 UTF8.*UTF8 is needed/)
    await ascii.drop()
  })
})

const noMounts = whyNoMounts()

describe.skipIf(noMounts !== undefined)(`on a strange disk${noMounts ? ` (skipped: ${noMounts})` : ''}`, () => {
  test('a first start on a full disk says so', async () => {
    const disk = await newFolder()
    const place = await mounted(`mount -t tmpfs -o size=24m,mode=755 tmpfs ${disk}`)
    const server = await run({ dataDir: disk, command: [...place.inside, process.execPath, entry] })
    expect(await refusal(server)).toMatch(/磁盘空间不足.*is full/)
    place.end()
  })

  test('a later start on a full disk says so, and once there is space again nothing is lost', async () => {
    const disk = await newFolder()
    const place = await mounted(`mount -t tmpfs -o size=600m,mode=755 tmpfs ${disk}`)
    const command = [...place.inside, process.execPath, entry]
    const first = await run({ dataDir: disk, command })
    await first.ready()
    await ask(place.seen(disk), "create table kept (word text); insert into kept values ('专利')")
    first.child.kill('SIGTERM')
    await first.ended
    place.shell(`dd if=/dev/zero of=${disk}/filler bs=1M 2>/dev/null; test -s ${disk}/filler`)
    expect(await refusal(await run({ dataDir: disk, command }))).toMatch(/磁盘空间不足.*is full/)
    place.shell(`rm ${disk}/filler`)
    const again = await run({ dataDir: disk, command })
    await again.ready()
    expect(await ask(place.seen(disk), 'select word from kept')).toEqual([{ word: '专利' }])
    again.child.kill('SIGTERM')
    await again.ended
    place.end()
  })

  test('a start on a read-only disk says so, with or without a database on it', async () => {
    const disk = await newFolder()
    const place = await mounted(`mount -t tmpfs -o size=600m,mode=755 tmpfs ${disk}`)
    const command = [...place.inside, process.execPath, entry]
    place.shell(`mount -o remount,ro ${disk}`)
    expect(await refusal(await run({ dataDir: disk, command }))).toMatch(/磁盘只读.*cannot be written/)
    place.shell(`mount -o remount,rw ${disk}`)
    const first = await run({ dataDir: disk, command })
    await first.ready()
    first.child.kill('SIGTERM')
    await first.ended
    place.shell(`mount -o remount,ro ${disk}`)
    expect(await refusal(await run({ dataDir: disk, command }))).toMatch(/磁盘只读.*cannot be written/)
    place.end()
  })

  test('a clone in a home that nobody else may enter starts, or says what to do', async () => {
    const home = await newFolder()
    const clone = join(home, 'clone')
    const place = await mounted(`chmod 700 ${home} && mkdir ${clone} && mount --bind ${root} ${clone}`)
    const server = await run({
      dataDir: join(home, 'data'),
      command: [...place.inside, process.execPath, join(clone, 'apps/server/dist/main.js')],
    })
    const outcome = await server.ready().then(
      () => 'ready',
      () => refusal(server),
    )
    expect(outcome).toMatch(/^ready$|PostgreSQL refuses to run as root and no other user can enter/)
    server.child.kill('SIGTERM')
    await server.ended
    place.end()
  })
})
