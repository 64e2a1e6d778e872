/** Which files belong to the repository: committed ones and new ones that are not ignored. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

let listed: string[] | undefined

/** Paths from the root of the repository, with forward slashes. */
export function repositoryFiles(): string[] {
  listed ??= execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path))
  return listed
}
