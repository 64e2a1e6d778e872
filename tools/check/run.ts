/** Running a check's command and keeping what it printed. */
import { spawn } from 'node:child_process'

export interface Outcome {
  ok: boolean
  /** What a person needs to read when it failed. */
  output: string
}

export interface Check {
  name: string
  run: () => Promise<Outcome>
}

/** A check that is a command of one of the tools in node_modules, run by this very Node. */
export const command = (name: string, script: string, ...args: string[]): Check => ({
  name,
  run: () =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, FORCE_COLOR: '0' },
      })
      const chunks: Buffer[] = []
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
      child.on('error', reject)
      child.on('close', (status) =>
        resolve({ ok: status === 0, output: Buffer.concat(chunks).toString('utf8').trim() }),
      )
    }),
})

/** A check that reads files itself and names each fault in a line of its own. */
export const reading = (name: string, faults: () => string[] | Promise<string[]>): Check => ({
  name,
  run: async () => {
    const found = await faults()
    return { ok: found.length === 0, output: found.join('\n') }
  },
})
