/** A real S3 server for tests, with one bucket in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Configuration } from '@portal/server/src/platform/storage/s3.ts'
import S3rver from 's3rver'

export interface S3Server {
  configuration: S3Configuration
  /** The same as environment variables. */
  variables: Record<string, string>
  /** From now on there is (no) room for anything more. */
  fill(isFull: boolean): void
  close(): Promise<void>
}

const BUCKET = 'portal-files'
/** The server knows this pair only. */
const KEY = 'S3RVER'

const FULL =
  '<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive threshold.</Message></Error>'

/** Stands before the server: where it is full, nothing more is written, as servers do it whose disks are full. */
async function startGate(port: number, isFull: () => boolean): Promise<Server> {
  const gate = createServer((request, response) => {
    if (isFull() && (request.method === 'PUT' || request.method === 'POST')) {
      request.resume()
      request.on('end', () => response.writeHead(507, { 'content-type': 'application/xml' }).end(FULL))
      return
    }
    const { method, url, headers } = request
    const onward = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((listening) => gate.listen(0, '127.0.0.1', listening))
  return gate
}

/** Starts the server on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'))
  const buckets = [{ name: BUCKET, configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets })
  let full = false
  const gate = await startGate((await server.run()).port, () => full)
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`
  return {
    configuration: {
      endpoint: new URL(endpoint),
      region: 'us-east-1',
      bucket: BUCKET,
      accessKey: KEY,
      secretKey: KEY,
      forcePathStyle: true,
    },
    variables: { S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_ACCESS_KEY: KEY, S3_SECRET_KEY: KEY },
    fill(isFull) {
      full = isFull
    },
    async close() {
      gate.close()
      gate.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
