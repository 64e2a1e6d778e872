/**
 * FFmpeg in WebAssembly, for the videos of strangers: a process that may read and write one folder. Every line of its
 * standard input is a command line (a JSON array of arguments); it answers lines of JSON, the last of which tells the end.
 * The program reaches what is handed to it here and nothing else: this folder, a clock, chance, and its own memory.
 */
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Core, FileSystem, Node, NodeOperations, StreamOperations } from '@ffmpeg/core'

const [script = '', binary = '', folder = ''] = process.argv.slice(2)

const DIRECTORY = 0o040_777
const FILE = 0o100_666
/** Of the open flags: what a file is opened for. */
const ACCESS = 3
const BLOCK = 4096
/** Emscripten's numbers; anything else is an error of the device. */
const ERRORS: Record<string, number> = {
  ENOENT: 44,
  EEXIST: 20,
  EACCES: 2,
  ERR_ACCESS_DENIED: 2,
  ENOSPC: 51,
  EDQUOT: 19,
}
const DEVICE_ERROR = 29
const INVALID = 28

type Asked = <Result>(work: () => Result) => Result

/** Does something on the disk, and tells of what fails by Emscripten's numbers. */
const askingFor =
  (FS: FileSystem): Asked =>
  (work) => {
    try {
      return work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      throw new FS.ErrnoError(ERRORS[code] ?? DEVICE_ERROR)
    }
  }

/** Files that are open. */
function streamsOf(FS: FileSystem, asked: Asked, pathOf: (node: Node) => string): StreamOperations {
  return {
    open(stream) {
      stream.nfd = asked(() => openSync(pathOf(stream.node), (stream.flags & ACCESS) === 0 ? 'r' : 'r+'))
    },
    close(stream) {
      const { nfd } = stream
      if (nfd !== undefined) asked(() => closeSync(nfd))
    },
    read: ({ nfd = -1 }, bytes, offset, length, position) =>
      asked(() => readSync(nfd, bytes, offset, length, position)),
    write: ({ nfd = -1 }, bytes, offset, length, position) =>
      asked(() => writeSync(nfd, bytes, offset, length, position)),
    llseek({ nfd = -1, position }, offset, whence) {
      const from = whence === 0 ? 0 : whence === 1 ? position : asked(() => fstatSync(nfd).size)
      if (from + offset < 0) throw new FS.ErrnoError(INVALID)
      return from + offset
    },
  }
}

/** The folder as the program's file system: flat, without links, without anything above it. */
function folderSystem(FS: FileSystem): { mount(): Node } {
  const asked = askingFor(FS)
  const isRoot = (node: Node): boolean => node.parent === node
  const pathOf = (node: Node): string => (isRoot(node) ? folder : join(folder, node.name))

  const nodeOperations: NodeOperations = {
    getattr(node) {
      const { size, mtime } = asked(() => statSync(pathOf(node)))
      const times = { atime: mtime, mtime, ctime: mtime }
      const blocks = { blksize: BLOCK, blocks: Math.ceil(size / BLOCK) }
      return { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size, ...times, ...blocks }
    },
    setattr(node, { size }) {
      if (size !== undefined) asked(() => truncateSync(pathOf(node), size))
    },
    lookup(parent, name) {
      asked(() => statSync(join(folder, name)))
      return createNode(parent, name, FILE)
    },
    mknod(parent, name) {
      asked(() => closeSync(openSync(join(folder, name), 'wx')))
      return createNode(parent, name, FILE)
    },
    rename(node, _, name) {
      asked(() => renameSync(pathOf(node), join(folder, name)))
      node.name = name
    },
    unlink(_, name) {
      asked(() => unlinkSync(join(folder, name)))
    },
  }
  const streamOperations = streamsOf(FS, asked, pathOf)
  function createNode(parent: Node | null, name: string, mode: number): Node {
    const node = FS.createNode(parent, name, mode, 0)
    node.node_ops = nodeOperations
    node.stream_ops = streamOperations
    return node
  }
  return { mount: () => createNode(null, '/', DIRECTORY) }
}

const answer = (line: object): number => writeSync(1, `${JSON.stringify(line)}\n`)

// It was made for a browser's worker, and asks for its address. What could reach a network is taken away.
Object.assign(globalThis, {
  self: { location: { href: '' } },
  WebSocket: undefined,
  fetch: undefined,
  EventSource: undefined,
})
const module = new WebAssembly.Module(readFileSync(binary))
const { default: createCore } = (await import(pathToFileURL(script).href)) as typeof import('@ffmpeg/core')

/** A program that has just begun: nothing is left of the command before. */
async function begin(): Promise<Core> {
  const core = await createCore({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance)
      return instance.exports
    },
  })
  core.setLogger(({ message, type }) => {
    // So it ends, well or badly.
    if (message !== 'Aborted()') answer(type === 'stdout' ? { told: message } : { stderr: message })
  })
  core.FS.mkdir('/work')
  core.FS.mount(folderSystem(core.FS), {}, '/work')
  core.FS.chdir('/work')
  return core
}

async function run(args: string[]): Promise<number> {
  try {
    const core = await begin()
    return core.exec(...args) === 0 ? 0 : 1
  } catch (error) {
    answer({ stderr: String(error) })
    return 1
  }
}

let rest = ''
process.stdin.setEncoding('utf8')
for await (const text of process.stdin) {
  const lines = (rest + text).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) answer({ ended: await run(JSON.parse(line)) })
}
