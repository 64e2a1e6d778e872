import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** What `npm test -- --list …` answers. */
function list(...words: string[]): { status: number | null; output: string; files: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test.mjs', '--list', ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = stdout.split('\n').filter((line) => /^ +\S+\.(test|spec)\.tsx?$/.test(line))
  return { status, output: stdout + stderr, files: files.map((line) => line.trim()) }
}

test('words choose every kind of test whose path holds all of them', () => {
  expect(list('Walk', 'hall').files).toEqual([
    'apps/server/src/rooms/hall/hall.walk.test.ts',
    'e2e/website/a-visitor-walks-through-a-hall.spec.ts',
  ])
})

test('words that no path holds choose tests by their names, in files whose path holds the others', () => {
  const { files, output } = list('chosen', 'Path Holds')
  expect(files).toEqual(['tools/bootstrap/chosen.test.ts'])
  expect(output).toContain('“path holds”')
})

test('what stands in a test and not in its name chooses nothing', () => {
  const { status, output } = list('toContain')
  expect(status).toBe(1)
  expect(output).toMatch(/没有测试.* \/ No test has/)
})

test('a room brings its tests of server, contract and web, and no story', () => {
  const { files } = list('--kind=room', 'patent')
  expect(files).toEqual(
    expect.arrayContaining([
      'apps/server/src/rooms/patent/patent.walk.test.ts',
      'apps/web/src/features/patent/patent-life.test.ts',
      'packages/contract/src/patent-number.test.ts',
    ]),
  )
  expect(files.filter((file) => !file.includes('patent') || file.startsWith('e2e/'))).toEqual([])
})

test('a room that is none is refused with the rooms there are', () => {
  const { status, output } = list('--kind=room', 'nowhere')
  expect(status).toBe(1)
  expect(output).toContain('patent | product')
})

test('stories are chosen among stories only', () => {
  const { files } = list('--kind=stories', 'hall')
  expect(files).toEqual(['e2e/website/a-visitor-walks-through-a-hall.spec.ts'])
})
