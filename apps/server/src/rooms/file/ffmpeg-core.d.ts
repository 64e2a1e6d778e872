/** The parts of FFmpeg in WebAssembly, and of Emscripten's file system, that are used here; the package brings no types. */
declare module '@ffmpeg/core' {
  export interface Node {
    id: number
    name: string
    mode: number
    parent: Node
    node_ops: NodeOperations
    stream_ops: StreamOperations
  }
  export interface Stream {
    node: Node
    flags: number
    position: number
    /** Of the file system that opened it. */
    nfd?: number
  }
  export interface NodeOperations {
    getattr(node: Node): object
    setattr(node: Node, attributes: { size?: number }): void
    lookup(parent: Node, name: string): Node
    mknod(parent: Node, name: string, mode: number, device: number): Node
    rename(node: Node, parent: Node, name: string): void
    unlink(parent: Node, name: string): void
  }
  export interface StreamOperations {
    open(stream: Stream): void
    close(stream: Stream): void
    /** `bytes` is the memory of the program; answers how many were read or written. */
    read(stream: Stream, bytes: Int8Array, offset: number, length: number, position: number): number
    write(stream: Stream, bytes: Int8Array, offset: number, length: number, position: number): number
    llseek(stream: Stream, offset: number, whence: number): number
  }
  export interface FileSystem {
    ErrnoError: new (errno: number) => Error
    createNode(parent: Node | null, name: string, mode: number, device: number): Node
    mkdir(path: string): void
    chdir(path: string): void
    mount(type: { mount(): Node }, options: object, path: string): void
  }
  export interface Core {
    FS: FileSystem
    setLogger(hear: (line: { type: string; message: string }) => void): void
    /** Runs a command line to its end; answers the program's exit code, -1 when it was aborted. */
    exec(...args: string[]): number
  }
  export interface Options {
    /** Takes the place of fetching and compiling. */
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object
  }
  export default function createCore(options: Options): Promise<Core>
}
