/** Where the videos of strangers are decoded: one folder, no network, bounded memory, whatever the video does to ffmpeg. */
import { execFile } from 'node:child_process'
import { access, constants, mkdtemp, realpath, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Bytes that ffmpeg may take; WebAssembly of the package is bounded to the same by itself. */
const MOST_BYTES = 2 * 1024 ** 3
/** Megabytes of the process around WebAssembly: it hands things on. */
const HEAP_MEGABYTES = 128
const PAGE_BYTES = 65_536

const workerFile = (name: string): string =>
  fileURLToPath(new URL(`./${name}.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url))

/** The arguments that begin a session with FFmpeg in WebAssembly, which works on `folder`. */
export function wasmCommand(folder: string, mostBytes = MOST_BYTES): string[] {
  const runner = workerFile('ffmpeg-wasm')
  const { resolve } = createRequire(import.meta.url)
  const binary = resolve('@ffmpeg/core/wasm')
  const script = join(dirname(binary), 'ffmpeg-core.js')
  const readable = [runner, script, binary, join(folder, '*')].map((path) => `--allow-fs-read=${path}`)
  const bounds = [`--max-old-space-size=${HEAP_MEGABYTES}`, `--wasm-max-mem-pages=${mostBytes / PAGE_BYTES}`]
  const allowed = ['--permission', ...readable, `--allow-fs-write=${join(folder, '*')}`]
  const guarded = [process.execPath, workerFile('ffmpeg-guard'), process.execPath]
  return [...guarded, ...allowed, ...bounds, runner, script, binary, folder]
}

/** The arguments that begin a session with a program of the machine, outside of any sandbox. */
export const nativeCommand = (...command: string[]): string[] => [
  process.execPath,
  workerFile('ffmpeg-guard'),
  process.execPath,
  workerFile('ffmpeg-native'),
  ...command,
]

/** What a program of the machine needs to run: libraries, and where they are noted. */
const LIBRARIES = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/usr/local/lib',
  '/etc/ld.so.cache',
  '/etc/alternatives',
]

/** The arguments that run a program of the machine where it sees its libraries and `folder`, and nobody sees it. */
export function sandboxed(program: string, folder: string, mostBytes = MOST_BYTES): string[] {
  const bounds = ['prlimit', `--as=${mostBytes}`, '--core=0']
  const alone = ['bwrap', '--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--proc', '/proc']
  const libraries = LIBRARIES.flatMap((path) => ['--ro-bind-try', path, path])
  const seen = ['--ro-bind', program, program, '--bind', folder, '/work', '--chdir', '/work']
  return [...bounds, ...alone, ...libraries, ...seen, program]
}

const succeeds = (command: readonly string[]): Promise<string | null> =>
  execute(command[0] ?? '', command.slice(1), { timeout: 20_000 }).then(
    ({ stdout }) => stdout,
    () => null,
  )

/** Said by a shell inside: it does not see the file, has no way into a network, and is held to its memory. */
const TRIAL =
  '[ ! -e "$1" ] && [ "$(ulimit -v)" = "$2" ] && { read -r title; ! read -r route; } < /proc/net/route && echo held'

/** The program's own file, as given or as found on the search path. */
async function fileOf(program: string, searchPath: string): Promise<string | null> {
  const candidates = program.includes('/') ? [program] : searchPath.split(delimiter).map((one) => join(one, program))
  for (const candidate of candidates) {
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return realpath(candidate)
  }
  return null
}

/**
 * The file of an ffmpeg of the machine that can be kept in a sandbox, tried out; null when there is none, when it was
 * built without H.264, or when this machine does not give the sandbox (Windows, macOS, most containers).
 */
export async function sandboxableFfmpeg(program: string, searchPath: string): Promise<string | null> {
  const [file, shell] = [await fileOf(program, searchPath), await fileOf('sh', searchPath)]
  if (process.platform !== 'linux' || file === null || shell === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'portal-sandbox-'))
  try {
    const ownFile = fileURLToPath(import.meta.url)
    const trial = ['-c', TRIAL, 'sh', ownFile, String(MOST_BYTES / 1024)]
    if ((await succeeds([...sandboxed(shell, folder), ...trial]))?.trim() !== 'held') return null
    const encoders = (await succeeds([...sandboxed(file, folder), '-hide_banner', '-encoders'])) ?? ''
    return /\blibx264\b/.test(encoders) && /\baac\b/.test(encoders) ? file : null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
