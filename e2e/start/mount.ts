/** Disks that are small or read-only, and homes that nobody else may enter: mounts in a namespace of their own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const PRIVATE = ['--mount', '--propagation', 'private']

/** Why mounts cannot be made here, undefined when they can. */
export function whyNoMounts(): string | undefined {
  const { status } = spawnSync('unshare', [...PRIVATE, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
  return status === 0 ? undefined : 'mounting needs root with CAP_SYS_ADMIN'
}

export interface Mounted {
  /** Prefix of a command line that runs it where the mounts are seen. */
  inside: string[]
  /** Where the test itself reaches a path as it is inside. */
  seen(path: string): string
  /** Runs a shell script inside. */
  shell(script: string): void
  /** Takes the mounts away. */
  end(): void
}

/** Runs `script` (its mounts) in a mount namespace and keeps that alive until `end()`. */
export async function mounted(script: string): Promise<Mounted> {
  const words = [...PRIVATE, 'sh', '-c', `${script} && echo mounted && exec sleep 1000`]
  const holder: ChildProcess = spawn('unshare', words, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (holder.stdout === null) throw new Error('no output')
  await once(holder.stdout, 'data')
  const enter = [`--target=${holder.pid}`, '--mount', '--']
  return {
    inside: ['nsenter', ...enter],
    seen: (path) => `/proc/${holder.pid}/root${path}`,
    shell: (line) => {
      const { status, stderr } = spawnSync('nsenter', [...enter, 'sh', '-c', line], { encoding: 'utf8' })
      if (status !== 0) throw new Error(`${line}: ${stderr}`)
    },
    end: () => holder.kill('SIGKILL'),
  }
}
