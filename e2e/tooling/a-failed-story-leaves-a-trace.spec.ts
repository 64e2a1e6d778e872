import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { inherited } from '../support/server.ts'
import { textsOfZip } from '../support/zip.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the stories of `failing.fixture.ts` in a folder; answers what was printed, and the exit code. */
const runIn = (folder: string): Promise<{ code: number | null; output: string }> =>
  new Promise((done) => {
    const words = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--root=${root}`]
    const env = { ...inherited(), ADMIN_URL: inject('adminUrl'), NO_COLOR: '1' }
    const child = execFile(
      process.execPath,
      [...words, `--config=${join(import.meta.dirname, 'vitest.config.ts')}`],
      { cwd: folder, env },
      (_error, stdout, stderr) => done({ code: child.exitCode, output: stdout + stderr }),
    )
  })

test('a story that fails leaves a picture, a trace and the requests of each window and says where; one that passes leaves nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-traces-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { code, output } = await runIn(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/2 failed.*1 passed/)
  const left = await readdir(join(folder, '.shots/failed'))
  const names = ['a-story-in-which-the-browser-complains-1', 'a-story-that-fails-on-purpose-1']
  expect(left.toSorted()).toEqual(names.flatMap((name) => [`${name}.png`, `${name}.txt`, `${name}.zip`]))
  const [, failed = ''] = names
  expect(output).toContain(join('.shots/failed', `${failed}.zip`))
  const requests = await readFile(join(folder, '.shots/failed', `${failed}.txt`), 'utf8')
  expect(requests).toMatch(/ 200 GET \S+\/website\/home$/m)

  const trace = textsOfZip(await readFile(join(folder, '.shots/failed', `${failed}.zip`)))
  expect(trace.get('trace.trace')).toContain('written to the console')
})
