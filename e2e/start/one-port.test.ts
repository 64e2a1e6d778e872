import { cloneDatabase } from '@portal/testkit/postgres'
import { afterEach, expect, inject, test } from 'vitest'
import { freePort, newFolder, type Run, run, sentencesIn, tidyUp } from './server.ts'

afterEach(tidyUp)

/** Its own word: on a port that is shared another process would answer. */
const listening = (server: Run) => expect.poll(() => server.output(), { timeout: 60_000 }).toMatch(/^ready http/m)

test('processes of one installation share a port, and nobody notices when one of them stops', async () => {
  const database = await cloneDatabase(inject('adminUrl'))
  const env = { DATABASE_URL: database.url, PORT: String(await freePort()) }
  const dataDir = await newFolder()
  const first = await run({ dataDir, env: { ...env, REUSE_PORT: 'true' } })
  await listening(first)
  const second = await run({ dataDir, env: { ...env, REUSE_PORT: 'true' } })
  await listening(second)

  const alone = await run({ dataDir, env })
  expect(await alone.ended).toBe(1)
  expect(sentencesIn(alone.output()).at(-1)).toContain(`${env.PORT} is in use`)

  const answers = async () => (await fetch(`http://127.0.0.1:${env.PORT}/readyz`)).status
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(await answers()).toBe(200)
  const third = await run({ dataDir, env: { ...env, REUSE_PORT: 'true' } })
  await listening(third)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(await answers()).toBe(200)
  third.child.kill('SIGTERM')
  await third.ended
  await database.drop()
})
