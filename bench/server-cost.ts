/** What a request costs the server: processor time from /proc, under a steady load. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const autocannon = createRequire(import.meta.url).resolve('autocannon')

/** Clock ticks per second on Linux, whatever the kernel's own rate. */
const TICKS = 100

export interface Cost {
  what: string
  requests: number
  cpuMsPerRequest: number
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
}

/** Processor seconds that a process has used, user and system, all threads. Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

export interface Subject {
  what: string
  url: string
  /** A JSON body makes it a POST. */
  body?: string
  authorization?: string
}

/** What autocannon's `--json` says, as far as it is read here. */
interface Load {
  requests: { total: number; average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
  timeouts: number
}

async function load({ url, body, authorization }: Subject, seconds: number): Promise<Load> {
  const post = body === undefined ? [] : ['-m', 'POST', '-H', 'content-type=application/json', '-b', body]
  const signedIn = authorization === undefined ? [] : ['-H', `authorization=${authorization}`]
  const words = [autocannon, '--json', '-c', '10', '-d', String(seconds), ...post, ...signedIn, url]
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 1e7 })
  return JSON.parse(stdout) as Load
}

/** Loads one address with 10 connections for `seconds`, after a warm-up, and divides the processor time of `pid`. */
export async function costOf(subject: Subject, pid: number, seconds = 8): Promise<Cost> {
  await load(subject, 2)
  const before = cpuSeconds(pid)
  const result = await load(subject, seconds)
  const used = cpuSeconds(pid) - before
  return {
    what: subject.what,
    requests: result.requests.total,
    cpuMsPerRequest: (used * 1000) / result.requests.total,
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
