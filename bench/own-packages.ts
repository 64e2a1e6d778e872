/** Tools that only a measurement needs have a folder with packages and a lock of their own below `bench/`. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The folder of the programs of `bench/<tool>`, installed by its lock when they are not there. */
export async function installed(tool: string): Promise<string> {
  const folder = join(import.meta.dirname, tool)
  const programs = join(folder, 'node_modules', '.bin')
  if (!existsSync(programs)) {
    process.stdout.write(`Installing the packages of bench/${tool}…\n`)
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 1e8 })
  }
  return programs
}
