/** The open windows of one test. */
import { join } from 'node:path'
import type { Client } from '@portal/testkit/client'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './axe.ts'
import { type Complaints, type Manner, openContext, visit, watch } from './browser.ts'

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

/** Opens windows and, at the end, fails if any of them complained. */
export function createWindows(browser: Browser) {
  const windows: Window[] = []
  return {
    async open(client: Client, manner: Manner = {}): Promise<Window> {
      const context = await openContext(browser, client.origin, { ...manner, client })
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
    },
    /** Pictures of all windows, for whoever mends a failed test. */
    async keepPictures(name: string): Promise<void> {
      for (const [index, { page }] of windows.entries()) {
        const path = join('.shots', 'failed', `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}-${index + 1}.png`)
        await page.screenshot({ path, fullPage: true }).catch(() => undefined)
      }
    },
    async close(): Promise<void> {
      const complaints = windows.flatMap((window) => window.complaints.all)
      await Promise.all(windows.map(({ context }) => context.close()))
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
    },
  }
}
