/** Finds the Node that runs the product: the pinned one, else a new enough one of the machine. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp } from './say.mjs'

const OLDEST = [22, 22]

/** Path of the Node to run the product with. Throws GiveUp when there is none. @param {string} root */
export function findNode(root) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, `node_modules/node-${platform}-${process.arch}/bin/${file}`)
  // It may be there and not run: on a Linux with another C library, for one.
  if (existsSync(pinned) && versionOf(pinned) !== undefined) return pinned
  for (const candidate of [process.execPath, 'node']) {
    const version = versionOf(candidate)
    if (version !== undefined && isNewEnough(version)) return candidate
  }
  return giveUp(
    `本系统（${process.platform}-${process.arch}）没有随附的 Node，请安装 Node ${OLDEST.join('.')} 或更高版本后重试`,
    `No Node comes along for this system (${process.platform}-${process.arch}); install Node ${OLDEST.join('.')} or newer and try again`,
  )
}

function versionOf(command) {
  if (command === process.execPath) return process.version
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}
