/**
 * What every story of a person in a browser starts from: the built product on a database of its own, and windows that
 * are watched. A window that logged an error, threw, or broke the page's policy fails its test when the test ends.
 *
 * `test` plays in the small world of the test kit (`stage.as.demo`, `open('editor')`), `demoTest` in a copy of the demo.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, signIn } from '@portal/testkit/client'
import type { Name } from '@portal/testkit/people'
import { byHand, cloneDatabase } from '@portal/testkit/postgres'
import { type Inhabited, populate } from '@portal/testkit/world'
import pg from 'pg'
import { inject, test as base } from 'vitest'
import { launch, type Manner } from './support/browser.ts'
import { startDemoCopy } from './support/demo.ts'
import { startServer } from './support/server.ts'
import { type Account, discover, PASSWORD } from './support/demo-ids.ts'
import { createWindows, type Window } from './support/windows.ts'

export { describe, expect } from 'vitest'
export type { Window } from './support/windows.ts'

/** The small world behind a built server. */
export interface Stage extends Inhabited {
  origin: string
  pool: pg.Pool
  databaseUrl: string
}

async function openStage(): Promise<{ stage: Stage; close: () => Promise<void> }> {
  const database = await cloneDatabase(inject('adminUrl'))
  const folder = await mkdtemp(join(tmpdir(), `portal-test-${process.ppid}-stage-`))
  // What is approved is public at once, except in stories of the time between.
  const server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SEED: 'none',
    REVIEW_UNDO_SECONDS: '0',
  })
  const pool = new pg.Pool({ connectionString: database.url, options: byHand, max: 2 })
  // Dropping the database cuts off connections that are still saying goodbye.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const close = async () => {
    await server.stop()
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  const { origin } = server
  return { stage: { origin, pool, databaseUrl: database.url, ...(await populate({ origin, pool })) }, close }
}

/**
 * Opens a window of somebody (null: a visitor): `await open('demo', { width: 390, language: 'en' })`; at another process
 * of the stage's installation where its `origin` is given.
 */
export type Open<Who> = (who: Who | null, manner?: Manner & { origin?: string }) => Promise<Window>

/** Closes the windows of a test that is over; a failed one leaves traces in `.shots/failed/`. */
const finish = (windows: ReturnType<typeof createWindows>, task: { name: string; result?: { state: string } }) =>
  windows.close({ name: task.name, failed: task.result?.state === 'fail' })

const withBrowser = base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const browser = await launch()
  onCleanup(() => browser.close())
  return browser
})

export const test = withBrowser
  .extend('stage', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { stage, close } = await openStage()
    onCleanup(close)
    return stage
  })
  .extend('open', async ({ stage, browser, task }, { onCleanup }): Promise<Open<Name>> => {
    const windows = createWindows(browser)
    onCleanup(() => finish(windows, task))
    return async (who, { origin = stage.origin, ...manner } = {}) =>
      windows.open(createClient(origin, who === null ? undefined : (await stage.again(who)).token), manner)
  })

export const demoTest = withBrowser
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startDemoCopy(inject('adminUrl'))
    onCleanup(() => server.stop())
    return server
  })
  .extend('ids', { scope: 'file' }, ({ server }) => discover(server.origin))
  .extend('open', async ({ server: { origin }, browser, task }, { onCleanup }): Promise<Open<Account>> => {
    const windows = createWindows(browser)
    onCleanup(() => finish(windows, task))
    return async (who, manner) =>
      windows.open(who === null ? createClient(origin) : await signIn(origin, who, PASSWORD), manner)
  })
