import { existsSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { openSet } from './page/set.ts'
import type { openStudio } from './page/studio.ts'

declare global {
  interface Window {
    studio: Awaited<ReturnType<typeof openStudio>>
    videoSet: Awaited<ReturnType<typeof openSet>>
  }
}

const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Starts a headless browser that renders in software, so that pictures come out the same with any graphics card.
 * @throws when no Chromium is found; CHROMIUM_PATH names one
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? usualPlaces.find((place) => existsSync(place))
  if (!executablePath) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its program file.')
  return chromium.launch({ executablePath, args: flags })
}

/** Opens a bundled machine in a page, ready to take pictures. */
export async function openMachine(browser: Browser, bundle: string): Promise<Page> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.setDefaultTimeout(0)
  await page.setContent('<!doctype html><title>studio</title>')
  await page.addScriptTag({ content: bundle })
  await page.evaluate('window.opened')
  await calmRenderer(browser)
  if (complaints.length > 0) throw new Error(`The studio page complained about the machine: ${complaints.join('; ')}`)
  return page
}

/**
 * Gives Chromium's graphics process the priority of this program. It raises its own, which is right for a screen and
 * wrong for minutes of software rendering beside other people's work.
 */
async function calmRenderer(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { id, type } of processInfo) if (type === 'GPU') setPriority(id, getPriority())
  await session.detach()
}
