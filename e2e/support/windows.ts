/** The open windows of one test. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@portal/testkit/client'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
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

/** What was asked in a window, a line each, with the status of the answer. */
function logRequests(context: BrowserContext): string[] {
  const lines: string[] = []
  const log = (outcome: string | number, { method, url }: { method: string; url: string }) =>
    void lines.push(`${new Date().toISOString()} ${outcome} ${method} ${url}`)
  const named = (request: Request) => ({ method: request.method(), url: request.url() })
  context.on('response', (response) => log(response.status(), named(response.request())))
  context.on('requestfailed', (request) => log(request.failure()?.errorText ?? 'failed', named(request)))
  return lines
}

/** Where traces and pictures of failed stories lie. */
const FAILED = join('.shots', 'failed')

/** Opens windows and, at the end, fails if any of them complained. */
export function createWindows(browser: Browser) {
  const windows: Window[] = []
  const requests = new Map<Window, string[]>()
  const complaints = (): string[] => windows.flatMap((window) => window.complaints.all)

  /** A picture of every window, what was done and logged in it, and what it asked, for whoever mends a failed story. */
  async function keepTraces(name: string): Promise<void> {
    for (const [index, window] of windows.entries()) {
      const path = join(FAILED, `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}-${index + 1}`)
      await window.page.screenshot({ path: `${path}.png`, fullPage: true }).catch(() => undefined)
      await window.context.tracing.stop({ path: `${path}.zip` }).catch(() => undefined)
      await writeFile(`${path}.txt`, (requests.get(window) ?? []).join('\n')).catch(() => undefined)
      console.log(`${path}.{png,txt,zip} · node node_modules/playwright-core/cli.js show-trace ${path}.zip`)
    }
  }

  return {
    async open(client: Client, manner: Manner = {}): Promise<Window> {
      const context = await openContext(browser, client.origin, { ...manner, client })
      const watched = watch(context)
      const asked = logRequests(context)
      // Snapshots of the document at each step would cost the browser half as much again.
      await context.tracing.start()
      const page = await context.newPage()
      const window: Window = {
        page,
        context,
        complaints: watched,
        client,
        visit: (address) => visit(page, address),
        isAccessible: async () => expect(await accessibilityFaults(page)).toEqual([]),
      }
      windows.push(window)
      requests.set(window, asked)
      return window
    },
    /** Closes them; throws what they complained of. Traces are kept under the name of a story that failed. */
    async close(story?: { name: string; failed: boolean }): Promise<void> {
      const complained = complaints()
      if (story && (story.failed || complained.length > 0)) await keepTraces(story.name)
      await Promise.all(windows.map(({ context }) => context.close()))
      if (complained.length > 0) throw new Error(`The browser complained:\n${complained.join('\n')}`)
    },
  }
}
