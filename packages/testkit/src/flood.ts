/** A body that is far too large, sent the way a socket sends it: until the server has answered or hung up. */
import { request } from 'node:http'

const PIECE = Buffer.alloc(256 * 1024, 0x20)

export interface FloodAnswer {
  status: number
  text: string
  /** Bytes that went out before the answer came. */
  sent: number
}

/** An answer can be lost with the connection that is closed behind it; the next one may come through. */
const ATTEMPTS = 5
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')

interface Flood {
  method: string
  headers: Record<string, string>
  bytes: number
  announced: boolean
  first?: Buffer
}

/** Sends up to `bytes`, announced by Content-Length or (`announced: false`) in chunks. */
export async function flood(url: string, options: Flood): Promise<FloodAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pourInto(url, options)
    } catch (error) {
      if (!isCutOff(error) || attempt === ATTEMPTS) throw error
    }
  }
}

function pourInto(
  url: string,
  { method, headers, bytes, announced, first = Buffer.alloc(0) }: Flood,
): Promise<FloodAnswer> {
  return new Promise((done, fail) => {
    const length = announced ? { 'content-length': String(bytes) } : { 'transfer-encoding': 'chunked' }
    const outgoing = request(url, { method, headers: { ...headers, ...length }, agent: false })
    let sent = 0
    let over = false
    outgoing.on('response', (response) => {
      over = true
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      const finish = () => {
        outgoing.destroy()
        done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8'), sent })
      }
      response.on('end', finish)
      response.on('error', finish)
    })
    // The server may hang up while pieces are on their way; what it said before counts.
    outgoing.on('error', (error) => void (over || fail(error)))
    const pour = () => {
      while (!over && sent < bytes) {
        const piece = sent === 0 && first.length > 0 ? first : PIECE.subarray(0, Math.min(PIECE.length, bytes - sent))
        sent += piece.length
        if (!outgoing.write(piece)) return void outgoing.once('drain', pour)
      }
      if (!over) outgoing.end()
    }
    pour()
  })
}
