/** What `npm test` tells of its steps. */
import { say } from './say.mjs'

const SLOWEST = 20
const FEW = 12

const PROJECTS = {
  checks: ['静态检查', 'static checks'],
  unit: ['单元测试', 'unit tests'],
  integration: ['集成测试', 'integration tests'],
  e2e: ['端到端测试', 'end-to-end tests'],
  measured: ['计量的端到端测试', 'measured end-to-end tests'],
  start: ['启动测试', 'start-up tests'],
}

/** @param {{ name: string, passed: number, failed: number, seconds: number }} step */
export function sayStep({ name, passed, failed, seconds }) {
  const [zh, en] = PROJECTS[name] ?? [name, name]
  say(
    `${zh}：${passed} 项通过，${failed} 项失败，${seconds} 秒`,
    `${en}: ${passed} passed, ${failed} failed in ${seconds} s`,
  )
}

/** @param {{ files?: string[], projects?: string[], names?: string }} chosen */
export function sayChosen({ files, projects, names }) {
  if (files === undefined) return say(`运行 ${projects.join('、')}`, `Running ${projects.join(', ')}`)
  if (names === undefined) say(`选中 ${files.length} 个文件`, `files chosen: ${files.length}`)
  else
    say(
      `选中名称包含“${names}”的测试，在 ${files.length} 个文件中`,
      `tests named “${names}” chosen, in files: ${files.length}`,
    )
  for (const file of files.slice(0, FEW)) console.log(`    ${file}`)
  if (files.length > FEW) console.log(`    … (${files.length - FEW})`)
}

/** The slowest of many tests. @param {{ file: string, name: string, ms: number }[]} tests */
export function saySlowest(tests) {
  if (tests.length <= SLOWEST) return
  say('最慢的测试', 'the slowest tests')
  const slowest = [...tests].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  for (const { file, name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}  ${name}`)
}
