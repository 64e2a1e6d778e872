/**
 * `npm run check`: everything that can be known without running the product. One line per check, the output of those
 * that failed, and a non-zero exit if any did. `--json` prints `{name, ok, seconds, output}[]` instead;
 * names after the options run only those checks.
 */
import { existsSync, globSync } from 'node:fs'
import { environmentFaults } from './check/environment.ts'
import { leaks } from './check/leaks.ts'
import { messageFaults } from './check/messages.ts'
import { command, reading, type Check, type Outcome } from './check/run.ts'
import { longFiles, longFunctions } from './check/tails.ts'

const tool = (path: string) => `node_modules/${path}`
/** What is formatted: code. Papers are set by hand. */
const code = ['apps', 'packages', 'tools', 'e2e', 'bench', 'vitest.config.ts', 'package.json'].concat(
  ['demo/kit', 'demo/machines', 'demo/studio'],
  globSync('demo/*.ts'),
)
const checks: Check[] = [
  command('lint', tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--format=unix'),
  command('types', tool('typescript/bin/tsc'), '-p', 'tsconfig.json', '--pretty', 'false'),
  command('types of the web', tool('typescript/bin/tsc'), '-p', 'apps/web', '--pretty', 'false'),
  command('fences', 'tools/fences/main.ts'),
  command('unused code', tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints'),
  command('format', tool('@biomejs/biome/bin/biome'), 'format', '--colors=off', '--max-diagnostics=20', ...code),
  reading('messages', messageFaults),
  reading('long files', longFiles),
  reading('long functions', longFunctions),
  reading('leaks', leaks),
  reading('environment', environmentFaults),
]

interface Result extends Outcome {
  name: string
  seconds: number
}

/** Runs the checks, two at a time, and reports each as it ends. */
async function runAll(chosen: Check[], report: (result: Result) => void): Promise<Result[]> {
  const waiting = [...chosen]
  const results: Result[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const outcome = await check.run().catch((error: unknown) => ({ ok: false, output: String(error) }))
      const result = { name: check.name, ...outcome, seconds: Math.round((performance.now() - started) / 100) / 10 }
      results.push(result)
      report(result)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

function refuseWithoutFenceTools() {
  if (existsSync('tools/fences/node_modules/dependency-cruiser')) return
  console.error('The fences need their own packages: run `npm ci --prefix tools/fences`, or `npm test`, which does it.')
  process.exit(1)
}

refuseWithoutFenceTools()
const json = process.argv.includes('--json')
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = names.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${checks.map((check) => check.name).join(', ')}`)
  process.exit(1)
}
const chosen = names.length > 0 ? checks.filter((check) => names.includes(check.name)) : checks
const results = await runAll(chosen, (result) => {
  if (json) return
  console.log(`${result.ok ? 'ok    ' : 'failed'} ${result.name} (${result.seconds.toFixed(1)} s)`)
  if (!result.ok) console.log(result.output.replaceAll(/^/gm, '    '))
})
if (json) console.log(JSON.stringify(results))
process.exitCode = results.every((result) => result.ok) ? 0 : 1
