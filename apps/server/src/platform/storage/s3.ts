/** Storage in a bucket of S3, or of anything that speaks like it. Loaded only where one is configured. */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { assertKey, type Storage, StorageFullError } from '../storage.ts'

export interface S3Configuration {
  /** Where it is; null: Amazon's own, by the region. */
  endpoint: URL | null
  region: string
  bucket: string
  accessKey: string
  secretKey: string
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  forcePathStyle: boolean
}

/** Bytes sent in one request, and the memory that a stream of unknown length takes. S3 allows 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024
const DELETIONS_AT_ONCE = 16
const FULL = new Set(['XMinioStorageFull', 'XAmzStorageFull', 'QuotaExceeded', 'InsufficientCapacity', 'StorageFull'])

const statusOf = (error: unknown): number | undefined => {
  const metadata: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  const status = metadata !== null && typeof metadata === 'object' ? Reflect.get(metadata, 'httpStatusCode') : undefined
  return typeof status === 'number' ? status : undefined
}
const isMissing = (error: unknown): boolean => statusOf(error) === 404
const explained = (error: unknown): unknown =>
  error instanceof Error && (FULL.has(error.name) || statusOf(error) === 507) ? new StorageFullError(error) : error

/** The chunks of a stream in portions of at least `PART_BYTES`, the last one aside. */
async function* portions(stream: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    held.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size < PART_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  yield Buffer.concat(held)
}

/** Puts objects whose length nobody knows beforehand. */
function createWriter(client: S3Client, Bucket: string) {
  const putWhole = async (Key: string, Body: Uint8Array): Promise<void> =>
    void (await client.send(new PutObjectCommand({ Bucket, Key, Body })))

  async function putParts(Key: string, first: Buffer, rest: AsyncGenerator<Buffer>): Promise<void> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
    const target = { Bucket, Key, UploadId }
    const Parts: CompletedPart[] = []
    const send = async (Body: Buffer): Promise<void> => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...target, PartNumber, Body }))
      Parts.push({ PartNumber, ETag })
    }
    try {
      await send(first)
      for await (const portion of rest) if (portion.length > 0) await send(portion)
      await client.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }))
    } catch (error) {
      // Parts that never became an object cost room; where they cannot be removed the bucket's own rules do it.
      await client.send(new AbortMultipartUploadCommand(target)).catch(() => undefined)
      throw error
    }
  }

  return async function put(key: string, content: Readable | Uint8Array): Promise<void> {
    if (content instanceof Uint8Array) return putWhole(key, content)
    const rest = portions(content)
    const { value: first } = await rest.next()
    if (!first || first.length < PART_BYTES) return putWhole(key, first ?? new Uint8Array())
    await putParts(key, first, rest)
  }
}

/** One by one: not every server removes many in one request. */
function createRemover(client: S3Client, Bucket: string) {
  const remove = async (Key: string): Promise<void> =>
    void (await client.send(new DeleteObjectCommand({ Bucket, Key })))

  async function removeUnder(Prefix: string): Promise<void> {
    for (let ContinuationToken: string | undefined; ; ) {
      const found = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      const keys = (found.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
      for (let at = 0; at < keys.length; at += DELETIONS_AT_ONCE) {
        await Promise.all(keys.slice(at, at + DELETIONS_AT_ONCE).map(remove))
      }
      if (!found.IsTruncated) return
      ContinuationToken = found.NextContinuationToken
    }
  }

  return (key: string): Promise<void> => (key.endsWith('/') ? removeUnder(key) : remove(key))
}

/** Without checksums beyond the signature: they are Amazon's own, and other servers refuse them. */
const connect = ({ endpoint, region, accessKey, secretKey, forcePathStyle }: S3Configuration): S3Client =>
  new S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint: endpoint.href } : {}),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

/** Storage in a bucket that exists. */
export function createS3Storage(configuration: S3Configuration): Storage & { close(): void } {
  const { bucket: Bucket } = configuration
  const client = connect(configuration)
  const write = createWriter(client, Bucket)
  const remove = createRemover(client, Bucket)

  const storage: Storage & { close(): void } = {
    async put(key, content) {
      assertKey(key)
      try {
        await write(key, content)
      } catch (error) {
        throw explained(error)
      }
    },
    async stat(key) {
      assertKey(key)
      try {
        const { ContentLength = 0, LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key: key }))
        return { bytes: ContentLength, modifiedAt: LastModified ?? new Date(0) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async get(key, range) {
      assertKey(key)
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
      return Body as Readable
    },
    read: async (key) => buffer(await storage.get(key)),
    exists: async (key) => (await storage.stat(key)) !== null,
    async delete(key) {
      assertKey(key)
      await remove(key)
    },
    async probe() {
      const key = `probe-${crypto.randomUUID()}`
      await storage.put(key, new Uint8Array([1]))
      await storage.delete(key)
    },
    close: () => client.destroy(),
  }
  return storage
}
