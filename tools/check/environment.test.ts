import { expect, test } from 'vitest'
import { environmentFaults, environmentReaders } from './environment.ts'

const inRoom = 'apps/server/src/rooms/file/ffmpeg.ts'

test.each([
  "const path = process.env['FFMPEG_PATH']",
  'const path = process.env.FFMPEG_PATH',
  'const path = process?.env.FFMPEG_PATH',
  "const path = process['env'].FFMPEG_PATH",
  'const { env } = process',
  'const { argv, env: variables } = process',
  "import { env } from 'node:process'",
  "import process from 'process'",
  "const { env } = await import('node:process')",
  '// oxlint-disable-next-line node/no-process-env -- only once',
])('the environment is not read in a room: %s', (line) => {
  const faults = environmentReaders([[inRoom, `export {}\n${line}\n`]])
  expect(faults).toEqual([`${inRoom}:2: only apps/server/src/env.ts reads the environment`])
})

test('env.ts, tests and other programs may read it, and what only sounds like it is no fault', () => {
  const reading = "export const all = process.env['PORT']\n"
  const innocent = 'const { env } = deps\nprocess.exit(1)\nprocess.environment\n'
  const files: [string, string][] = [
    ['apps/server/src/env.ts', reading],
    ['apps/server/src/env.test.ts', reading],
    ['tools/run.ts', reading],
    [inRoom, innocent],
  ]
  expect(environmentReaders(files)).toEqual([])
})

test('nobody else in the server reads it', () => {
  expect(environmentFaults()).toEqual([])
})
