/** The steps of `npm test`: each streams what it does and answers how much of it passed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Step */
/** @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv }} Place */

/** Children still running, so that a Ctrl-C ends them with us. */
const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exitCode = 130
  })
}

/** Types, lint, format, fences, unused code: each check counts as one. @param {Place} place @returns {Promise<Step>} */
export async function checks(place) {
  const step = { name: 'checks', passed: 0, failed: 0 }
  const read = (line) => {
    if (/^ok +/.test(line)) step.passed += 1
    if (/^failed +/.test(line)) step.failed += 1
  }
  const started = Date.now()
  const code = await run(place, ['tools/check.ts'], read)
  return blame({ ...step, seconds: Math.round((Date.now() - started) / 1000) }, code)
}

/**
 * Runs Vitest: all of it, some projects, or some files with or without a pattern of names. A step for each project that
 * had anything to do.
 * @param {Place} place @param {{ projects?: string[], files?: string[], pattern?: string }} chosen
 * @returns {Promise<{ steps: Step[], tests: import('./test-report.mjs').Timed[] }>}
 */
export async function vitest(place, { projects = [], files = [], pattern }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  const path = join(folder, 'report.json')
  const words = [...projects.map((project) => `--project=${project}`), ...files]
  if (pattern !== undefined) words.push(`--testNamePattern=${pattern}`)
  const reporters = ['--reporter=default', '--reporter=./tools/bootstrap/test-report.mjs']
  const env = { ...place.env, PORTAL_TEST_REPORT: path }
  try {
    const code = await run({ ...place, env }, ['node_modules/vitest/vitest.mjs', 'run', ...words, ...reporters])
    const { projects: steps, tests } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NOTHING
    const failed = steps.some((step) => step.failed > 0)
    return { steps: failed ? steps : [...steps.slice(0, -1), blame(steps.at(-1) ?? UNKNOWN, code)], tests }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const NOTHING = { projects: [], tests: [] }
/** Vitest ended without a report. */
const UNKNOWN = { name: 'Vitest', passed: 0, failed: 0, seconds: 0 }

/** A step that ended badly without naming a failure still failed. */
function blame(step, code) {
  return code !== 0 && step.failed === 0 ? { ...step, failed: 1 } : step
}

/** Runs a script on the pinned Node, showing its output and reading it line by line. Answers the exit code. */
function run({ root, node, env }, words, read) {
  const stdio = ['ignore', read ? 'pipe' : 'inherit', 'inherit']
  return new Promise((resolve) => {
    const child = spawn(node, words, { cwd: root, env, stdio })
    running.add(child)
    let rest = ''
    child.stdout?.on('data', (chunk) => {
      process.stdout.write(chunk)
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
    child.once('error', (error) => console.error(error.message))
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}
