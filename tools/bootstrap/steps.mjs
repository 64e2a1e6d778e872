/** The steps of `npm test`: each streams what it does and answers how much of it passed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv }} Place */

/** Children still running, so that a Ctrl-C ends them with us. */
const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exitCode = 130
  })
}

/** Types, lint, format, fences, unused code: each check counts as one. @param {Place} place @returns {Promise<Count>} */
export async function checks(place) {
  const count = { passed: 0, failed: 0 }
  const read = (line) => {
    if (/^ok +/.test(line)) count.passed += 1
    if (/^failed +/.test(line)) count.failed += 1
  }
  const code = await run(place, ['tools/check.ts'], read)
  return blame(count, code)
}

/** One Vitest project or more. @param {Place} place @param {string[]} projects @returns {Promise<Count>} */
export async function vitest(place, projects) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  const report = join(folder, 'report.json')
  const words = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const code = await run(place, ['node_modules/vitest/vitest.mjs', 'run', ...words, ...reporters])
    return blame(existsSync(report) ? readReport(report) : { passed: 0, failed: 0 }, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(path) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
  // A file that could not even be loaded holds no failed test, yet it failed.
  const unloaded = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

function isFailed(test) {
  return test.status === 'failed'
}

/** A step that ended badly without naming a failure still failed. */
function blame(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
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
