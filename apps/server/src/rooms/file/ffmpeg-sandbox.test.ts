import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ended, openFfmpeg } from './ffmpeg.ts'
import { nativeCommand, sandboxableFfmpeg, sandboxed, wasmCommand } from './ffmpeg-sandbox.ts'

const MEBIBYTE = 1024 * 1024
const args = (line: string): string[] => line.split(' ')

let folder = ''
/** Lies beside the folder of the video: somebody else's. */
let foreign = ''
let connections = 0
let port = 0
const listener = createServer((socket) => {
  connections += 1
  socket.destroy()
})
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-sandbox-'))
  foreign = join(await mkdtemp(join(tmpdir(), 'portal-foreign-')), 'secret.txt')
  await writeFile(foreign, 'the secret of somebody else')
  await new Promise<void>((listening) => void listener.listen(0, '127.0.0.1', listening))
  const address = listener.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  listener.close()
  await rm(folder, { recursive: true })
  await rm(join(foreign, '..'), { recursive: true })
})

async function ran(command: string[], line: string[]): Promise<Ended> {
  const session = openFfmpeg(command)
  try {
    return await session.run({ args: line, signal: new AbortController().signal, mostMs: 60_000 })
  } finally {
    session.close()
  }
}

/** Copies bytes as they are: the shortest way for a file to get out. */
const copying = (from: string): string[] =>
  args(`-hide_banner -y -loglevel error -f data -i ${from} -map 0 -c copy -f data out`)

describe('FFmpeg in WebAssembly', { timeout: 120_000 }, () => {
  test('reads a file of its folder, and none beside it by whatever name', async () => {
    await writeFile(join(folder, 'own.txt'), 'own')
    expect(await ran(wasmCommand(folder), copying('own.txt'))).toMatchObject({ outcome: 'done' })
    expect(await readdir(folder)).toContain('out')
    const playlist = `ffconcat version 1.0\nfile '${foreign}'\n`
    await writeFile(join(folder, 'list'), playlist)
    const session = openFfmpeg(wasmCommand(folder))
    for (const line of [
      copying(foreign),
      copying(`file:${foreign}`),
      copying(`../${foreign.split('/').slice(-2).join('/')}`),
      copying(`concat:${foreign}|${foreign}`),
      args('-hide_banner -y -loglevel error -f concat -safe 0 -i list -map 0 -c copy -f data out'),
    ]) {
      const { outcome, stderr } = await session.run({
        args: line,
        signal: new AbortController().signal,
        mostMs: 60_000,
      })
      expect([line.join(' '), outcome, stderr]).toEqual([
        line.join(' '),
        'failed',
        expect.stringContaining('No such file'),
      ])
    }
    session.close()
  })

  test('reaches no network', async () => {
    const session = openFfmpeg(wasmCommand(folder))
    for (const address of [`http://127.0.0.1:${port}/a.mp4`, `tcp://127.0.0.1:${port}`, `http://localhost:${port}/`]) {
      const run = { args: copying(address), signal: new AbortController().signal, mostMs: 60_000 }
      expect(await session.run(run)).toMatchObject({ outcome: 'failed' })
    }
    session.close()
    expect(connections).toBe(0)
  })

  test('gets no more memory than it is given', async () => {
    const hungry = args(
      '-hide_banner -loglevel error -f lavfi -i color=size=1920x1080:rate=1:duration=12 -vf reverse -f null -',
    )
    expect(await ran(wasmCommand(folder), hungry)).toEqual({ outcome: 'done', stderr: '' })
    const { stderr } = await ran(wasmCommand(folder, 48 * MEBIBYTE), hungry)
    expect(stderr).toMatch(/Out of memory|Cannot allocate memory/)
  })

  test('works in a process that may neither read, write nor start anything else', async () => {
    // The same permissions, with a program of ours in the place of FFmpeg's own.
    const script = `import { readFileSync, writeFileSync } from 'node:fs'
      import { execFileSync } from 'node:child_process'
      import { Worker } from 'node:worker_threads'
      export default async () => {
        const tries = { read: () => readFileSync(${JSON.stringify(foreign)}), write: () => writeFileSync(${JSON.stringify(`${foreign}.2`)}, ''),
          start: () => execFileSync(process.execPath, ['-e', '0']), thread: () => new Worker('0', { eval: true }) }
        const codes = Object.entries(tries).map(([name, attempt]) => { try { attempt(); return name + ' done' } catch (error) { return name + ' ' + error.code } })
        throw new Error(codes.join(', '))
      }`
    await writeFile(join(folder, 'hostile.mjs'), script)
    const command = wasmCommand(folder).map((word) =>
      word.endsWith('ffmpeg-core.js') && !word.startsWith('--') ? join(folder, 'hostile.mjs') : word,
    )
    const { stderr } = await ran(command, ['-version'])
    const refused = (name: string): string => `${name} ERR_ACCESS_DENIED`
    expect(stderr).toContain(['read', 'write', 'start', 'thread'].map(refused).join(', '))
  })
})

const shell = await sandboxableShell()

/** A shell where this machine gives the sandbox for programs of its own; that is not everywhere. */
async function sandboxableShell(): Promise<string | null> {
  const session = openFfmpeg(nativeCommand(...sandboxed('/usr/bin/dash', tmpdir())))
  const run = { args: ['-c', 'exit 0'], signal: new AbortController().signal, mostMs: 20_000 }
  const outcome = await session.run(run).then(
    (ended) => ended.outcome,
    () => 'failed',
  )
  session.close()
  return outcome === 'done' ? '/usr/bin/dash' : null
}

describe.skipIf(shell === null)('a program of the machine', { timeout: 60_000 }, () => {
  const saidInside = async (script: string, mostBytes?: number): Promise<Ended> =>
    ran(nativeCommand(...sandboxed(shell ?? '', folder, mostBytes)), ['-c', script])

  test('reads and writes its folder, and sees nothing else', async () => {
    expect(await saidInside('echo made > made && read -r word < made && [ "$word" = made ]')).toMatchObject({
      outcome: 'done',
    })
    expect(await readdir(folder)).toContain('made')
    for (const path of [foreign, '/etc/hostname', '/etc/passwd', `/proc/${process.pid}/environ`, '/home', '/root']) {
      expect([path, await saidInside(`[ ! -e ${path} ]`)]).toEqual([path, { outcome: 'done', stderr: '' }])
    }
    expect((await saidInside('echo x > /usr/lib/portal-was-here')).outcome).toBe('failed')
  })

  test('has no way into a network, and no more memory than it is given', async () => {
    expect((await saidInside('{ read -r title; read -r route; } < /proc/net/route')).outcome).toBe('failed')
    const doubling =
      'text=aaaaaaaaaaaaaaaa; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23; do text=$text$text; done'
    expect((await saidInside(doubling)).outcome).toBe('done')
    expect(await saidInside(doubling, 32 * MEBIBYTE)).toMatchObject({ outcome: 'failed' })
  })

  test('that a video brings down counts as a video that is damaged', async () => {
    expect((await saidInside('kill -s SEGV $$')).outcome).toBe('failed')
  })

  test('that is no ffmpeg is not taken for one, nor is one that is not there', async () => {
    expect(await sandboxableFfmpeg(shell ?? '', '')).toBeNull()
    expect(await sandboxableFfmpeg('ffmpeg', folder)).toBeNull()
  })
})
