/** A Vitest reporter: writes what `npm test` sums up at its end into the file that PORTAL_TEST_REPORT names. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ file: string, name: string, ms: number }} Timed */
/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} ProjectReport */
/** @typedef {{ projects: ProjectReport[], tests: Timed[], files: Timed[] }} Report */

export default class TestReport {
  /** When the first file of a project began and its last one ended. @type {Map<string, { begun: number, ended: number }>} */
  #spans = new Map()

  onTestModuleStart({ project }) {
    const span = this.#spans.get(project.name)
    if (span === undefined) this.#spans.set(project.name, { begun: Date.now(), ended: Date.now() })
  }

  onTestModuleEnd({ project }) {
    const span = this.#spans.get(project.name)
    if (span !== undefined) span.ended = Date.now()
  }

  onTestRunEnd(modules) {
    const path = process.env.PORTAL_TEST_REPORT
    if (path === undefined) return
    writeFileSync(path, JSON.stringify(this.#reportOn(modules)))
  }

  /** @returns {Report} */
  #reportOn(modules) {
    const names = [...new Set(modules.map(({ project }) => project.name))]
    return {
      projects: names.map((name) => this.#projectNamed(name, modules)),
      tests: modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          file: fileOf(module),
          name: test.fullName,
          ms: test.diagnostic()?.duration ?? 0,
        })),
      ),
      files: modules.map((module) => ({ file: fileOf(module), name: '', ms: module.diagnostic().duration })),
    }
  }

  #projectNamed(name, modules) {
    const { begun, ended } = this.#spans.get(name) ?? { begun: 0, ended: 0 }
    const counts = modules.filter(({ project }) => project.name === name).map(countOf)
    const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
    return { name, passed: sum('passed'), failed: sum('failed'), seconds: Math.round((ended - begun) / 1000) }
  }
}

const fileOf = ({ moduleId }) => relative(process.cwd(), moduleId).replaceAll('\\', '/')

function countOf(module) {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const failed = states.filter((state) => state === 'failed').length
  // A file that could not even be loaded holds no failed test, yet it failed.
  const unloaded = failed === 0 && module.state() === 'failed' ? 1 : 0
  return { passed: states.filter((state) => state === 'passed').length, failed: failed + unloaded }
}
