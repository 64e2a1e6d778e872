#!/usr/bin/env node
/**
 * Measures a page the way a phone on slow 4G meets it: `node bench/measure-page.mjs URL [options]` prints JSON.
 *   --runs=5  --cpu=4  --net=slow4g|cable|none  --viewport=mobile|desktop  --cookie=name=value  --idle=1500  --max=90000
 *   --raw (every response of the first run)
 * Medians of cold runs, each in a fresh profile: transferred bytes by type (with headers), requests, TTFB, FCP, LCP with its
 * element, TBT, CLS, heap, nodes. `tbtMs` counts long tasks after the first paint (Lighthouse's rule), `blockingAllMs`
 * all of them. `loadAvg1m` tells whether times can be trusted; bytes always can.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'

const argv = process.argv.slice(2)
const url = argv.find((argument) => !argument.startsWith('--'))
const option = (key, fallback) => argv.find((one) => one.startsWith(`--${key}=`))?.slice(key.length + 3) ?? fallback
const all = (key) => argv.filter((one) => one.startsWith(`--${key}=`)).map((one) => one.slice(key.length + 3))
const runsWanted = Number(option('runs', 5))
const cpuSlowdown = Number(option('cpu', 4))
const idleMs = Number(option('idle', 1500))
const maxMs = Number(option('max', 90_000))

/** Latency in ms and bits per second; slow4g has the numbers that Lighthouse simulates. */
const networks = {
  slow4g: { latency: 150, down: 1.6e6, up: 0.75e6 },
  cable: { latency: 28, down: 5e6, up: 1e6 },
  none: null,
}
const networkName = option('net', 'slow4g')
const network = networks[networkName]
const viewportName = option('viewport', 'mobile')
const screen =
  viewportName === 'desktop'
    ? { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 }
    : { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place))
const flags = [
  '--no-sandbox',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Runs in the page before anything else: writes what the browser observes to `window.observed`. */
function observe() {
  const seen = { lcp: 0, lcpElement: '', cls: 0, long: [], fcp: 0 }
  window.observed = seen
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    const { element } = entry
    const classes =
      typeof element?.className === 'string' ? element.className.split(' ').filter(Boolean).slice(0, 2) : []
    seen.lcpElement = element ? [element.tagName.toLowerCase(), ...classes].join('.') : entry.url
  })
  let shifts
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    // A session of shifts ends after a second without one, or after five.
    const goesOn = shifts && entry.startTime - shifts.last < 1000 && entry.startTime - shifts.first < 5000
    shifts = goesOn
      ? { ...shifts, value: shifts.value + entry.value, last: entry.startTime }
      : { value: entry.value, first: entry.startTime, last: entry.startTime }
    seen.cls = Math.max(seen.cls, shifts.value)
  })
  on('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]))
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
}

/** Counts what crosses the network, and knows when nothing does. */
async function countTraffic(devtools) {
  const known = new Map()
  const open = new Set()
  const traffic = { types: {}, counts: {}, total: 0, requests: 0, failed: 0, list: [], last: Date.now() }
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return
    known.set(requestId, { url: request.url, type })
    open.add(requestId)
    traffic.last = Date.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = known.get(requestId)
    if (!request) return
    request.type = type
    if (response.status >= 400) traffic.failed += 1
  })
  const finish = (requestId, bytes) => {
    const request = known.get(requestId)
    if (!request || !open.delete(requestId)) return
    traffic.last = Date.now()
    traffic.types[request.type] = (traffic.types[request.type] ?? 0) + bytes
    traffic.counts[request.type] = (traffic.counts[request.type] ?? 0) + 1
    traffic.total += bytes
    traffic.requests += 1
    traffic.list.push(`${request.type} ${bytes} ${request.url}`)
  }
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => finish(requestId, encodedDataLength))
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    traffic.failed += 1
    finish(requestId, 0)
  })
  return { traffic, isIdle: () => open.size === 0 && Date.now() - traffic.last > idleMs }
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

