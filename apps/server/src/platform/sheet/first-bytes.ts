import { open } from 'node:fs/promises'

/** The first bytes of a file: fewer than `count` when it is shorter. */
export async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
