import { execFile, type SpawnOptions, spawn, type ChildProcess } from 'node:child_process'
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import { sentences } from './sentences.ts'

/**
 * Who PostgreSQL runs as. It refuses root, so root lends it another user, or a user namespace in which root is seen
 * as nobody (files stay root's own: a clone in a 0700 home is reached that way).
 */
export type RunAs = { kind: 'self' } | { kind: 'user'; uid: number; gid: number } | { kind: 'namespace' }

const NAMESPACE = ['-U', '--map-user=65534', '--map-group=65534', '--']
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Messages are read by us, so they must be English; nothing else of our environment concerns PostgreSQL. */
const ENVIRONMENT = { PATH, LC_ALL: 'C', TZ: 'UTC' }

const run = promisify(execFile)

/** PostgreSQL refuses root. */
function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Starts a program of PostgreSQL as `who`. */
export function spawnAs(who: RunAs, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const common = { ...options, env: { ...ENVIRONMENT } }
  if (who.kind === 'namespace') return spawn('unshare', [...NAMESPACE, program, ...args], common)
  if (who.kind === 'user') return spawn(program, args, { ...common, uid: who.uid, gid: who.gid })
  return spawn(program, args, common)
}

/**
 * Chooses a user who can enter `folder` and run `program`: ourselves unless root; as root the folder's owner,
 * `postgres`, `nobody`, then a user namespace. Throws StartError when none of them can.
 */
export async function chooseRunAs(folder: string, program: string): Promise<RunAs> {
  if (!isRoot()) return { kind: 'self' }
  for (const who of [...(await candidates(folder)), { kind: 'namespace' } as const]) {
    if (await canRun(who, folder, program)) return who
  }
  throw new StartError(sentences.noUserForRoot(folder))
}

async function candidates(folder: string): Promise<RunAs[]> {
  const owner = await stat(folder)
  const known = await systemUsers(['postgres', 'nobody'])
  return owner.uid === 0 ? known : [{ kind: 'user', uid: owner.uid, gid: owner.gid }, ...known]
}

async function systemUsers(names: string[]): Promise<RunAs[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const rows = passwd.split('\n').map((line) => line.split(':'))
  return names.flatMap((name) => {
    const [, , uid, gid] = rows.find((row) => row[0] === name) ?? []
    // uid 0 under another name is root all the same
    return uid && gid && uid !== '0' ? [{ kind: 'user' as const, uid: Number(uid), gid: Number(gid) }] : []
  })
}

async function canRun(who: RunAs, folder: string, program: string): Promise<boolean> {
  const script = ['sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', folder, program]
  const common = { cwd: '/', env: { ...ENVIRONMENT } }
  try {
    if (who.kind === 'namespace') await run('unshare', [...NAMESPACE, ...script], common)
    else if (who.kind === 'user') await run('sh', script.slice(1), { ...common, uid: who.uid, gid: who.gid })
    return true
  } catch {
    return false
  }
}

/**
 * Gives `folder` and all in it to the user PostgreSQL will run as (only root can; a no-op when it is theirs already).
 * Throws StartError when an ordinary user meets somebody else's folder.
 */
export async function giveTo(who: RunAs, folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const { uid } = await stat(folder)
  if (who.kind === 'self') {
    if (uid !== process.getuid?.()) throw new StartError(sentences.otherOwner(folder))
    return
  }
  const target = who.kind === 'user' ? who : { uid: 0, gid: 0 }
  if (uid === target.uid) return
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), target.uid, target.gid)
  }
  // The folder itself last: were we interrupted, the next start would see the old owner and begin again.
  await chown(folder, target.uid, target.gid)
}
