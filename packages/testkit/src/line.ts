/** A line to a server that counts what goes over it, and can be cut: a bad connection on purpose. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line between people and a server. */
export interface Line {
  origin: string
  /** Bytes sent to the server so far. */
  sent(): number
  /** Cuts every connection once that many more bytes were sent; those that come later stand. */
  cutAfter(bytes: number): void
  /** How often it was cut. */
  cuts(): number
  close(): void
}

/** Lays a line to a server that counts what is sent over it, and can be cut. */
export async function lineTo(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin)
  const ends = new Set<Socket>()
  let sent = 0
  let cutAt = Infinity
  let cuts = 0
  const cut = (): void => {
    for (const end of ends) end.resetAndDestroy()
    ends.clear()
  }
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => ends.delete(end))
    }
    near.on('data', (bytes) => {
      sent += bytes.length
      if (sent >= cutAt) {
        cutAt = Infinity
        cuts += 1
        return cut()
      }
      if (!far.write(bytes)) near.pause()
    })
    far.on('drain', () => near.resume())
    far.pipe(near)
    near.on('end', () => far.end())
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    sent: () => sent,
    cuts: () => cuts,
    cutAfter(bytes: number): void {
      cutAt = sent + bytes
    },
    close(): void {
      cut()
      line.close()
    },
  }
}
