/**
 * `npm run bench`: first-load bytes of every public page, largest paint, shift and blocking of five pages on a slow phone
 * (five cold runs, all printed), processor time per request of list and detail, /healthz while many sign in. Starts the
 * built product with the demo.
 */
import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { productDetail, productPage } from '@portal/contract/product'
import { chromiumPath } from '../e2e/support/browser.ts'
import { startDemoServer } from '../e2e/support/server.ts'
import { discover, type Ids } from '../e2e/support/demo-ids.ts'
import { budget, firstLoads } from './first-load.ts'
import { publicPages } from './public-pages.ts'
import { costOf, type Subject } from './server-cost.ts'
import { measureSignIns, printSignIns } from './sign-in.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const verdict = (good: boolean) => (good ? 'ok' : 'over budget')

function printFirstLoads() {
  console.log('First load of public pages (brotli)')
  for (const { page, scriptBytes, laterScriptBytes, styleBytes } of firstLoads()) {
    const good = scriptBytes <= budget.scriptBytes && styleBytes <= budget.styleBytes
    console.log(
      `  ${page.padEnd(40)} script ${kilobytes(scriptBytes)} (later ${kilobytes(laterScriptBytes)})  style ${kilobytes(styleBytes)}  ${verdict(good)}`,
    )
  }
}

interface Measured {
  lcpMs: number
  lcpAll: number[]
  lcpElement: string
  cls: number
  tbtMs: number
  transferredBytes: { total: number; Script?: number }
}

async function printPaints(origin: string, ids: Ids) {
  console.log('Pages on a phone (slow 4G, processor slowed four times, five cold runs)')
  for (const path of publicPages(ids)) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'measure-page.mjs'), origin + path],
      { env: { ...process.env, CHROMIUM_PATH: chromiumPath() }, maxBuffer: 1e7 },
    )
    const { lcpMs, lcpAll, lcpElement, cls, tbtMs, transferredBytes } = JSON.parse(stdout) as Measured
    console.log(
      `  ${path.padEnd(40)} median ${lcpMs} ms of ${lcpAll.join(' ')} (${lcpElement}), shift ${cls}, blocking ${tbtMs} ms, ` +
        `${kilobytes(transferredBytes.total)}, of which script ${kilobytes(transferredBytes.Script ?? 0)}, load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
}

async function printCosts(origin: string, pid: number, ids: Ids) {
  console.log('Cost of a request (10 connections)')
  const subjects: Subject[] = [
    { what: 'list page', url: '/website/product' },
    { what: 'detail page', url: `/website/product/detail?id=${ids.product}` },
    { what: 'list call', url: productPage.path },
    { what: 'detail call', url: productDetail.path, body: JSON.stringify({ productId: ids.product }) },
  ]
  for (const subject of subjects) {
    const cost = await costOf({ ...subject, url: origin + subject.url }, pid)
    console.log(
      `  ${cost.what.padEnd(12)} ${cost.cpuMsPerRequest.toFixed(2)} ms processor  ${cost.requestsPerSecond.toFixed(0)}/s  p50 ${cost.p50Ms} ms  p99 ${cost.p99Ms} ms  ${cost.failed} failed`,
    )
  }
}

console.log(
  `Load of this machine before: ${loadavg()[0]?.toFixed(2)} (times mean little on a busy one; bytes always count)`,
)
printFirstLoads()
const server = await startDemoServer()
try {
  const ids = await discover(server.origin)
  await printPaints(server.origin, ids)
  await printCosts(server.origin, server.pid, ids)
} finally {
  await server.stop()
}
printSignIns(await measureSignIns())
