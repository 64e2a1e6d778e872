/** A real S3 server for tests, with one bucket in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Configuration } from '@portal/server/src/platform/storage/s3.ts'
import S3rver from 's3rver'

export interface S3Server {
  configuration: S3Configuration
  /** The same as environment variables. */
  variables: Record<string, string>
  close(): Promise<void>
}

const BUCKET = 'portal-files'
/** The server knows this pair only. */
const KEY = 'S3RVER'

/** Starts the server on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'))
  const buckets = [{ name: BUCKET, configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
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
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
