import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, rmdir, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Binaries } from './binaries.ts'
import { explainFileError, explainOutput, NEEDED_MEGABYTES } from './failures.ts'
import { CLUSTER_USER } from './roles.ts'
import { giveTo, type RunAs, spawnAs } from './run-as.ts'
import { sentences } from './sentences.ts'

const PASSWORD_FILE = 'portal.password'
const UNFINISHED = 'postgres.unfinished-'

/** Where the cluster of a data folder lives. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** Makes the data folder and proves that it can be written. Throws StartError (read-only, full, not a folder). */
export async function prepareFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-probe-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe, { force: true })
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

/** Throws StartError when less than `neededMegabytes` are free: better now than half-way through a write. */
export async function requireSpace(dataDir: string, neededMegabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if ((bavail * bsize) / 1024 / 1024 >= neededMegabytes) return
  throw new StartError(sentences.diskFull(dataDir, neededMegabytes))
}

/** True when the data folder holds a finished cluster. Throws StartError when something else lies in its place. */
export async function clusterExists(dataDir: string): Promise<boolean> {
  const folder = clusterFolder(dataDir)
  try {
    const entries = await readdir(folder)
    if (entries.includes('PG_VERSION')) return true
    if (entries.length === 0) return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw explainFileError(error, dataDir)
  }
  throw new StartError(sentences.notACluster(folder))
}

/** Throws StartError when the cluster was made by another major version of PostgreSQL than `major`. */
export async function requireVersion(dataDir: string, major: string): Promise<void> {
  const found = (await readFile(join(clusterFolder(dataDir), 'PG_VERSION'), 'utf8')).trim()
  if (found !== major) throw new StartError(sentences.otherVersion(clusterFolder(dataDir), found, major))
}

/** The password of the cluster's superuser: made by initdb's run, kept inside the cluster so that they are moved and lost together. */
export async function readPassword(dataDir: string): Promise<string> {
  try {
    return (await readFile(join(clusterFolder(dataDir), PASSWORD_FILE), 'utf8')).trim()
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

/**
 * Makes the cluster beside its place and moves it there when it is complete and on disk, so that whatever happens
 * half-way leaves no half cluster. When another start was quicker, its cluster stays. Throws StartError.
 */
export async function createCluster(dataDir: string, who: RunAs, binaries: Binaries, signal?: AbortSignal) {
  await removeUnfinished(dataDir)
  await requireSpace(dataDir, NEEDED_MEGABYTES.create)
  const folder = join(dataDir, `${UNFINISHED}${process.pid}-${randomBytes(4).toString('hex')}`)
  const passwordFile = `${folder}.password`
  try {
    await mkdir(folder, { mode: 0o700 })
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    await giveTo(who, folder)
    if (who.kind === 'user') await giveFile(passwordFile, who)
    await initdb({ dataDir, folder, passwordFile, who, binaries, signal })
    await rename(passwordFile, join(folder, PASSWORD_FILE))
    await moveIntoPlace(folder, dataDir)
  } catch (error) {
    throw explainFileError(error, dataDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

async function giveFile(path: string, who: { uid: number; gid: number }): Promise<void> {
  const file = await open(path)
  await file.chown(who.uid, who.gid)
  await file.close()
}

type InitdbRun = {
  dataDir: string
  folder: string
  passwordFile: string
  who: RunAs
  binaries: Binaries
  signal: AbortSignal | undefined
}

async function initdb({ dataDir, folder, passwordFile, who, binaries, signal }: InitdbRun): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // Without these an unset LANG makes SQL_ASCII, where Chinese text is neither searched nor compared rightly.
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  const child = spawnAs(who, binaries.initdb, args, { cwd: dataDir, stdio: ['ignore', 'pipe', 'pipe'] })
  const cancel = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', cancel, { once: true })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  signal?.removeEventListener('abort', cancel)
  if (signal?.aborted) throw new StartError(sentences.cancelled())
  if (code === 0) return
  const failure = explainOutput(output, dataDir, dataDir)
  throw failure instanceof StartError ? failure : new StartError(sentences.didNotStart(failure, dataDir))
}

async function moveIntoPlace(folder: string, dataDir: string): Promise<void> {
  const place = clusterFolder(dataDir)
  await chmod(folder, 0o700)
  await syncFolder(folder)
  await rmdir(place).catch(() => undefined)
  try {
    await rename(folder, place)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
  await syncFolder(dataDir)
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().catch(() => undefined)
  await folder.close()
}

/** Clears what interrupted starts left behind; what a start running beside us is making stays. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    const pid = entry.startsWith(UNFINISHED) ? Number.parseInt(entry.slice(UNFINISHED.length), 10) : 0
    if (pid === 0 || (pid !== process.pid && isAlive(pid))) continue
    // An initdb whose server was killed may still write there for a moment; what stays is the next start's to clear.
    const patience = { maxRetries: 20, retryDelay: 50 }
    await rm(join(dataDir, entry), { recursive: true, force: true, ...patience }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
