/**
 * What every story of a person in a browser starts from: the built product on its own copy of the demo, and windows that
 * are watched. A window that logged an error, threw, or broke the page's policy fails its test when the test ends.
 */
import { type Client, createClient, signIn } from '@portal/testkit/client'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test as base } from 'vitest'
import { accessibilityFaults } from './support/axe.ts'
import { type Complaints, launch, type Manner, openContext, visit, watch } from './support/browser.ts'
import { startDemoCopy } from './support/demo.ts'
import { type Account, discover, PASSWORD } from './support/visits.ts'

export { expect }
export { describe } from 'vitest'
export { type Account, PASSWORD } from './support/visits.ts'

/** A browser profile of one person. */
export interface Window {
  page: Page
  context: BrowserContext
  complaints: Complaints
  /** The same person's calls, to prepare things or to look behind the page. */
  client: Client
  /** Goes to an address and waits until the page is quiet; answers the status of the document. */
  visit(address: string): Promise<number>
  /** Fails when axe finds anything on the page as it stands. */
  isAccessible(): Promise<void>
}

export type Open = (who: Account | null, manner?: Manner) => Promise<Window>

export const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startDemoCopy(inject('adminUrl'))
    onCleanup(() => server.stop())
    return server
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launch()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('ids', { scope: 'file' }, ({ server }) => discover(server.origin))
  /** Calls in somebody's name, without a window. */
  .extend('clientOf', { scope: 'file' }, ({ server: { origin } }) => {
    const known = new Map<Account, Promise<Client>>()
    return (who: Account | null): Promise<Client> => {
      if (who === null) return Promise.resolve(createClient(origin))
      const client = known.get(who) ?? signIn(origin, who, PASSWORD)
      known.set(who, client)
      return client
    }
  })
  /** Opens a window: `await open('demo', { width: 390, language: 'en' })`. Its session is its own. */
  .extend('open', async ({ server: { origin }, browser }, { onCleanup }): Promise<Open> => {
    const windows: Window[] = []
    onCleanup(async () => {
      const complaints = windows.flatMap((window) => window.complaints.all)
      await Promise.all(windows.map(({ context }) => context.close()))
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
    })
    return async (who, manner = {}) => {
      const client = who === null ? createClient(origin) : await signIn(origin, who, PASSWORD)
      const context = await openContext(browser, origin, { ...manner, client })
      const complaints = watch(context)
      const page = await context.newPage()
      const window: Window = {
        page,
        context,
        complaints,
        client,
        visit: (address) => visit(page, address),
        isAccessible: async () => expect(await accessibilityFaults(page)).toEqual([]),
      }
      windows.push(window)
      return window
    }
  })
