/** A real browser, watched: what it complains about is kept and fails whoever asks. */
import { existsSync } from 'node:fs'
import { me } from '@portal/contract/user'
import type { Client } from '@portal/testkit/client'
import { until } from '@portal/testkit/until'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import type { Look } from './page-catalogue.ts'

/** What Playwright leaves out of a browser; a second list takes the place of its own. */
const leftOutByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** Each window draws the suggestions of its address bar in two processes more, though nobody types there. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

const flags = [
  `--disable-features=${[...leftOutByPlaywright, ...suggestions].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The program file of Chromium: CHROMIUM_PATH (set by `npm test`), or a usual place. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? usualPlaces.find((place) => existsSync(place))
  if (!path)
    throw new Error('No Chromium found. Install one, set CHROMIUM_PATH to its program file, or run `npm test`.')
  return path
}

/** Without a locale it would not name a file in Chinese. */
const locale = { LC_ALL: 'C.UTF-8' }

/** Starts the browser; `more` are flags of its program. */
export const launch = (more: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...flags, ...more], env: { ...process.env, ...locale } })

/** Everything that went wrong in the pages of a context, in plain words. */
export interface Complaints {
  readonly all: string[]
  /** A complaint that matches is expected here and not kept. */
  expect(pattern: RegExp): void
}

/** Chromium says this beside the response itself, which is judged by its status. */
const ECHO_OF_RESPONSE = /^Failed to load resource/

/** Keeps console errors, uncaught errors, policy violations, and answers that should not have come. */
export function watch(context: BrowserContext): Complaints {
  const all: string[] = []
  const expected: RegExp[] = []
  const keep = (complaint: string) => {
    if (!expected.some((pattern) => pattern.test(complaint))) all.push(complaint)
  }
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !ECHO_OF_RESPONSE.test(text))
      keep(`console.error: ${text} (${message.page()?.url() ?? ''})`)
    if (/Content.Security.Policy/i.test(text) && message.type() !== 'error') keep(`policy: ${text}`)
  })
  context.on('weberror', (error) =>
    keep(`uncaught: ${(error.error().stack ?? error.error().message).split('\n').slice(0, 3).join(' ')}`),
  )
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const mayRefuse =
      pathname.startsWith('/api/') || pathname.startsWith('/_data/') || response.request().isNavigationRequest()
    if (response.status() >= (mayRefuse ? 500 : 400)) keep(`answer ${response.status()}: ${response.url()}`)
  })
  return { all, expect: (pattern) => void expected.push(pattern) }
}

export interface Manner extends Partial<Look> {
  /** A signed-in client whose credential the browser gets. */
  client?: Client | undefined
  height?: number
  /** Default: moves as everybody sees it. */
  reducedMotion?: 'reduce' | 'no-preference'
  /** Default true. */
  javaScript?: boolean
  /** Was never here before: the guided tour is offered. By default it counts as taken. */
  newcomer?: boolean
}

/** What the device of somebody keeps who took the guided tour. */
async function tourTaken(client: Client | undefined): Promise<Record<string, string>> {
  const user = client?.token === undefined ? undefined : await client.call(me, {}).catch(() => undefined)
  return user ? { [`tour_done:${user.userId}`]: 'true' } : {}
}

/** What the windows of a profile have asked for and not got yet, with the moment. */
const asked = new WeakMap<BrowserContext, Map<Request, number>>()
/** What takes longer is held back by the story itself. */
const HELD_BACK_MS = 3_000
const SETTLE_MS = 15_000

function noteRequests(context: BrowserContext): void {
  const open = new Map<Request, number>()
  asked.set(context, open)
  context.on('request', (request) => void open.set(request, Date.now()))
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => void open.delete(request))
  // Streams of events and videos go on.
  context.on('response', (response) => {
    if (/^(text\/event-stream|video\/)/.test(response.headers()['content-type'] ?? '')) open.delete(response.request())
  })
}

const isAsking = (context: BrowserContext): boolean =>
  [...(asked.get(context) ?? [])].some(([, since]) => Date.now() - since < HELD_BACK_MS)

/** Opens a fresh browser profile: signed in as the client, in a language and theme, with a window of that width. */
export async function openContext(browser: Browser, origin: string, manner: Manner = {}): Promise<BrowserContext> {
  const { width = 1440, height = width < 600 ? 844 : 900, language = 'zh-cn', theme = 'light', client } = manner
  const phone = width < 600
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: language === 'en' ? 'en-GB' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: theme,
    reducedMotion: manner.reducedMotion ?? 'no-preference',
    javaScriptEnabled: manner.javaScript ?? true,
    ...(phone ? { isMobile: true, hasTouch: true } : {}),
  })
  noteRequests(context)
  const { token } = client ?? {}
  if (token !== undefined)
    await context.addCookies([{ name: 'access_token', value: token, url: origin, sameSite: 'Lax' }])
  const known = manner.newcomer === true ? {} : await tourTaken(client)
  await context.addInitScript(
    (stored) => {
      try {
        for (const [key, value] of Object.entries(stored))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      } catch {
        // about:blank has no storage
      }
    },
    { language, theme, ...known },
  )
  return context
}

declare global {
  interface Window {
    /** How often in a row the page was found quiet. */
    quietLooks?: number
  }
}

/**
 * What still moves: a page that the server drew and React has not taken over, a forwarding address, skeletons, spinners,
 * busy regions, pictures on their way. Asked every 50 ms.
 */
const quiet = (): boolean => {
  const drawn = document.getElementById('preloads') && document.querySelector('#root > *')
  const rests =
    (!drawn || Object.keys(drawn).some((key) => key.startsWith('__react'))) &&
    document.readyState === 'complete' &&
    !location.pathname.startsWith('/redirect/') &&
    document.querySelector('h1, main') !== null &&
    document.querySelector('[aria-busy="true"], .ant-skeleton-active, .ant-spin-spinning') === null &&
    [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
    document.fonts.status === 'loaded'
  window.quietLooks = rests ? (window.quietLooks ?? 0) + 1 : 0
  return window.quietLooks >= 4
}

/** Waits until the page shows what it has to show, and goes on showing it. */
export async function settle(page: Page): Promise<void> {
  await until('what the page asked for', async () => !isAsking(page.context()), SETTLE_MS)
  // A page that is just being left takes its count along.
  await page.evaluate(() => void (window.quietLooks = 0)).catch(() => undefined)
  await page.waitForFunction(quiet, undefined, { timeout: SETTLE_MS, polling: 50 })
  // What was shown may have asked for more.
  if (isAsking(page.context())) await settle(page)
}

/** Goes to an address and waits until the page is quiet. Answers the status of the document. */
export async function visit(page: Page, address: string): Promise<number> {
  const response = await page.goto(address, { waitUntil: 'load' })
  await settle(page)
  return response?.status() ?? 0
}
