/** Hands the terminal over to another process and ends as that one ends. */
import { spawn } from 'node:child_process'
import { watchNpm } from './npm-watch.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const FOLLOW = new URL('./follow-parent.mjs', import.meta.url).href

/** Signals this close together are one: a Ctrl-C comes from the terminal and again from npm. */
const SAME_SIGNAL_MS = 1_000

/**
 * Runs the script `args` on `node` in our place and ends this process with its exit code. The script gets a process
 * group of its own, so that a signal reaches it through us, exactly once, and it can stop in good order; should we be
 * killed outright it is told by follow-parent.mjs.
 * @param {string} node @param {string[]} args @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function handOver(node, args, options) {
  const child = spawn(node, [`--import=${FOLLOW}`, ...args], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let last = 0
  const pass = (signal) => {
    if (Date.now() - last < SAME_SIGNAL_MS) return
    last = Date.now()
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  watchNpm(() => pass('SIGTERM'))
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    for (const name of SIGNALS) process.removeListener(name, pass)
    if (signal !== null) process.kill(process.pid, signal)
    else process.exit(code === null ? 1 : code)
  })
}
