/** Resumable uploads in tests, request by request. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Media, mediaList, UPLOAD_PATH, type UploadKind } from '@portal/contract/file'
import { type Answer, type Client, readAnswer } from './client.ts'
import { until } from './until.ts'

const TUS = { 'tus-resumable': '1.0.0' }
const base64 = (text: string): string => Buffer.from(text).toString('base64')

export interface Announcement {
  /** An UploadKind, or what is none. */
  kind: string
  name: string
  bytes: number
}

/** Begins an upload; answers the raw response. */
export const beginUpload = (client: Client, { kind, name, bytes }: Announcement): Promise<Response> =>
  client.fetch(UPLOAD_PATH, {
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': String(bytes),
      'upload-metadata': `kind ${base64(kind)},name ${base64(name)}`,
    },
  })

/** Begins an upload and answers its address. */
export async function uploadAddressOf(client: Client, announcement: Announcement): Promise<string> {
  const response = await beginUpload(client, announcement)
  const address = response.headers.get('location')
  if (response.status !== 201 || address === null) {
    throw new Error(`the upload was not begun: ${response.status} ${await response.text()}`)
  }
  return address
}

/** Sends bytes from `offset` on; answers the raw response. */
export const sendBytes = (
  client: Client,
  address: string,
  offset: number,
  body: Uint8Array | ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): Promise<Response> =>
  client.fetch(address, {
    method: 'PATCH',
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
    ...(body instanceof Uint8Array ? {} : { duplex: 'half' }),
    ...(signal ? { signal } : {}),
  } as RequestInit)

/** Where an upload stands; null when there is none (any more). */
export async function offsetOf(client: Client, address: string): Promise<number | null> {
  const response = await client.fetch(address, { method: 'HEAD', headers: TUS })
  return response.ok ? Number(response.headers.get('upload-offset')) : null
}

export const cancelUpload = (client: Client, address: string): Promise<Response> =>
  client.fetch(address, { method: 'DELETE', headers: TUS })

/** Uploads a whole file in one go; answers the answer to its bytes. */
export async function uploadWhole(
  client: Client,
  kind: UploadKind,
  name: string,
  bytes: Uint8Array,
): Promise<{ address: string; response: Response }> {
  const address = await uploadAddressOf(client, { kind, name, bytes: bytes.length })
  return { address, response: await sendBytes(client, address, 0, bytes) }
}

/** The envelope of a refusal. */
export const refusalOf = async (response: Response): Promise<Pick<Answer<unknown>, 'status' | 'code' | 'message'>> => {
  const { status, code, message } = await readAnswer(response)
  return { status, code, message }
}

/** The id of the file that an upload makes. */
export const idOf = (address: string): string => address.split('/').at(-1) ?? ''

/** The file as somebody sees it; undefined for whoever may not. */
export const mediaOf = async (client: Client, address: string): Promise<Media | undefined> =>
  (await client.call(mediaList, { body: { fileIds: [idOf(address)] } }))[0]

/** The first document that is checked waits for the thread that looks into documents. */
const PATIENCE_MS = 60_000

/** The file once it is checked. */
export const settled = (client: Client, address: string): Promise<Media> =>
  until(
    'the file to be checked',
    async () => {
      const media = await mediaOf(client, address)
      return media && media.state !== 'checking' ? media : null
    },
    PATIENCE_MS,
  )

/** What lies in the storage of an upload that is not complete. */
export const piecesOf = (dataDir: string, address: string): Promise<string[]> =>
  readdir(join(dataDir, 'files/upload', idOf(address).slice(0, 2), idOf(address))).catch(() => [])
