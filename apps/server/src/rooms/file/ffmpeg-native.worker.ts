/**
 * Runs the ffmpeg of the machine: every line of the standard input is a command line (a JSON array of arguments), run by
 * what was handed over as the beginning of all of them. Answers as `ffmpeg-wasm.worker.ts` does. Whoever runs in the
 * sandbox ends with this process.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [program = '', ...before] = process.argv.slice(2)

const answer = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`)

function run(args: string[]): void {
  const child = spawn(program, [...before, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  createInterface({ input: child.stdout }).on('line', (told) => answer({ told }))
  createInterface({ input: child.stderr }).on('line', (stderr) => answer({ stderr }))
  child.once('error', (error) => answer({ stderr: error.message }))
  // 137: ended from outside, as a shell would say it.
  child.once('close', (code) => answer({ ended: code ?? 137 }))
}

createInterface({ input: process.stdin }).on('line', (line) => run(JSON.parse(line)))
