/**
 * Lighthouse's four scores of five public pages on its phone, with every audit that costs points. The tool comes from
 * `bench/lighthouse`, which has packages of its own: the product needs none of them.
 * Usage: `node tools/run.mjs bench/lighthouse.ts [runs = 3]`
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from '../e2e/support/browser.ts'
import { startDemoServer } from '../e2e/support/server.ts'
import { discover } from '../e2e/support/demo-ids.ts'
import { installed } from './own-packages.ts'
import { publicPages } from './public-pages.ts'

/** What a report says, as far as it is read here. Scores from 0 to 1; null: the audit did not apply. */
interface Report {
  /** How fast the machine was while it measured; below 1000 it was too busy, or is too slow, for the phone to be believed. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'

async function reportOf(program: string, url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const words = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  try {
    await promisify(execFile)(program, words, { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 1e7 })
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Chromium loses the beginning of a trace now and then, the more the busier the machine is: such a run is made again. */
async function validReportOf(program: string, url: string, tries = 5): Promise<Report> {
  try {
    return await reportOf(program, url)
  } catch (error) {
    if (tries <= 1 || !String(error).includes('NO_NAVSTART')) throw error
    return validReportOf(program, url, tries - 1)
  }
}

const scoreOf = (report: Report, kind: string): number => Math.round((report.categories[kind]?.score ?? 0) * 100)

/** Audits that count and are not perfect. */
function costly({ categories, audits }: Report): string[] {
  const counted = kinds.flatMap((kind) => categories[kind]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  return counted.flatMap(({ id }) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 0.99) return []
    return [`${id} ${audit.score.toFixed(2)} ${audit.displayValue ?? audit.title}`]
  })
}

const runs = Number(process.argv[2] ?? 3)
const program = join(await installed('lighthouse'), 'lighthouse')
// Addresses for search engines are whole only when the site knows its own.
const server = await startDemoServer({ PUBLIC_URL: 'https://portal.example' })
try {
  const ids = await discover(server.origin)
  for (const path of publicPages(ids)) {
    for (let turn = 0; turn < runs; turn += 1) {
      const load = loadavg()[0]?.toFixed(1)
      const report = await validReportOf(program, server.origin + path)
      const scores = kinds.map((kind) => `${kind} ${scoreOf(report, kind)}`).join('  ')
      const speed = Math.round(report.environment.benchmarkIndex)
      process.stdout.write(`${path.padEnd(40)} ${scores}  (load ${load}, benchmark ${speed})\n`)
      if (turn === runs - 1) for (const line of costly(report)) process.stdout.write(`    ${line}\n`)
    }
  }
} finally {
  await server.stop()
}
