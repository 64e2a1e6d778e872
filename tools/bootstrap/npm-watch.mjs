/** Notices that the npm which runs us was told to stop: it passes a signal no further than to the shell between us. */
import { readFileSync } from 'node:fs'

const INTERVAL_MS = 500

/** Calls `stop` once when npm, or its shell, has ended before us. Does nothing when npm did not start us. @param {() => void} stop */
export function watchNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const npm = parentOfShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return
    clearInterval(timer)
    stop()
  }, INTERVAL_MS)
  timer.unref()
}

/** Linux only: npm's process number where a shell stands between it and us. */
function parentOfShell(pid) {
  try {
    // "pid (name) state parent …"
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return /^(ba|da|a|z)?sh$/.test(name) ? Number(parent) : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
