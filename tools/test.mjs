/**
 * `npm test`: everything that is checked, on a fresh clone; the last line is `N passed, N failed`.
 * `npm test -- <words>`: the tests and stories whose path or name holds the words; `--list` only names them.
 */
import './bootstrap/version.mjs'

const { command, prepare, root } = await import('./bootstrap/prepare.mjs')
const { ensureChineseFont, ensureChromium } = await import('./bootstrap/browser.mjs')
const { narrowed } = await import('./bootstrap/arguments.mjs')
const { isStory } = await import('./bootstrap/chosen.mjs')
const { checks, vitest } = await import('./bootstrap/steps.mjs')
const { giveUp, say } = await import('./bootstrap/say.mjs')
const { sayChosen, saySlowest, sayStep } = await import('./bootstrap/summary.mjs')

const args = process.argv.slice(2)
const total = { passed: 0, failed: 0 }
let finished = false

/** Counts what a step did, and tells it. */
function count(step) {
  total.passed += step.passed
  total.failed += step.failed
  sayStep(step)
}

async function run(chosen) {
  const { files, projects } = chosen ?? {}
  const touches = (project, isOfIt) => projects?.includes(project) ?? files?.some(isOfIt) ?? true
  const node = await prepare({ withFences: touches('unit', (file) => file.startsWith('tools/fences/')) })
  const env = { ...process.env }
  if (touches('e2e', isStory)) {
    ensureChineseFont()
    env.CHROMIUM_PATH = ensureChromium(root, node)
  }
  const place = { root, node, env }
  if (chosen === undefined) {
    say('类型、规范、格式、依赖边界、无用代码', 'types, lint, format, fences, unused code')
    count(await checks(place))
    if (process.exitCode) return
  }
  const report = await vitest(place, chosen ?? {})
  report.steps.forEach(count)
  saySlowest(report.tests)
  if (process.exitCode) return
  if (total.passed + total.failed === 0) giveUp('没有测试运行', 'No test has run')
  finished = true
}

const listing = args.includes('--list')
await command(async () => {
  const chosen = narrowed(root, args)
  if (chosen !== undefined) sayChosen(chosen)
  if (!listing) await run(chosen)
})

if (!listing) {
  // What could not be run to its end has failed, even if no single test did.
  if (!finished && total.failed === 0) total.failed += 1
  if (total.failed > 0) process.exitCode = 1
  console.log(`${total.passed} passed, ${total.failed} failed`)
}