/** Opens the page once, waits until the network has rested, and answers everything that was observed. */
async function load(context) {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const { traffic, isIdle } = await countTraffic(devtools)
  if (network) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    })
  }
  if (cpuSlowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const started = Date.now()
  await page.goto(url, { waitUntil: 'load', timeout: maxMs })
  while (!isIdle() && Date.now() - started < maxMs) await new Promise((resume) => setTimeout(resume, 100))
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return {
      ...window.observed,
      ttfb: navigation?.responseStart ?? 0,
      dcl: navigation?.domContentLoadedEventEnd ?? 0,
      title: document.title,
      href: location.href,
    }
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  return { ...seen, ...traffic, lastByte: traffic.last - started, metric }
}

async function once() {
  const profile = mkdtempSync(path.join(tmpdir(), 'measure-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: flags,
    ...screen,
  })
  try {
    const { origin } = new URL(url)
    const cookies = all('cookie').map((pair) => ({
      name: pair.split('=', 1)[0],
      value: pair.slice(pair.indexOf('=') + 1),
    }))
    for (const { name, value } of cookies) await context.addCookies([{ name, value, url: origin }])
    return await load(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** A run without a paint (the machine was too busy to show a frame) is thrown away and repeated, at most as often again. */
async function valid() {
  const runs = []
  let thrownAway = 0
  while (runs.length < runsWanted) {
    const run = await once()
    if ((run.lcp && run.fcp) || thrownAway >= runsWanted) runs.push(run)
    else thrownAway += 1
  }
  return { runs, thrownAway }
}

function report({ runs, thrownAway }) {
  const median = (of) => {
    const values = runs.map(of).toSorted((one, other) => one - other)
    const middle = values.length >> 1
    return values.length % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2
  }
  const whole = (of) => Math.round(median(of))
  const types = [...new Set(runs.flatMap((run) => Object.keys(run.types)))]
  const byType = (pick) => Object.fromEntries(types.map((type) => [type, whole((run) => pick(run)[type] ?? 0)]))
  const blocking = (run, from) =>
    sum(
      run.long
        .filter(([at, took]) => at + took > from)
        .map(([at, took]) => Math.max(0, Math.min(took, at + took - from) - 50)),
    )
  return {
    url,
    finalUrl: runs[0].href,
    title: runs[0].title,
    runs: runsWanted,
    cpu: cpuSlowdown,
    net: networkName,
    viewport: viewportName,
    transferredBytes: { total: whole((run) => run.total), ...byType((run) => run.types) },
    requests: {
      total: whole((run) => run.requests),
      failed: whole((run) => run.failed),
      ...byType((run) => run.counts),
    },
    ttfbMs: whole((run) => run.ttfb),
    fcpMs: whole((run) => run.fcp),
    lcpMs: whole((run) => run.lcp),
    lcpElement: runs[runs.length >> 1].lcpElement,
    tbtMs: whole((run) => blocking(run, run.fcp)),
    blockingAllMs: whole((run) => blocking(run, 0)),
    cls: Number(median((run) => run.cls).toFixed(4)),
    domContentLoadedMs: whole((run) => run.dcl),
    lastResponseMs: whole((run) => run.lastByte),
    jsHeapBytes: whole((run) => run.metric.JSHeapUsedSize),
    domNodes: whole((run) => run.metric.Nodes),
    scriptMs: whole((run) => run.metric.ScriptDuration * 1000),
    layoutMs: whole((run) => run.metric.LayoutDuration * 1000),
    runsThrownAway: thrownAway,
    loadAvg1m: Number(loadavg()[0].toFixed(2)),
    lcpAll: runs.map((run) => Math.round(run.lcp)),
    ...(argv.includes('--raw') ? { list: runs[0].list } : {}),
  }
}

if (!url || !executablePath || network === undefined) {
  console.error(
    executablePath
      ? 'usage: node bench/measure-page.mjs URL [--runs=5] [--cpu=4] [--net=slow4g|cable|none]'
      : 'No Chromium found; set CHROMIUM_PATH.',
  )
  process.exit(2)
}
console.log(JSON.stringify(report(await valid()), null, 1))
