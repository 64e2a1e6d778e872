/**
 * Kept pages against nginx: the website's pages as the server keeps them, and the same compressed bytes as files behind
 * nginx, with the same header lines, asked for in one mix by 64 connections, in turns, in one run. Prints requests per
 * second, latencies, the processor time per request and the ratio of the medians. Wants Debian's packages `nginx` and
 * `wrk`; Linux only.
 * Usage: `node tools/run.mjs bench/kept-pages.ts`
 */
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingHttpHeaders } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { jobsDone } from '@portal/testkit/jobs-done'
import { freePort, startServer } from '../e2e/support/server.ts'
import { startScratchPortal } from './scratch-portal.ts'
import { cpuSeconds } from './server-cost.ts'

const run = promisify(execFile)
const nginxProgram = process.env.NGINX_PATH ?? '/usr/sbin/nginx'
const CONNECTIONS = 64
const SECONDS = 10
const ROUNDS = 5
/** How often a page is asked for before it counts as sent: the first answers of each process are compressed quickly only. */
const ASKED = 8
/** Encoding all pictures of the demo takes minutes. */
const JOBS_MS = 10 * 60_000

interface KeptPage {
  path: string
  body: Buffer
  headers: IncomingHttpHeaders
}
type Answer = Omit<KeptPage, 'path'>

/** As browsers get it; fetch() would unpack it. Every call has a connection of its own, and so any of the processes. */
function asSent(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
      const { headers } = response
      buffer(response).then((body) => resolve({ body, headers }), reject)
    })
    asked.on('error', reject)
  })
}

/** Every page that the sitemaps name, Chinese and English, as it goes over the wire. */
async function keptPages(origin: string): Promise<KeptPage[]> {
  const listed = async (address: string): Promise<string[]> => {
    const xml = await (await fetch(address)).text()
    const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => (place ?? '').replaceAll('&amp;', '&'))
    const nested = found.filter((place) => place.includes('/sitemap'))
    const deeper = await Promise.all(nested.map((place) => listed(origin + new URL(place).pathname)))
    return [...found.filter((place) => !place.includes('/sitemap')), ...deeper.flat()]
  }
  const places = [...new Set(await listed(`${origin}/sitemap.xml`))]
  const paths = places.map((place) => new URL(place)).map(({ pathname, search }) => pathname + search)
  const answers = new Map<string, Answer>()
  for (let asked = 0; asked < ASKED; asked += 1)
    for (const path of paths) answers.set(path, await asSent(origin + path))
  return [...answers].map(([path, answer]) => ({ path, ...answer }))
}

/** What nginx says by itself, or what is another one for each request. */
const NOT_ADDED = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'x-request-id',
])

const POLICY = 'content-security-policy'

/** Directives that add the lines that pages have in common; their policies are told apart by address. */
const addedLines = ([page]: readonly KeptPage[]): string =>
  Object.entries(page?.headers ?? {})
    .filter(([name]) => !NOT_ADDED.has(name))
    .map(([name, value]) => `add_header ${name} ${name === POLICY ? '$policy' : `"${String(value)}"`};`)
    .join('\n    ')

/** nginx as Debian configures it (a worker per processor), its files named by number. */
async function nginxFolder(folder: string, port: number, pages: readonly KeptPage[]): Promise<string> {
  await mkdir(join(folder, 'pages'), { recursive: true })
  for (const [index, { body }] of pages.entries()) await writeFile(join(folder, 'pages', `${index}.html`), body)
  const named = pages.map(({ path }, index) => `    "${path}" /${index}.html;`).join('\n')
  const policies = pages.map(({ path, headers }) => `    "${path}" "${String(headers[POLICY])}";`).join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `user root; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on; tcp_nopush on; types_hash_max_size 2048; keepalive_requests 100000000;
  default_type text/html; access_log off; open_file_cache max=10000;
  map_hash_bucket_size 256; map_hash_max_size 8192;
  map $request_uri $file {
${named}
  }
  map $request_uri $policy {
${policies}
  }
  server { listen 127.0.0.1:${port}; root ${folder}/pages;
    ${addedLines(pages)}
    location / { rewrite ^ $file break; } }
}
`,
  )
  return file
}

/** Process ids of nginx's workers. */
function workersOf(master: number): number[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}

interface Round {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
  cpuMicroseconds: number
}

const SCRIPT_END = `
local at = 0
request = function() at = at % #paths + 1 return wrk.format("GET", paths[at], {["Accept-Encoding"] = "br"}) end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("result %d %d %f %f %d\\n", summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end`

/** A round of wrk; times of the script's last line are microseconds. */
async function round(origin: string, script: string, processes: readonly number[]): Promise<Round> {
  const used = () => processes.reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const before = used()
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, origin])
  const spent = used() - before
  const [, requests = 0, duration = 1, p50 = 0, p99 = 0, failed = 0] =
    /^result (\d+) (\d+) ([\d.]+) ([\d.]+) (\d+)$/m.exec(stdout)?.map(Number) ?? []
  return {
    perSecond: requests / (duration / 1e6),
    p50Ms: p50 / 1000,
    p99Ms: p99 / 1000,
    failed,
    cpuMicroseconds: (spent / requests) * 1e6,
  }
}

function print(who: string, { perSecond, p50Ms, p99Ms, failed, cpuMicroseconds }: Round): void {
  process.stdout.write(
    `${who.padEnd(8)} ${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50Ms.toFixed(2)} ms  p99 ${p99Ms.toFixed(2)} ms  ` +
      `${cpuMicroseconds.toFixed(0)} µs processor a request  ${failed} failed\n`,
  )
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  // As nginx has a worker for each processor, the portal has a process.
  const shared = { PORT: String(await freePort()), REUSE_PORT: 'true' }
  const server = await startScratchPortal('demo', shared)
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = server
  const others = await Promise.all(
    Array.from({ length: availableParallelism() - 1 }, () =>
      startServer({ ...shared, DATABASE_URL, DATA_DIR, SEED: 'none' }),
    ),
  )
  const processes = [server, ...others].map(({ pid }) => pid)
  // Pictures of the demo are still being encoded after the start.
  await jobsDone(server.pool, JOBS_MS)
  const port = await freePort()
  const pages = await keptPages(server.origin)
  const nginx = spawn(nginxProgram, ['-c', await nginxFolder(folder, port, pages), '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  try {
    const script = join(folder, 'mix.lua')
    await writeFile(script, `local paths = {${pages.map(({ path }) => JSON.stringify(path)).join(',')}}${SCRIPT_END}`)
    const bytes = pages.reduce((sum, { body }) => sum + body.length, 0)
    process.stdout.write(
      `${pages.length} pages, ${(bytes / pages.length / 1000).toFixed(1)} kB each as sent; load before ${loadavg()[0]?.toFixed(2)}\n`,
    )
    await round(server.origin, script, processes)
    const workers = workersOf(nginx.pid ?? 0)
    const ours: number[] = []
    const theirs: number[] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const kept = await round(server.origin, script, processes)
      const files = await round(`http://127.0.0.1:${port}`, script, workers)
      print('portal', kept)
      print('nginx', files)
      ours.push(kept.perSecond)
      theirs.push(files.perSecond)
    }
    process.stdout.write(`ratio of the medians ${(median(ours) / median(theirs)).toFixed(2)}\n`)
  } finally {
    nginx.kill()
    for (const other of others) await other.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
