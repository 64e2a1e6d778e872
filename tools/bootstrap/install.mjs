/** Brings node_modules in line with the lock file, and only when it is not already. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, say } from './say.mjs'

const STAMP = 'node_modules/.installed'

/**
 * Installs the packages of `folder` unless they are there. Throws GiveUp when npm fails (offline, no space).
 * @param {string} folder @param {{ zh: string, en: string }} what
 */
export async function ensureInstalled(folder, what) {
  const lockText = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(`${process.platform}-${process.arch}\n${lockText}`).digest('hex')
  const stamp = join(folder, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const lock = JSON.parse(lockText)
  if (!matchesLock(folder, lock)) {
    say(`正在安装${what.zh}（首次约一两分钟）…`, `Installing ${what.en} (a minute or two the first time)…`)
    await install(folder, lock)
  }
  writeFileSync(stamp, wanted)
}

/**
 * True when what npm says it installed is what the lock file wants: somebody who ran `npm install` by hand must not
 * wait for a second installation. Optional packages may be absent (another platform's), but not of another version.
 */
function matchesLock(folder, lock) {
  const hidden = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return Boolean(wanted.optional || wanted.devOptional || wanted.peer)
    return found.link === wanted.link && found.version === wanted.version
  })
}

/**
 * `npm ci` refuses a lock file that lacks the binaries of other platforms, as one written against a mirror without
 * them does; then `npm install` takes from it all that it names, and leaves the file alone.
 */
function namesEveryPlatform(lock) {
  return Object.entries(lock.packages).every(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every((name) => isLocked(lock, path, name)),
  )
}

/** Looks where Node would: beside the package, then one level up at a time. */
function isLocked(lock, path, name) {
  if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`] !== undefined) return true
  if (path === '') return false
  const above = path.lastIndexOf('node_modules/')
  return isLocked(lock, above > 0 ? path.slice(0, above - 1) : '', name)
}

async function install(folder, lock) {
  const how = namesEveryPlatform(lock) ? ['ci'] : ['install', '--no-save']
  // npm tries an unreachable registry for many minutes; its cache either holds everything or it is told at once.
  const source = (await isOffline(folder)) ? '--offline' : '--prefer-offline'
  const args = [...how, '--no-audit', '--no-fund', source, '--loglevel=error']
  const started = Date.now()
  const beat = setInterval(() => {
    // npm draws its own progress on a terminal; a log would stay silent for a minute.
    if (process.stdout.isTTY) return
    const seconds = Math.round((Date.now() - started) / 1000)
    say(`仍在安装（${seconds} 秒）…`, `still installing (${seconds} s)…`)
  }, 15_000)
  const { code } = await runNpm(args, folder, 'inherit')
  clearInterval(beat)
  if (code === 0) return
  giveUp(
    '依赖安装失败：请检查网络（或 npm 镜像设置）和磁盘空间，然后重新运行同一命令',
    'The packages could not be installed: check the network (or the npm mirror) and the disk, then run the same command again',
  )
}

/** True when npm, with its own proxy and certificate settings, finds no way to the registry. */
async function isOffline(folder) {
  const { code, output } = await runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=15000'], folder, 'pipe')
  return code !== 0 && /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT/.test(output)
}

/** @param {string[]} args @param {string} folder @param {'inherit' | 'pipe'} stdio */
function runNpm(args, folder, stdio) {
  // Started by npm, the same npm is used; its script needs no shell.
  const script = process.env.npm_execpath
  const [command, ...rest] = script && /\.c?js$/.test(script) ? [process.execPath, script, ...args] : ['npm', ...args]
  // npm reads its settings from these variables too: those of the outer run must not reach the inner one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle)_/.test(name)),
  )
  return new Promise((resolve) => {
    const child = spawn(command, rest, { cwd: folder, env, stdio, shell: process.platform === 'win32' })
    let output = ''
    const listen = (chunk) => {
      output += chunk
    }
    if (stdio === 'pipe') for (const stream of [child.stdout, child.stderr]) stream.on('data', listen)
    child.once('error', () => resolve({ code: 1, output }))
    child.once('close', (code) => resolve({ code: code === null ? 1 : code, output }))
  })
}
