/** `npm test`: everything that is checked, on a fresh clone; the last line is `N passed, N failed`. */
import './bootstrap/version.mjs'

const { command, prepare, root } = await import('./bootstrap/prepare.mjs')
const { ensureChineseFont, ensureChromium } = await import('./bootstrap/browser.mjs')
const { checks, vitest } = await import('./bootstrap/steps.mjs')
const { say } = await import('./bootstrap/say.mjs')

const STEPS = [
  { zh: '类型、规范、格式、依赖边界、无用代码', en: 'types, lint, format, fences, unused code', run: checks },
  { zh: '单元与集成测试', en: 'unit and integration tests', run: (place) => vitest(place, ['unit', 'integration']) },
  { zh: '端到端测试', en: 'end-to-end tests', run: (place) => vitest(place, ['e2e']) },
  { zh: '启动测试', en: 'start-up tests', run: (place) => vitest(place, ['start']) },
]

const total = { passed: 0, failed: 0 }
let finished = false

await command(async () => {
  const node = await prepare({ withFences: true })
  ensureChineseFont()
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(root, node) }
  for (const step of STEPS) {
    if (process.exitCode) return
    say(step.zh, step.en)
    const started = Date.now()
    const { passed, failed } = await step.run({ root, node, env })
    total.passed += passed
    total.failed += failed
    const seconds = Math.round((Date.now() - started) / 1000)
    say(`${passed} 项通过，${failed} 项失败，${seconds} 秒`, `${passed} passed, ${failed} failed in ${seconds} s`)
  }
  finished = true
})

// What could not be run to its end has failed, even if no single test did.
if (!finished) total.failed += 1
if (total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed`)
